import { baseFeatures } from "../../state/data/feature-names.js";
import { presetSeparable } from "../../state/data/preset-separable.js";
import { nothingToSeparate } from "../../state/data/to-separate.js";
import { verdictNow } from "../../state/verdict.js";
import type { FramePath, FramePick } from "../shared/frame-paths.js";
import { separatorName } from "../shared/words/verdict-words.js";

/** What the line says, and the mark that says it without words. */
export interface VerdictLine {
  readonly mark: "separable" | "inseparable" | "open";
  readonly text: string;
  /** What can be asked of it: why that is so, or the answer itself. */
  readonly offers: "why" | "answer" | null;
}

export const lineReads = [
  "presets",
  "examples",
  "findings.verdict",
  "findings.noVerdict",
  "findings.separates",
  "state.data",
  "state.features",
  "state.bias",
  "state.scaling",
  "state.split",
] as const satisfies readonly FramePath[];

type LineFrame = FramePick<(typeof lineReads)[number]>;

/** The verdict in a few words; before it has been asked for, and where it is not known otherwise, a question. */
export function verdictLine(frame: LineFrame, asked: boolean): VerdictLine {
  const { findings, examples, state } = frame;
  const none = nothingToSeparate(examples);
  if (none !== null) return { mark: "open", text: none, offers: null };
  const name = separatorName({ features: state.features ?? baseFeatures(examples.base), bias: state.bias });
  const verdict = verdictNow(frame);
  const separable = verdict ? verdict.analysis.separable : knownWithoutVerdict(frame);
  if (separable === true) return { mark: "separable", text: `a ${name} separates these`, offers: "why" };
  if (separable === false) return { mark: "inseparable", text: `no ${name} can`, offers: "why" };
  const open = { mark: "open", offers: null } as const;
  if (verdict) return { ...open, text: `too close to decide whether a ${name} separates these` };
  if (typeof findings?.noVerdict === "string") return { ...open, text: findings.noVerdict };
  if (asked) return { ...open, text: "still deciding …" };
  return { mark: "open", text: `does a ${name} separate these?`, offers: "answer" };
}

/** The run has come to weights that separate them, or the preset is one of which it is known. */
function knownWithoutVerdict({ findings, state, presets }: LineFrame): boolean | null {
  return findings?.separates || presetSeparable(state, presets);
}
