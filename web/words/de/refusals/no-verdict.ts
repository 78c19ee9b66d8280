import type { noVerdict as english } from "../../en/refusals/no-verdict.js";
import type { Translation } from "../../room.js";
import { refused } from "./refused.js";

export const noVerdict: Translation<typeof english> = {
  severalClasses: () => "Eine Gerade trennt zwei Labels, aber diese Beispiele haben mehr.",
  oneLabel: () => "Zu trennen gibt es erst etwas, wenn positive und negative Beispiele da sind.",
  refused: ({ error }) => `Ob sie trennbar sind, ist nicht bekannt: ${refused(error)}`,
};
