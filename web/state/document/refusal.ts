/** What was not taken of a state or a parameter from outside, and why. */
export interface Refusal {
  /** Where it stands: "data.n", "learners.0.tie"; the name of a parameter where that is what is wrong. */
  readonly field: string;
  /** What kind of mistake it is, as in `PlaygroundError`: "wrong-type", "out-of-range", "unknown", … */
  readonly code: string;
  /** A sentence for people. */
  readonly message: string;
}

/** A refusal whose sentence begins with the field. */
export function refuse(field: string, code: string, rule: string): Refusal {
  return { field, code, message: `${field} ${rule}.` };
}
