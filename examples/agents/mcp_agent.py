"""An agent as an MCP server: its tool `answer` gets each question.

miskatonic evaluate arkham-ritual --agent "mcp:python examples/agents/mcp_agent.py"
"""

import json
from typing import Any

from mcp.server import MCPServer

server: MCPServer[Any] = MCPServer("last option", log_level="WARNING")


@server.tool(structured_output=False)
def answer(question: dict[str, Any]) -> str:
    """Choose the last option, and never speak."""
    if question["type"] == "speak":
        return json.dumps({"claim": None})
    return json.dumps({"choice": question["options"][-1]["name"]})


if __name__ == "__main__":
    server.run("stdio")
