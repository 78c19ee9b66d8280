import type { WholeEngine } from "../../../engine/engine.js";
import type { PerceptronSpec } from "../../../engine/types.js";
import { type Examples, examplesOf } from "../../data/examples.js";
import { randomBelow } from "../../data/random-numbers.js";
import { heldOutOf } from "../../data/training-set.js";
import { defaultState } from "../../document/settings.js";
import type { PageLearner, PlaygroundState, Point } from "../../document/state.js";
import { type LeadRun, leadRunOf } from "../../io/exports/lead-run.js";
import { trainsAsPerceptron } from "../../learners/traits.js";

/** Chance by a seed: the same draws for the same seed. */
export class RandomChoices {
  readonly #seed: number;
  #draw = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** A whole number from 0 to under `count`. */
  below(count: number): number {
    return randomBelow(count, this.#seed, this.#draw++);
  }

  /** One of several; undefined where there is none. */
  one<Item>(items: readonly Item[]): Item | undefined {
    return items.length === 0 ? undefined : items[this.below(items.length)];
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const left = [...items];
    return items.flatMap(() => left.splice(this.below(left.length), 1));
  }
}

/** With more examples no question is asked of them. */
const mostExamples = 200;
/** Coordinates that are made go from −4 to 4. */
const reach = 4;

/** What a question is about: what the lead of a page trains. */
export interface Subject extends LeadRun {
  readonly state: PlaygroundState;
  /** The base features of the examples trained on, a row each. */
  readonly rows: readonly (readonly number[])[];
}

/** Null where the labels are classes, where there are too many examples, and where both labels are not there. */
export function subjectOf(state: PlaygroundState, engine: WholeEngine): Subject | null {
  const examples = heldOutOf(examplesOf(state.data, engine), state.split, engine);
  if (examples.count > mostExamples || examples.label.some((label) => label > 1)) return null;
  const subject = trainedBy(ofTheLead(state), examples);
  const labels = Array.from(subject.spec.y);
  return labels.includes(1) && labels.includes(-1) ? subject : null;
}

/** The same of a page that was made for a question, with any learner and any labels. */
export function subjectOfPage(state: PlaygroundState, engine: WholeEngine): Subject {
  return trainedBy(state, examplesOf(state.data, engine));
}

function trainedBy(state: PlaygroundState, examples: Examples): Subject {
  const run = leadRunOf({ state, examples, lead: 0 });
  const { X } = run.spec;
  const { data, shape } = "data" in X ? X : { data: new Float64Array(0), shape: [0, 0] };
  const [count = 0, base = 0] = shape;
  const rows = Array.from({ length: count }, (_, row) => Array.from(data.subarray(base * row, base * (row + 1))));
  return { ...run, state, rows };
}

/**
 * The page with a perceptron alone. It makes the visits and updates of the lead where that trains as one; what the stage shows
 * is then what it trains, and no mean or vote of it.
 */
function ofTheLead(state: PlaygroundState): PlaygroundState {
  const lead = state.learners[Math.min(state.ui.lead, state.learners.length - 1)];
  const { insteadOf: _, ...own } = { ...lead, kind: "perceptron" } as PageLearner;
  const learner: PageLearner = lead && trainsAsPerceptron(lead) ? own : { kind: "perceptron" };
  return { ...state, learners: [learner], ui: { ...state.ui, lead: 0 } };
}

/** What examples that are made are like. */
export interface Making {
  readonly count: number;
  readonly bias: boolean;
  /** What is labelled alike, one of them at a time and either way round; without, the labels are chance. */
  readonly labels?: readonly ((x1: number, x2: number) => boolean)[];
}

/** A page with examples of small whole numbers, no two at one place. */
export function made(random: RandomChoices, { count, bias, labels = [] }: Making): PlaygroundState {
  const side = 2 * reach + 1;
  const places = new Set<number>();
  // The origin is left out: without a bias it is on no side.
  while (places.size < count)
    places.add(
      random.one(
        Array.from({ length: side * side }, (_, at) => at).filter(
          (at) => at !== (side * side - 1) / 2 && !places.has(at),
        ),
      ) ?? 0,
    );
  const rule = random.one(labels);
  const turned = rule !== undefined && random.below(2) === 0;
  const points = Array.from(places, (at): Point => {
    const [x1, x2] = [(at % side) - reach, Math.floor(at / side) - reach];
    const isPositive = rule ? rule(x1, x2) !== turned : random.below(2) !== 0;
    return [x1, x2, isPositive ? 1 : -1];
  });
  return { ...defaultState, data: { kind: "points", points }, bias };
}

/** How often an example is added to the weights. */
export function rateOf({ spec: { learner } }: Pick<Subject, "spec">): number {
  return (learner as Partial<PerceptronSpec>).learningRate ?? 1;
}
