import type { Table } from "../../../../document/state.js";
import type { RandomChoices } from "../../subject.js";
import { examKind, labels, rounded, signedBelow } from "../exam.js";

const features = 4;
const rows = 5;
const ranges = [1, 2, 3, 5, 10, 20] as const;

export interface Read {
  /** From 1. */
  readonly feature: number;
  readonly weight: number;
  readonly least: number;
  readonly most: number;
  /** How far the feature can move a score. */
  readonly reach: number;
}

/** Which feature can move the score most, by weights and by the ranges of the features. */
export const reading = examKind({
  turn: 20,
  make: (random) => {
    const all = random
      .shuffled(ranges)
      .slice(0, features)
      .map((range, k): Read => {
        const [least, weight] = [random.below(3), signedBelow(random, 9) / (random.below(2) === 0 ? 1 : 10)];
        return { feature: k + 1, weight, least, most: least + range, reach: rounded(Math.abs(weight) * range) };
      });
    const best = bestOf(all);
    const [widest, heaviest] = [mostBy(all, rangeOf), mostBy(all, sizeOf)];
    // Neither the largest weight nor the widest range alone tells it, and no two are alike.
    const isTelling = best !== widest && best !== heaviest && widest !== heaviest;
    const isApart = all.every((one) => one === best || one.reach < 0.8 * best.reach);
    const sizes = new Set(all.map(sizeOf));
    if (!isTelling || !isApart || sizes.size < features) return null;
    return { form: "options", given: { features: all }, page: { data: tableOf(all, random) } };
  },
  parts: () => features,
  truth: ({ features: all }) => [all.indexOf(bestOf(all))],
  replies: ({ features: all }, [at = 0]) => {
    const chosen = all[at] ?? bestOf(all);
    return {
      right: chosen === bestOf(all) && { chosen },
      largestWeight: chosen === mostBy(all, sizeOf) && { chosen },
      widest: chosen === mostBy(all, rangeOf) && { chosen },
      otherwise: { chosen },
    };
  },
});

const sizeOf = ({ weight }: Read): number => Math.abs(weight);
const rangeOf = ({ least, most }: Read): number => most - least;

function mostBy(all: readonly Read[], by: (one: Read) => number): Read {
  return all.reduce((best, one) => (by(one) > by(best) ? one : best));
}

const bestOf = (all: readonly Read[]): Read => mostBy(all, ({ reach }) => reach);

/** Examples in which each feature goes as far as it is said. */
function tableOf(all: readonly Read[], random: RandomChoices): Table {
  const columns = all.map(({ least, most }) =>
    random.shuffled([least, most, ...Array.from({ length: rows - 2 }, () => least + random.below(most - least + 1))]),
  );
  const y = labels(random, rows);
  const names = all.map(({ feature }) => `x${"₁₂₃₄"[feature - 1] ?? ""}`);
  return {
    kind: "table",
    columns: [...names, "y"],
    label: "y",
    rows: y.map((label, row) => [...columns.map((column) => column[row] ?? 0), label]),
  };
}
