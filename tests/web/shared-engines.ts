import type { Engine } from "../../web/engine/types.js";

/** The engines that files share, each from when a file first asked for it. */
export const sharedEngines: Engine[] = [];
