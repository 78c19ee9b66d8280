import type { Check } from "../lessons/lesson.js";
import { bound, converged, features, reached, separates, setting, verdict } from "./actions.js";
import { cells } from "./cells.js";
import { blankLine, choice, wrongLine } from "./choice.js";
import type { ActionKind, AnswerKind } from "./kind.js";
import { lines } from "./lines.js";
import { mistake } from "./mistake.js";
import { number } from "./number.js";
import { disagree, runTakes } from "./open-tasks.js";
import { target } from "./target.js";
import { weights } from "./weights.js";

/** Every kind of check has one row. To add one: its schema in `schema.ts`, which the compiler then asks for here. */
const kinds: { readonly [Kind in Check["kind"]]: AnswerKind<Kind> | ActionKind<Kind> } = {
  number,
  choice,
  mistake,
  weights,
  cells,
  lines,
  "blank-line": blankLine,
  "wrong-line": wrongLine,
  reached,
  converged,
  separates,
  verdict,
  bound,
  target,
  "run-takes": runTakes,
  disagree,
  setting,
  features,
};

/** The row of a check: what stands in it takes that check. */
export function kindOf({ kind }: Pick<Check, "kind">): AnswerKind | ActionKind {
  return kinds[kind] as unknown as AnswerKind | ActionKind;
}
