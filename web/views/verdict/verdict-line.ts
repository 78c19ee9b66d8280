import { baseFeatures } from "../../state/data/feature-names.js";
import { presetSeparable } from "../../state/data/preset-separable.js";
import { nothingToSeparate } from "../../state/data/to-separate.js";
import { separatorOf } from "../../state/separability.js";
import { verdictNow } from "../../state/verdict.js";
import { noVerdict } from "../../words/en/refusals/no-verdict.js";
import { verdict as verdictRoom } from "../../words/en/verdict.js";
import { sayFacts } from "../../words/sentences.js";
import type { FramePath, FramePick } from "../shared/frame-paths.js";

/** What the line says, and the mark that says it without words. */
export interface VerdictLine {
  readonly mark: "separable" | "inseparable" | "open";
  readonly text: string;
  /** What can be asked of it: why that is so, or the answer itself. */
  readonly offers: "why" | "answer" | null;
}

export const lineReads = [
  "words",
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
  const open = { mark: "open", offers: null } as const;
  const unasked = frame.words.room(noVerdict);
  if (none !== null) return { ...open, text: sayFacts(unasked, none) };
  const separator = separatorOf({ features: state.features ?? baseFeatures(examples.base), bias: state.bias });
  const say = frame.words.room(verdictRoom);
  const verdict = verdictNow(frame);
  const separable = verdict ? verdict.analysis.separable : knownWithoutVerdict(frame);
  if (separable === true) return { mark: "separable", text: say.separates(separator), offers: "why" };
  if (separable === false) return { mark: "inseparable", text: say.inseparable(separator), offers: "why" };
  if (verdict) return { ...open, text: say.tooClose(separator) };
  const without = findings?.noVerdict ?? 0;
  if (typeof without !== "number") return { ...open, text: sayFacts(unasked, without) };
  if (asked) return { ...open, text: say.deciding };
  return { mark: "open", text: say.question(separator), offers: "answer" };
}

/** The run has come to weights that separate them, or the preset is one of which it is known. */
function knownWithoutVerdict({ findings, state, presets }: LineFrame): boolean | null {
  return findings?.separates || presetSeparable(state, presets);
}
