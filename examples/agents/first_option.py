"""The smallest agent: it always takes the first option, and never says anything.

miskatonic evaluate arkham-ritual --agent "python examples/agents/first_option.py"
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "choose":
        answer = {"choice": question["options"][0]["choice"]}
    else:
        answer = {"claim": None}
    print(json.dumps(answer), flush=True)
