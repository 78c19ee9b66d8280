import { walk } from "./walk.js";

walk("page");
