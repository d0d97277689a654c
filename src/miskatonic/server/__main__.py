"""`python -m miskatonic.server` is the same as `miskatonic serve`."""

import sys

from miskatonic.server.run import serve

# Worker processes may import this module, and must not start a server.
if __name__ == "__main__":
    sys.exit(serve(sys.argv[1:]))
