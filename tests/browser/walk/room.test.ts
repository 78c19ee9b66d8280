import { walk } from "./walk.js";

walk("room");
