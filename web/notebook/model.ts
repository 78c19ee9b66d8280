import type { Table } from "../state/document/state.js";

/** An array of NumPy's, as a notebook sends it: in rows, its bytes little-endian. */
export interface Packed {
  readonly shape: readonly number[];
  readonly data: DataView;
}

/** Labels as the page counts them, −1, +1 and 2…5, and what the classes are called, where they have names. */
export interface PackedLabels {
  readonly data: DataView;
  readonly names: Table["classNames"] | null;
}

/** What `perceptron_playground.py` and the front end both know; each may be absent from a notebook of another version. */
export interface Traits {
  readonly X: Packed | null;
  readonly y: PackedLabels | null;
  readonly feature_names: readonly string[];
  /** The state as a link has it: without defaults; without `data` while that is X and y, and without `visit`. */
  readonly state: Readonly<Record<string, unknown>>;
  readonly visit: number;
  readonly snapshot: object;
  /** What of the last that was set has not been taken. */
  readonly errors: readonly object[];
  /** In CSS pixels. */
  readonly height: number;
}

type Trait = keyof Traits;

/** The model of a widget, as far as it is used here: https://anywidget.dev/en/afm/#model-interface. */
export interface Model {
  get<Name extends Trait>(name: Name): Traits[Name] | undefined;
  set<Name extends Trait>(name: Name, value: Traits[Name]): void;
  save_changes(): void;
  send(content: object): void;
  on(event: `change:${Trait}` | "msg:custom", listener: (content: unknown) => void): void;
  off(event: `change:${Trait}` | "msg:custom", listener: (content: unknown) => void): void;
}
