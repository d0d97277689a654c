"""`python -m miskatonic.server` serves, as `miskatonic serve` does."""

import sys

from miskatonic.server.run import serve

# The bots' processes import this module, too, and must not serve.
if __name__ == "__main__":
    sys.exit(serve(sys.argv[1:]))
