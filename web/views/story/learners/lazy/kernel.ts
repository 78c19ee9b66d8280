import { html, mathml, type TemplateResult } from "lit";
import type { KernelFunction, KernelSpec } from "../../../../engine/types.js";
import { tieRule } from "../../../../state/data/training-set.js";
import { separatorOf } from "../../../../state/runs/separability.js";
import { verdictNow } from "../../../../state/runs/verdict.js";
import {
  applied,
  COMMA,
  type Maths,
  minus,
  number,
  operator,
  parenthesised,
  power,
  squaredNorm,
  subscript,
  sum,
  variable,
  vectorLetter,
  words,
} from "../../../../ui/formulas/mathml.js";
import { ending } from "../../../../words/generated/en/ending.js";
import { kernel as kernelRoom } from "../../../../words/generated/en/kernel.js";
import { type Figures, figuresOf } from "../../equation/figures.js";
import { note, noted, signMaths, signNumber, x } from "../../equation/score-equation.js";
import { signEquation } from "../../equation/sign-equation.js";
import { linearEnding, looked, readScore } from "../../sentence/linear-words.js";
import { anotherOrder, type Way } from "../../sentence/ways.js";
import { countsOf, largestCounts, rowOf, trainingExamples } from "../../training.js";
import type { LearnerStory, Moment, Visited } from "../story.js";

/** Terms of the sum that are written out. */
const MOST_TERMS = 3;

const z = vectorLetter("z");
const alpha = (index: unknown) => subscript(variable("α", "weight"), index);
const example = (index: unknown) => subscript(x, index);

const useKernel = {
  polynomial: {
    name: "polynomial",
    offer: {
      field: "learners",
      act: { type: "configure", learner: { kind: "kernel", kernel: { kind: "polynomial", degree: 3 } } },
    },
  },
  rbf: {
    name: "gaussian",
    offer: { field: "learners", act: { type: "configure", learner: { kind: "kernel", kernel: { kind: "rbf" } } } },
  },
} as const satisfies Readonly<Record<string, Way>>;

export const kernel: LearnerStory<KernelSpec> = {
  opening: ({ frame, learner }) => [frame.words.room(kernelRoom).starts[tieRule(learner)]],
  visit: (visited) => [
    looked(visited),
    readScore(visited, { reader: "kernel", tie: tieRule(visited.learner) }),
    changed(visited),
  ],
  equation(visited) {
    const figures = figuresOf(visited.frame, true);
    return html`
      ${kernelEquation(visited, figures)} ${scoreEquation(visited, figures)} ${signEquation(visited, figures)}
      ${visited.event.update === null ? note(visited.frame.words.room(kernelRoom).stay) : countEquation(visited, figures)}
    `;
  },
  predictor({ frame }) {
    const counts = countsOf(frame.pane.current);
    const used = counts.reduce((number, value) => number + (value > 0 ? 1 : 0), 0);
    return html`${frame.words.room(kernelRoom).counting({ used, all: counts.length })}`;
  },
  cases: {
    head: (words) => words.room(kernelRoom).case.head,
    mistake: (_, words) => words.room(kernelRoom).case.mistake,
  },
  ending: {
    ...linearEnding,
    remarks: ({ frame }) =>
      frame.pane.updates > 0 ? whereNoLineCan(frame) : [frame.words.room(ending).learnedNothing],
    doubt: ({ frame }) => frame.words.room(ending).doubts.kernel,
    ways: ({ learner: { kernel: { kind } = { kind: "linear" } } }) => ({
      first: [anotherOrder],
      last: kind === "rbf" ? useKernel.polynomial : useKernel.rbf,
    }),
  },
};

/** The verdict next to it is about lines. */
function whereNoLineCan(frame: Moment["frame"]): string[] {
  const verdict = verdictNow(frame);
  if (verdict?.analysis.separable !== false) return [];
  return [frame.words.room(ending).byKernelAlone({ separator: separatorOf(verdict.subject) })];
}

/** α of the example visited, before and after. */
function visitedCount({ frame, event }: Visited): readonly [number, number] {
  const row = rowOf(frame, event.example);
  return [countsOf(event.before)[row] ?? 0, countsOf(event.after)[row] ?? 0];
}

function changed(visited: Visited): string {
  const say = visited.frame.words.room(kernelRoom);
  if (visited.event.update === null) return say.stay;
  const [before, after] = visitedCount(visited);
  return say.grows({ before, after, precision: visited.frame.state.ui.precision });
}

/** K(x, z), by its name and with its parameters. */
function kernelEquation({ frame, learner }: Visited<KernelSpec>, figures: Figures): TemplateResult {
  const kernel = learner.kernel ?? { kind: "linear" };
  const value = mathml`${variable("K")}${parenthesised(mathml`${x}${COMMA}${z}`)}`;
  return noted(
    frame.words.room(kernelRoom).names[kernel.kind],
    figures.derive([[value, mathml`${operator("=")}${kernelBody(kernel, figures)}`]]),
  );
}

function kernelBody({ kind, degree = 2, offset = 1, gamma = 1 }: KernelFunction, { text }: Figures): Maths {
  const product = mathml`${x}${operator("·")}${z}`;
  switch (kind) {
    case "linear":
      return product;
    case "polynomial":
      return power(parenthesised(mathml`${number(text(offset))}${operator("+")}${product}`), text(degree));
    case "rbf": {
      const distance = squaredNorm(mathml`${x}${operator("−")}${z}`);
      return applied("exp", mathml`${minus()}${gamma === 1 ? "" : number(text(gamma))}${distance}`);
    }
  }
}

/** a = Σ α y K over the examples that count, with the largest terms written out. The kernel's values are not known here. */
function scoreEquation({ frame, event }: Visited, { text, equals, notation, derive }: Figures): TemplateResult {
  const counts = countsOf(event.before);
  const { largest, others } = largestCounts(counts, MOST_TERMS);
  const rows = trainingExamples(frame);
  const terms = largest.map((row, k) => {
    const index = rows[row] ?? row;
    const sign = signNumber(frame.examples.label[index] ?? 1);
    const factors = mathml`${number(text(counts[row] ?? 0), "weight")}${operator("·")}${sign}${operator("·")}`;
    const place = number(frame.words.count(index + 1));
    return [
      "",
      mathml`${operator(k === 0 ? "=" : "+")}${factors}${variable("K")}${parenthesised(mathml`${example(place)}${COMMA}${x}`)}`,
    ] as const;
  });
  const i = variable("i");
  return derive([
    [
      variable("a"),
      mathml`${operator("=")}${sum(i)}${alpha(i)}${signMaths(notation, "any", i)}${variable("K")}${parenthesised(mathml`${example(i)}${COMMA}${x}`)}`,
    ],
    ...terms,
    ...(others > 0
      ? [
          [
            "",
            mathml`${operator("+")}<mo>⋯</mo>${words(frame.words.room(kernelRoom).more({ terms: others }))}`,
          ] as const,
        ]
      : []),
    ["", mathml`${equals(event.score)}${number(text(event.score))}`],
  ]);
}

/** α ← α + 1 of the example visited. */
function countEquation(visited: Visited, { text, derive }: Figures): TemplateResult {
  const [before, after] = visitedCount(visited);
  const own = alpha(number(visited.frame.words.count(visited.event.example + 1)));
  return derive([
    [own, mathml`${operator("←")}${own}${operator("+")}<mn>1</mn>`],
    [
      "",
      mathml`${operator("=")}${number(text(before), "weight")}${operator("+")}<mn>1</mn>`,
      mathml`${operator("=")}${number(text(after), "weight")}`,
    ],
  ]);
}
