import { walk } from "./walk.js";

walk("signs");
