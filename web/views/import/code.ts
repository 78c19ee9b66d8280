import { lazy } from "../../engine/lazy.js";

/** What reads tables, and what reads states. */
export const reader = lazy(() => import("../../state/import/index.js"));
export const link = lazy(() => import("../../state/link/index.js"));
