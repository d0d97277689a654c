"""`miskatonic mcp`: run an MCP server on stdin and stdout, for one bot."""

import argparse
import os
from typing import Final

from miskatonic.cli.usage import BadUsage
from miskatonic.research.agents.bot_client import BotClient
from miskatonic.text import Texts

VARIABLE: Final = "MISKATONIC_TOKEN"


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    token = arguments.token or os.environ.get(VARIABLE, "")
    if not token:
        raise BadUsage(texts("bad-token-missing", variable=VARIABLE))
    try:
        # Imported here because it needs an optional extra.
        from miskatonic.research.agents.mcp_server import build  # noqa: PLC0415
    except ImportError as error:
        raise BadUsage(texts("bad-extra", extra="mcp", reason=str(error))) from None
    build(BotClient(arguments.server, token)).run("stdio")
    return 0
