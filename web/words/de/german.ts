import { count, decimal, fixed, number } from "../grammar/de.js";
import { loading, lock, page } from "./page/page.js";
import { stage } from "./stage/stage.js";
import { transport } from "./transport.js";

/** German as far as the first picture says it, by the names of the rooms. */
export const german = {
  locale: "de",
  direction: "ltr",
  decimal,
  number,
  count,
  fixed,
  rooms: { loading, page, lock, stage, transport },
} as const;
