"""Death May Die in the arena: every episode against every Elder One."""

from miskatonic.sim.watch import Watch


class DreadWatch(Watch):
    """All at the table win or lose together, so what tells bots apart is where they do."""

    varied = ("episode", "elder_one")
