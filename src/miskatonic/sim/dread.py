"""Death May Die in the arena: every episode against every Elder One."""

from miskatonic.sim.watch import Watch


class DreadWatch(Watch):
    """What tells bots apart is where they win."""

    together = True
    varied = ("episode", "elder_one")
