import type { Separator } from "../../state/runs/separability.js";
import { room } from "../room.js";
import { separatorNoun } from "./nouns.js";

/** Whether a line separates the examples, in a few words. */
export const verdict = room("verdict", {
  separates: (separator: Separator): string => `a ${separatorNoun(separator)} separates these`,
  inseparable: (separator: Separator): string => `no ${separatorNoun(separator)} can separate these`,
  tooClose: (separator: Separator): string => `too close to tell whether a ${separatorNoun(separator)} separates these`,
  deciding: "still deciding …",
  question: (separator: Separator): string => `does a ${separatorNoun(separator)} separate these?`,
  findOut: "find out",
  why: "why?",
  whyName: "Why?",
  onStage: "Show why on the stage",
  inMargin: "Show why under Margin",
});
