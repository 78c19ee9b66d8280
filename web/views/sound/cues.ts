/** What sounds besides visits. */
export type CueName = "converged" | "press" | "drawn" | "erased";

/** A note of a cue. */
export interface Note {
  /** Seconds after the beginning of the cue. */
  readonly at: number;
  readonly seconds: number;
  /** In Hz. */
  readonly frequency: number;
  readonly loudness: number;
  readonly type: "sine" | "triangle" | "square";
}

const bell = (at: number, frequency: number): Note => ({
  at,
  frequency,
  seconds: 0.5,
  loudness: 0.16,
  type: "triangle",
});

const click = (at: number, frequency: number): Note => ({
  at,
  frequency,
  seconds: 0.04,
  loudness: 0.07,
  type: "square",
});

/** Convergence is a rising chord, a press a click. Drawing an example clicks upwards, and erasing one downwards. */
export const cues: Readonly<Record<CueName, readonly Note[]>> = {
  converged: [bell(0.12, 523.25), bell(0.24, 659.25), bell(0.36, 783.99), bell(0.48, 1046.5)],
  press: [click(0, 1320)],
  drawn: [click(0, 880), click(0.05, 1320)],
  erased: [click(0, 880), click(0.05, 587.33)],
};
