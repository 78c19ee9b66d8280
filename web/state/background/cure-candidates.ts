import type { FeatureMap } from "../../engine/types.js";
import { baseFeatures, canonical, productsOf, productsWithin, tidy } from "../data/feature-names.js";
import { conjunctionsWithNot } from "../data/reviews/reviews.js";
import type { Cure, Subject } from "../frame.js";
import { impliedFeatures, mostImplied, writtenOut } from "../implied-weights.js";

/** What may make the examples separable, and over which features that would show. */
export interface Candidate {
  readonly cure: Cure;
  readonly features: readonly string[];
  readonly bias: boolean;
}

/** Of more base features there are too many pairs to try each alone. */
const mostTriedInPairs = 6;
/** The degrees of polynomial kernels that are tried. */
const degrees = [2, 3] as const;

/**
 * Candidates of one kind each, the least change first: of each kind the first that works is enough.
 * @param map from the subject's base features to its features
 */
export function candidatesFor(subject: Subject, map: FeatureMap): readonly (readonly Candidate[])[] {
  return [ofBias(subject), ofFeatures(subject), ofKernels(map)].filter((some) => some.length > 0);
}

function ofBias({ features, bias }: Subject): readonly Candidate[] {
  return bias ? [] : [{ cure: { what: "bias" }, features, bias: true }];
}

/** With the bias as it is, then with one where there was none. */
function ofFeatures(subject: Subject): readonly Candidate[] {
  const sets = furtherFeatures(subject);
  const biases = subject.bias ? [true] : [false, true];
  return biases.flatMap((bias) =>
    sets.map((features) => ({
      cure: { what: "features" as const, features, ...(bias && !subject.bias ? { bias: true as const } : {}) },
      features,
      bias,
    })),
  );
}

/** The features with one product more, with a few, with all pairs, with squares, with triples. */
function furtherFeatures({ features, examples: { base, columns } }: Subject): readonly (readonly string[])[] {
  const known = new Set(features.map(canonical));
  const pairs = base <= mostTriedInPairs ? productsOf(base, 2, false) : [];
  const additions = [
    ...pairs.map((pair) => [pair]),
    conjunctionsWithNot(columns),
    baseFeatures(base),
    productsWithin(mostImplied, base, 2, false) ?? [],
    productsWithin(mostImplied, base, 2, true) ?? [],
    productsWithin(mostImplied, base, 3, true) ?? [],
  ];
  const tried = new Set([tidy(features).join()]);
  return additions.flatMap((addition) => {
    const others = addition.filter((name) => !known.has(name));
    const all = tidy([...features, ...others]);
    const key = all.join();
    if (all.length > mostImplied || tried.has(key)) return [];
    tried.add(key);
    return [all];
  });
}

/** The kernel has no bias, but its offset is a feature that is always 1. */
function ofKernels(map: FeatureMap): readonly Candidate[] {
  return degrees.flatMap((degree) => {
    const kernel = { kind: "polynomial", degree } as const;
    const expansion = writtenOut(map, kernel);
    if (!expansion) return [];
    return [{ cure: { what: "kernel" as const, kernel }, features: impliedFeatures(expansion), bias: true }];
  });
}
