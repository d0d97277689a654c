"""Adapters that offer the games as environments of other libraries; each library is an extra.

    from miskatonic.research.adapters import pettingzoo  pip install "miskatonic[pettingzoo]"
    from miskatonic.research.adapters import openspiel   pip install "miskatonic[openspiel]"

Nothing here knows a rule: the legal actions are the options of the open decision, and a seat knows
its view and its row of numbers. Importing an adapter without its library raises an ImportError that
names the extra.
"""


def missing(extra: str, error: ImportError) -> ImportError:
    """Return the ImportError that names the missing extra."""
    return ImportError(
        f'the extra {extra} is not installed ({error}); pip install "miskatonic[{extra}]"'
    )
