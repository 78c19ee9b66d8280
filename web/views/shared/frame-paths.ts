import type { Findings, Frame, PaneView, Playback } from "../../state/runs/frame.js";

type State = Frame["state"];

/** A part of the frame, by where it is: "presets", "state.ui.theme", "pane.visit". */
export type FramePath =
  | keyof Frame
  | `state.${keyof State}`
  | `state.ui.${keyof State["ui"]}`
  | `pane.${keyof PaneView}`
  | `playback.${keyof Playback}`
  | `findings.${keyof Findings}`;

type Part<T, P extends string> = P extends `${infer Key}.${infer Rest}`
  ? { readonly [K in Key & keyof T]: Part<NonNullable<T[K]>, Rest> | Extract<T[K], null> }
  : Pick<T, P & keyof T>;

type Meet<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer All) => void ? All : never;

/** A frame of which only these parts are known. */
export type FramePick<P extends FramePath> = Meet<P extends unknown ? Part<Frame, P> : never>;

/** Whether two frames are the same in all of these parts; none is the same as none. */
export function samePaths(
  paths: readonly FramePath[],
  a: object | null | undefined,
  b: object | null | undefined,
): boolean {
  return a === b || (!!a && !!b && paths.every((path) => Object.is(at(a, path), at(b, path))));
}

/** The keys of each path: every view asks for its paths in every frame. */
const keysOf: Record<string, readonly string[]> = {};

function at(frame: object, path: FramePath): unknown {
  keysOf[path] ??= path.split(".");
  let part: unknown = frame;
  for (const key of keysOf[path]) part = (part as Record<string, unknown> | null)?.[key];
  return part;
}

/** What tells one run of the lead from another that may have got as far. */
export const runReads = [
  "examples",
  "order",
  "state.bias",
  "state.scaling",
  "state.initial",
  "pane.learner",
  "pane.features",
  "pane.epochLength",
] as const satisfies readonly FramePath[];

/** Keeps what was made from some parts of a frame, until one of them, or something else that it depends on, differs. */
export class Memo<P extends FramePath, T> {
  readonly #paths: readonly P[];
  #from: object | null = null;
  #others: readonly unknown[] = [];
  #made: { readonly value: T } | null = null;

  constructor(...paths: readonly P[]) {
    this.#paths = paths;
  }

  /** @param others what else it depends on. */
  of(frame: FramePick<P> & object, others: readonly unknown[], make: () => T): T {
    const sameOthers =
      others.length === this.#others.length && others.every((one, i) => Object.is(one, this.#others[i]));
    const known = sameOthers && samePaths(this.#paths, frame, this.#from);
    if (!known || !this.#made) this.#made = { value: make() };
    this.#from = frame;
    this.#others = others;
    return this.#made.value;
  }
}
