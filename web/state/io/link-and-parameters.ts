import { lazy } from "../../engine/lazy.js";

/** What reads and writes a state as a link or a file, and as parameters. Only what comes from outside, or goes there, needs it. */
export const link = lazy(() => import("./link/index.js"));
export const parameters = lazy(() => import("./parameters/index.js"));
