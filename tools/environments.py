"""`python -m tools.environments` notes the fingerprint of every research environment.

Where one has changed, raise `environment` in the manifest of its game first, unless no release had
it: what was measured in the old version must not be compared with the new one.
"""

import json
from pathlib import Path
from typing import Final

from miskatonic.agents.environments import fingerprint
from miskatonic.agents.evaluation import environment_id
from miskatonic.games import GAMES

FILE: Final = Path(__file__).resolve().parents[1] / "tests" / "agents" / "environments.json"


def main() -> None:
    found = {environment_id(game): fingerprint(game) for game in GAMES}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    for name, number in found.items():
        print(name, number)


if __name__ == "__main__":
    main()
