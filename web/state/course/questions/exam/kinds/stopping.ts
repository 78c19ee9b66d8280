import type { WholeEngine } from "../../../../../engine/engine.js";
import { using } from "../../../checks/run.js";
import type { RandomChoices } from "../../subject.js";
import { agrees, type ExamKind, type Place, places, pointsOf } from "../exam.js";

const trained = 12;
const heldOut = 8;
const epochs = 6;
const mostUpdates = 8;

export interface StoppingGiven {
  /** When to stop training, or whose weights pocket has. */
  readonly asks: "epoch" | "pocket";
  /** Mistakes on the training examples, after each epoch or after each update. */
  readonly training: readonly number[];
  /** Mistakes on the held-out examples, after each epoch; none for pocket. */
  readonly heldOut: readonly number[];
  readonly examples: readonly [training: number, heldOut: number];
}

export type StoppingSaid =
  | { readonly code: "right" | "rightOfSeveral"; readonly at: number; readonly fewest: number; readonly of: number }
  | { readonly code: "byTraining"; readonly at: number; readonly training: number; readonly heldOut: number }
  | { readonly code: "last"; readonly heldOut: number }
  | { readonly code: "notFewest"; readonly at: number; readonly heldOut: number }
  | { readonly code: "pocketRight"; readonly at: number; readonly fewest: number; readonly again: boolean }
  | { readonly code: "pocketAgain"; readonly at: number; readonly fewest: number }
  | { readonly code: "pocketLast"; readonly mistakes: number }
  | { readonly code: "pocketNotFewest"; readonly at: number; readonly mistakes: number }
  | { readonly code: "noEpoch" | "noUpdate"; readonly given: number; readonly count: number };

/** When to stop, by mistakes on examples held out; and what pocket keeps, by mistakes in training. */
export const stopping: ExamKind<StoppingGiven, StoppingSaid> = {
  turn: 18,
  make: (random, engine) => {
    const data = noisy(random);
    if (!data) return null;
    const examples = [trained, heldOut] as const;
    const page = { data: pointsOf(data.at.slice(0, trained), data.y.slice(0, trained)) };
    if (random.below(2) === 0) {
      const training = afterUpdates(data, engine);
      if (!isTelling(training)) return null;
      const given = { asks: "pocket", training, heldOut: [], examples } as const;
      return { form: "numbers", given, page, after: { learners: [{ kind: "pocket" }], visit: epochs * trained } };
    }
    const found = afterEpochs(data, engine);
    const fewest = Math.min(...found.heldOut);
    // Neither the last epoch nor the one that is best in training tells it.
    if (found.heldOut.at(-1) === fewest || found.heldOut[bestOf(found.training)] === fewest) return null;
    const visit = (bestOf(found.heldOut) + 1) * trained;
    return { form: "numbers", given: { asks: "epoch", ...found, examples }, page, after: { visit } };
  },
  parts: () => 1,
  truth: ({ asks, training, heldOut: other }) => [bestOf(asks === "pocket" ? training : other) + 1],
  grade: (given, [at = 0]) => {
    const said = given.asks === "pocket" ? pocketSaid(given, at) : epochSaid(given, at);
    return { right: said.code === "pocketRight" || said.code === "right" || said.code === "rightOfSeveral", said };
  },
};

/** The first of the fewest. */
const bestOf = (counts: readonly number[]): number => counts.indexOf(Math.min(...counts));

/** Whether there are several to choose from, and the fewest neither at the start nor at the end. */
function isTelling(counts: readonly number[]): boolean {
  const fewest = Math.min(...counts);
  return counts.length >= 5 && counts.length <= mostUpdates && counts.at(-1) !== fewest && counts[0] !== fewest;
}

/** Where several are best, each is right: none of them is better on new examples. */
function epochSaid({ training, heldOut: other, examples }: StoppingGiven, at: number): StoppingSaid {
  const [mistakes, inTraining] = [other[at - 1], training[at - 1]];
  const count = other.length;
  if (mistakes === undefined || inTraining === undefined) return { code: "noEpoch", given: at, count };
  const fewest = Math.min(...other);
  const several = other.filter((one) => one === fewest).length > 1;
  if (mistakes === fewest)
    return { code: several ? "rightOfSeveral" : "right", at: bestOf(other) + 1, fewest, of: examples[1] };
  if (inTraining === Math.min(...training)) return { code: "byTraining", at, training: inTraining, heldOut: mistakes };
  return at === count ? { code: "last", heldOut: mistakes } : { code: "notFewest", at, heldOut: mistakes };
}

function pocketSaid({ training }: StoppingGiven, at: number): StoppingSaid {
  const mistakes = training[at - 1];
  if (mistakes === undefined) return { code: "noUpdate", given: at, count: training.length };
  const [kept, fewest] = [bestOf(training) + 1, Math.min(...training)];
  if (at === kept) return { code: "pocketRight", at, fewest, again: training.lastIndexOf(fewest) + 1 !== kept };
  if (mistakes === fewest) return { code: "pocketAgain", at, fewest };
  return agrees(at, training.length) ? { code: "pocketLast", mistakes } : { code: "pocketNotFewest", at, mistakes };
}

interface Noisy {
  readonly at: readonly Place[];
  readonly y: readonly (1 | -1)[];
}

/** Examples on two sides of a line, some of them with the other label; null where all that are trained on have one. */
function noisy(random: RandomChoices): Noisy | null {
  const at = places(random, trained + heldOut, 4);
  const steep = random.below(3) - 1;
  const y = at.map(([x1, x2]): 1 | -1 => (x1 + steep * x2 > 0 === random.below(6) > 0 ? 1 : -1));
  const own = y.slice(0, trained);
  return own.includes(1) && own.includes(-1) ? { at, y } : null;
}

function mistakesOf(label: Int32Array, y: readonly number[]): number {
  return y.filter((one, k) => label[k] !== one).length;
}

function afterEpochs({ at, y }: Noisy, engine: WholeEngine): Pick<StoppingGiven, "training" | "heldOut"> {
  const X = at.slice(0, trained);
  return using(engine.createRun({ X, y: y.slice(0, trained), bias: true }), (run) => {
    const all = Array.from({ length: epochs }, () => {
      run.advance({ visits: trained });
      const { label } = run.predict(at);
      return [
        mistakesOf(label.slice(0, trained), y.slice(0, trained)),
        mistakesOf(label.slice(trained), y.slice(trained)),
      ];
    });
    return { training: all.map(([one = 0]) => one), heldOut: all.map(([, other = 0]) => other) };
  });
}

/** After each of the updates of an epoch. */
function afterUpdates({ at, y }: Noisy, engine: WholeEngine): readonly number[] {
  const X = at.slice(0, trained);
  return using(engine.createRun({ X, y: y.slice(0, trained), bias: true }), (run) => {
    const counts: number[] = [];
    for (let visit = 0; visit < trained && run.step() !== null; visit++)
      if (run.record()?.mistake) counts.push(run.snapshot().trainingMistakes);
    return counts;
  });
}
