/** Prints what the sounds measure, as JSON, for `python -m tools.sounds`. */

import { createServer } from "vite";

