// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.

/** In the order of `Status` in C++. */
export const statuses = [
  "ok",
  "empty",
  "one-class",
  "bad-label",
  "not-finite",
  "out-of-range",
  "wrong-length",
  "not-a-permutation",
  "duplicate",
  "unknown",
  "too-large",
  "out-of-memory",
] as const;

/** In the order of `LearnerKind` in C++. */
export const learnerKinds = [
  "perceptron",
  "margin",
  "averaged",
  "voted",
  "pocket",
  "batch",
  "passive-aggressive",
  "multiclass",
  "kernel",
  "nearest-neighbours",
  "decision-tree",
  "second-order",
] as const;

/** In the order of `Scaling` in C++. */
export const scalings = ["none", "standardize", "min-max", "unit-norm"] as const;

/** In the order of `OrderKind` in C++. */
export const orderKinds = ["given", "positives-first", "shuffle-once", "shuffle-each-epoch", "custom"] as const;

/** In the order of `TieRule` in C++. */
export const tieRules = ["mistake", "correct", "negative", "positive"] as const;

/** In the order of `KernelKind` in C++. */
export const kernelKinds = ["linear", "polynomial", "rbf"] as const;

/** In the order of `Aggressiveness` in C++. */
export const variants = ["pa", "pa-1", "pa-2"] as const;

/** In the order of `StopReason` in C++. */
export const stopReasons = [null, "converged", "max-epochs", "journal-full", "settled"] as const;

/** In the order of `Separable` in C++. */
export const separabilities = ["yes", "no", "depends"] as const;

/** In the order of `Trap` in C++. */
export const traps = ["other", "memory", "closed-handle", "not-ready"] as const;

/** Every preset, in the order they are offered. */
export const presetNames = [
  "blobs",
  "thin-margin",
  "cs188",
  "and",
  "or",
  "nand",
  "blocks",
  "iris",
  "three-classes",
  "iris-species",
  "overlap",
  "xor",
  "quadrants",
  "circles",
  "moons",
  "spiral",
] as const;
