import { walk } from "./walk.js";

walk("hall");
