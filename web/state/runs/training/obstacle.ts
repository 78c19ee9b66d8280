import type { PlaygroundError } from "../../../engine/errors.js";

/** Why a learner is not trained: what the engine says of the examples or of its settings, or what the page knows. */
export type Obstacle =
  | { readonly code: "refused"; readonly error: PlaygroundError }
  /** It learns from two classes, and there are more. */
  | { readonly code: "twoClasses" }
  /** So much of its start is done, in percent. */
  | { readonly code: "preparing"; readonly percent: number };
