"""The games as environments of other libraries, each by an extra of its own.

    from miskatonic.adapters import pettingzoo          pip install "miskatonic[pettingzoo]"
    from miskatonic.adapters import openspiel           pip install "miskatonic[openspiel]"

Nothing here knows a rule: legality is the options of the open decision, and what a seat may know is
its view and its row of numbers. Where a library is missing, importing its adapter says so.
"""


def missing(extra: str, error: ImportError) -> ImportError:
    """What is raised instead: it names the extra that brings the library."""
    return ImportError(
        f'the extra {extra} is not installed ({error}); pip install "miskatonic[{extra}]"'
    )
