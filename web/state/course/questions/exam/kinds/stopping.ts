import type { WholeEngine } from "../../../../../engine/engine.js";
import { using } from "../../../checks/run.js";
import type { RandomChoices } from "../../subject.js";
import { examKind, type Place, places, pointsOf } from "../exam.js";

const trained = 12;
const heldOut = 8;
const epochs = 6;
const mostUpdates = 8;

/** When to stop, by mistakes on examples held out; and what pocket keeps, by mistakes in training. */
export const stopping = examKind({
  turn: 18,
  make: (random, engine) => {
    const data = noisy(random);
    if (!data) return null;
    const asks = random.below(2) === 0 ? "pocket" : "epoch";
    // After each update of the first epoch, and none held out; or after each epoch.
    const found = asks === "pocket" ? { training: afterUpdates(data, engine), heldOut: [] } : afterEpochs(data, engine);
    const { training, heldOut: other } = found;
    if (!(asks === "pocket" ? isTelling(training) : isDivided(training, other))) return null;
    return {
      form: "numbers",
      given: { asks, ...found, examples: [trained, heldOut] },
      page: { data: pointsOf(data.at.slice(0, trained), data.y.slice(0, trained)) },
      after:
        asks === "pocket"
          ? { learners: [{ kind: "pocket" }], visit: epochs * trained }
          : { visit: (bestOf(other) + 1) * trained },
    };
  },
  truth: ({ asks, training, heldOut: other }) => [bestOf(asks === "pocket" ? training : other) + 1],
  replies: ({ asks, training, heldOut: other, examples }, [at = 0]) => {
    if (asks === "pocket") {
      const [mistakes, kept, fewest] = [training[at - 1] ?? 0, bestOf(training) + 1, Math.min(...training)];
      return {
        noUpdate: training[at - 1] === undefined && { given: at, count: training.length },
        pocketRight: at === kept && { at, fewest, again: training.lastIndexOf(fewest) + 1 !== kept },
        pocketAgain: mistakes === fewest && { at, fewest },
        pocketLast: at === training.length && { mistakes },
        pocketNotFewest: { at, mistakes },
      };
    }
    const [mistakes, inTraining] = [other[at - 1] ?? 0, training[at - 1] ?? 0];
    const [fewest, first] = [Math.min(...other), bestOf(other) + 1];
    // Where several are best, each is right: none of them is better on new examples.
    const right = mistakes === fewest && { right: true, at: first, fewest, of: examples[1] };
    return {
      noEpoch: other[at - 1] === undefined && { given: at, count: other.length },
      rightOfSeveral: other.filter((one) => one === fewest).length > 1 && right,
      right,
      byTraining: inTraining === Math.min(...training) && { at, training: inTraining, heldOut: mistakes },
      last: at === other.length && { heldOut: mistakes },
      notFewest: { at, heldOut: mistakes },
    };
  },
});

/** The first of the fewest. */
const bestOf = (counts: readonly number[]): number => counts.indexOf(Math.min(...counts));

/** Whether there are several to choose from, and the fewest neither at the start nor at the end. */
function isTelling(counts: readonly number[]): boolean {
  const fewest = Math.min(...counts);
  return counts.length >= 5 && counts.length <= mostUpdates && counts.at(-1) !== fewest && counts[0] !== fewest;
}

/** Whether neither the last epoch nor the one that is best in training tells which is best on examples held out. */
function isDivided(training: readonly number[], other: readonly number[]): boolean {
  const fewest = Math.min(...other);
  return other.at(-1) !== fewest && other[bestOf(training)] !== fewest;
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

function afterEpochs({ at, y }: Noisy, engine: WholeEngine) {
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
