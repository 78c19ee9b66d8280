import type { TieRule } from "../../../../engine/types.js";
import { hasResiduals, quantized, residual, signText } from "../../../document/notation/labels.js";
import type { VisitEvent } from "../../../runs/frame.js";
import { agreementFigures } from "../figures.js";
import { agreement, formula, type Line, limitOf, type RanLine, ran, type ValueCase, type Writing } from "../line.js";

/** Which relation of y·a to 0 is a mistake, for the rules that go by it; and its opposite. */
const relations: Readonly<Record<string, readonly [mistake: string, right: string]>> = {
  mistake: ["≤", ">"],
  correct: ["<", "≥"],
};

/** The lines that tell a mistake, by the tie rule: from y·a, from what is predicted, or from the residual. */
export function mistakeLines(tie: TieRule, depth: number, writing: Writing): readonly Line[] {
  const [relation] = relations[tie] ?? [];
  if (hasResiduals(writing))
    return [
      { id: "predict", depth, text: { code: "cases", letter: "q", ...quantizing(tie, writing) } },
      formula("residual", depth, "e ← y − q"),
      { id: "test", depth, text: { code: "if", condition: "e ≠ 0" } },
    ];
  if (relation !== undefined)
    return [{ id: "test", depth, text: { code: "if", condition: `${agreement(writing)} ${relation} 0` } }];
  return [
    { id: "predict", depth, text: { code: "cases", letter: "ŷ", ...signs(tie, writing) } },
    { id: "test", depth, text: { code: "if", condition: "ŷ ≠ y" } },
  ];
}

/** Those lines at a visit: all of them run at each. */
export function mistakeRan(tie: TieRule, event: VisitEvent, writing: Writing): readonly RanLine[] {
  const [mistaken, right] = relations[tie] ?? [];
  const { mistake, label } = event;
  if (hasResiduals(writing)) {
    const [q, e] = [quantized(event), residual(event)];
    return [
      ran("predict", `q = ${q}`),
      ran("residual", `e = ${writing.number(e)}`),
      ran("test", e === 0 ? "e = 0" : `e = ${writing.number(e)} ≠ 0`),
    ];
  }
  if (mistaken === undefined || right === undefined) {
    const predicted = signText(mistake ? -label : label);
    return [
      ran("predict", `ŷ = ${predicted}`),
      ran("test", mistake ? `${predicted} ≠ ${signText(label)}` : `${predicted} = ${signText(label)}`),
    ];
  }
  return [ran("test", agreementFigures(event, agreement(writing), [mistake ? mistaken : right, 0], writing))];
}

type Cases = { readonly first: ValueCase; readonly more: readonly ValueCase[] };

function quantizing(tie: TieRule, writing: Writing): Cases {
  const limit = limitOf(writing);
  const two = (relation: string): Cases => ({
    first: { value: "1", where: `a ${relation} ${limit}` },
    more: [{ value: "0", where: null }],
  });
  if (tie === "negative") return two(">");
  if (tie === "positive") return two("≥");
  return {
    first: { value: "1", where: `a > ${limit}` },
    more: [
      { value: "0", where: `a < ${limit}` },
      { value: tie === "mistake" ? "1 − y" : "y", where: null },
    ],
  };
}

function signs(tie: TieRule, writing: Writing): Cases {
  const relation = tie === "negative" ? ">" : "≥";
  return {
    first: { value: "+1", where: `a ${relation} ${limitOf(writing)}` },
    more: [{ value: "−1", where: null }],
  };
}

/** The same as a condition in Python. */
export function mistakeCondition(tie: TieRule): string {
  return {
    mistake: "y * a <= 0",
    correct: "y * a < 0",
    negative: "(a > 0) != (y > 0)",
    positive: "(a >= 0) != (y > 0)",
  }[tie];
}
