"""`python -m miskatonic` runs the command line."""

import sys

from miskatonic.cli import main

sys.exit(main())
