import type { noVerdict as english } from "../../en/refusals/no-verdict.js";
import type { Translation } from "../../room.js";
import { refused } from "./refused.js";

export const noVerdict: Translation<typeof english> = {
  severalClasses: () => "Eine Gerade trennt nur zwei Labels.",
  oneLabel: () => "Ohne beide Labels gibt es nichts zu trennen.",
  refused: ({ error }) => `Ob sie trennbar sind, ist nicht bekannt: ${refused(error)}`,
};
