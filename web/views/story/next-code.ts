import { lazy } from "../../engine/lazy.js";

/** What says how a run has ended, what can be done about that, and what to try next. It loads with the first visit. */
export const nextCode = lazy(() => import("./next/index.js"));
