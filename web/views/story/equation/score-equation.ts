import { mathml, type TemplateResult } from "lit";
import { isThreshold, scoreNumber } from "../../../state/document/notation/bias.js";
import type { VisitEvent } from "../../../state/runs/frame.js";
import { type Maths, number, operator, parenthesised, signed } from "../../shared/words/mathml.js";
import { weightsOf } from "../training.js";
import type { Figures, Sum } from "./figures.js";
import { a, biasMaths, w, x } from "./letters.js";

/** Longer sums have a line for each product. */
const ONE_LINE = 18;
/** a = w·x + b, or a = w·x where the bias is one of the weights, or a threshold. */
export function scoreEquation(event: VisitEvent, figures: Figures): TemplateResult {
  const { shown, text, equals, notation } = figures;
  const before = weightsOf(event.before);
  const weights = figures.weights(before);
  const inputs = figures.inputs(event.x);
  const added = figures.bias && !isThreshold(notation);
  const b = added ? before.bias : 0;
  const score = figures.bias ? scoreNumber(event.score, before.bias, notation) : event.score;
  // As many digits as it takes for the sum of what is written to be what is written below.
  const of: Sum["of"] = (round) =>
    weights.reduce((total, weight, i) => total + round(weight) * round(inputs[i] ?? 0), round(b));
  const weighed = figures.terms([...weights, b, ...inputs], [{ value: score, of }]);
  const products = shown.map((i) =>
    i === null
      ? { maths: mathml`<mo>⋯</mo>`, length: 2 }
      : product(weighed.text(weights[i] ?? 0), weighed.text(inputs[i] ?? 0)),
  );
  const terms = added
    ? [...products, { maths: signed(weighed.text(b), "weight"), length: weighed.text(b).length }]
    : products;
  const short = terms.reduce((length, term) => length + term.length + 1, 0) <= ONE_LINE;
  const first = mathml`${w}${operator("·")}${x}`;
  const symbols = added ? mathml`${first}${operator("+")}${biasMaths(notation)}` : first;
  const sum = short
    ? [
        [
          "",
          mathml`${operator("=")}${terms.map((term, k) => mathml`${k > 0 ? operator("+") : ""}${term.maths}`)}`,
        ] as const,
      ]
    : terms.map((term, k) => ["", mathml`${operator(k > 0 ? "+" : "=")}${term.maths}`] as const);
  return figures.derive([
    [a, mathml`${operator("=")}${symbols}`],
    ...sum,
    ["", mathml`${equals(score, b, ...weights, ...inputs)}${number(text(score))}`],
  ]);
}

function product(weight: string, value: string): { maths: Maths; length: number } {
  const maths = mathml`${parenthesised(number(weight, "weight"))}${parenthesised(number(value, "feature"))}`;
  return { maths, length: weight.length + value.length + 3 };
}
