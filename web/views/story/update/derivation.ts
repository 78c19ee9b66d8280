import { html, mathml, nothing, type TemplateResult } from "lit";
import { isThreshold, isWeight } from "../../../state/document/notation/bias.js";
import type { VisitEvent } from "../../../state/runs/frame.js";
import { update } from "../../../words/en/story/update.js";
import {
  formula,
  lines,
  type Maths,
  number,
  operator,
  parenthesised,
  signed,
  squaredNorm,
  variable,
} from "../../shared/words/mathml.js";
import { figuresOf } from "../equation/figures.js";
import { a, biasMaths, comparedMaths, signMaths, signNumber, w, x } from "../equation/letters.js";
import type { StoryFrame } from "../inputs.js";
import { storyOf } from "../learners/index.js";
import { type Seen, stepOf } from "./seen.js";

const primed = (letter: Maths): Maths => mathml`<msup>${letter}<mo>′</mo></msup>`;

/** Why an update by a multiple of the example moves its score by y·(‖x‖² + 1): three lines, and their numbers. */
export function derivation(frame: StoryFrame, event: VisitEvent, seen: Seen): TemplateResult | typeof nothing {
  const { learner } = frame.pane;
  if (event.update === null || seen.wholeEpoch || seen.of !== null) return nothing;
  const figures = figuresOf(frame, false);
  const { notation, text, bias, terms, equals } = figures;
  const { symbol = "η", of = "mistakes" } = storyOf(learner)?.step ?? {};
  const rate = variable(symbol);
  const step = mathml`${rate}${signMaths(notation, of)}`;
  const split = bias && isThreshold(notation);
  const b = biasMaths(notation);
  const compared = comparedMaths(notation, bias);
  const then = split ? mathml`${primed(a)}${operator("−")}${primed(b)}` : primed(a);
  const moved = mathml`${parenthesised(mathml`${w}${operator("+")}${step}${x}`)}${operator("·")}${x}`;
  const movedBias = split
    ? mathml`${operator("−")}${parenthesised(mathml`${b}${operator("−")}${step}`)}`
    : mathml`${operator("+")}${parenthesised(mathml`${b}${operator("+")}${step}`)}`;
  const norm = squaredNorm(x);
  const gain = bias ? parenthesised(mathml`${norm}${operator("+")}<mn>1</mn>`) : norm;
  const size = stepOf(learner, event);
  const square = seen.turn.squaredNorm;
  const [before, after] = seen.scores;
  const written = terms(
    [before, size, square],
    [{ value: after, of: (round) => round(before) + round(size) * event.label * (round(square) + (bias ? 1 : 0)) }],
  );
  const added = bias
    ? parenthesised(mathml`${number(written.text(square))}${operator("+")}<mn>1</mn>`)
    : parenthesised(number(written.text(square)));
  const factors = mathml`${parenthesised(number(written.text(size)))}${signNumber(event.label)}${added}`;
  return html`${formula(
    lines([
      [
        then,
        mathml`${operator("=")}${primed(w)}${operator("·")}${x}${bias ? mathml`${operator(split ? "−" : "+")}${primed(b)}` : ""}`,
      ],
      ["", mathml`${operator("=")}${moved}${bias ? movedBias : ""}`],
      ["", mathml`${operator("=")}${compared}${operator("+")}${step}${gain}`],
      ["", mathml`${operator("=")}${signed(written.text(before))}${operator("+")}${factors}`],
      ["", mathml`${equals(before, size, square, after)}${number(text(after))}`],
    ]),
  )}
  ${isWeight(notation) && frame.state.bias ? html`<p class="pp-equation-note">${frame.words.room(update).withOne}</p>` : nothing}`;
}

/** Of a kernel: the score of the example itself moves by y·K(x, x). */
export function kernelDerivation(
  frame: StoryFrame,
  event: VisitEvent,
  square: number,
): TemplateResult | typeof nothing {
  if (event.update === null || !event.effect) return nothing;
  const { after } = event.effect;
  const { notation, text, terms, equals } = figuresOf(frame, true);
  const own = mathml`${variable("K")}${parenthesised(mathml`${x}<mo separator="true">,</mo>${x}`)}`;
  const written = terms(
    [event.score, square],
    [{ value: after, of: (round) => round(event.score) + event.label * round(square) }],
  );
  return formula(
    lines([
      [primed(a), mathml`${operator("=")}${a}${operator("+")}${signMaths(notation, "mistakes")}${own}`],
      [
        "",
        mathml`${operator("=")}${signed(written.text(event.score))}${operator("+")}${signNumber(event.label)}${parenthesised(number(written.text(square)))}`,
      ],
      ["", mathml`${equals(event.score, square, after)}${number(text(after))}`],
    ]),
  );
}
