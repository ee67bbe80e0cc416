// The page's one script that comes before its first pixel. The build makes a classic one of it, so its order holds.

import "./first.js";
import "./look.js";
import "./shell.js";
