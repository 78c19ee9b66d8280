import type { Playground, PlaygroundState } from "../element/playground.js";
import { respondTo } from "../element/respond.js";
import { withoutDefaults } from "../state/document/reading/without-defaults.js";
import { defaultState } from "../state/document/settings.js";
import type { DataSource, Table } from "../state/document/state.js";

/** A notebook is not sent more numbers than this in one snapshot: it is sent while the run plays. */
const mostNumbers = 10_000;

/** A value as JSON has it, typed arrays as lists. A member with more numbers than are sent is null. */
export function plain(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, count(member) > mostNumbers ? null : listed(member)]),
  );
}

function listed(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return Array.from(value as Float64Array);
  if (Array.isArray(value)) return value.map(listed);
  return typeof value === "object" && value !== null ? plain(value) : value;
}

function count(value: unknown): number {
  if (ArrayBuffer.isView(value)) return (value as Float64Array).length;
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, member) => sum + count(member), 0);
}

/** Milliseconds between two moments that a notebook is told while the run plays: each may run cells. */
const pause = 200;

type Listener = (content: unknown) => void;

/**
 * Keeps a playground and the traits of its model the same. What one of them says is said to the other once: each notes what
 * both have, and is silent about that. So there is no loop, also where several views show one model.
 */
export class InStep {
  readonly #playground: Playground;
  readonly #model: Model;
  /** The trait `state` as both sides have it, as text. */
  #state = "";
  #visit = 0;
  /** Ways to a visit that the notebook has asked for: what lies on the way is not told. */
  #underWay = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until arrays that do not fit together are shown as such: the next may be on its way. */
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #errors: readonly object[] = [];
  /** The examples of the notebook, and the data of the page that was last compared with them. */
  #examples: Table | null = null;
  #compared: { readonly data: DataSource; readonly same: boolean } | null = null;

  readonly #fromModel: Readonly<Record<string, Listener>> = {
    "change:X": () => this.#takeExamples(),
    "change:y": () => this.#takeExamples(),
    "change:feature_names": () => this.#takeExamples(),
    "change:state": () => this.#takeState(),
    "change:visit": () => this.#takeVisit(),
    "msg:custom": (content) => void respondTo(this.#playground, content)?.then((answer) => this.#model.send(answer)),
  };

  readonly #fromPage: Readonly<Record<string, (event: CustomEvent) => void>> = {
    "pp-ready": () => this.#tellState(this.#playground.state),
    "pp-state": ({ detail }) => this.#tellState(detail),
    "pp-step": ({ detail }) => this.#tellSoon(detail.visit),
    "pp-error": ({ detail }) => this.#tellError(detail),
  };

  constructor(playground: Playground, model: Model) {
    this.#playground = playground;
    this.#model = model;
    this.#examples = this.#read();
    this.#visit = model.get("visit") ?? 0;
    this.#show();
    for (const [name, listener] of Object.entries(this.#fromModel))
      model.on(name as Parameters<Model["on"]>[0], listener);
    for (const [name, listener] of Object.entries(this.#fromPage))
      playground.addEventListener(name, listener as EventListener);
  }

  end(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#waiting);
    for (const [name, listener] of Object.entries(this.#fromModel))
      this.#model.off(name as Parameters<Model["on"]>[0], listener);
    for (const [name, listener] of Object.entries(this.#fromPage))
      this.#playground.removeEventListener(name, listener as EventListener);
  }

  /** The page as the notebook has it. A state without data is one of its examples. */
  #show(): void {
    const state = this.#model.get("state") ?? {};
    this.#state = JSON.stringify(state);
    this.#errors = [];
    this.#playground.state = {
      ...(this.#examples && { data: this.#examples }),
      visit: this.#model.get("visit") ?? 0,
      ...state,
    };
  }

  /** Other examples are shown in place of what the state has for data, from their start on. */
  #takeExamples(): void {
    clearTimeout(this.#waiting);
    const examples = this.#read();
    if (!examples) return;
    if (isEven(examples)) this.#showExamples(examples);
    else this.#waiting = setTimeout(() => this.#showExamples(examples), pause);
  }

  #showExamples(examples: Table): void {
    this.#examples = examples;
    this.#compared = null;
    const { data: _, ...state } = this.#model.get("state") ?? {};
    this.#model.set("state", state);
    this.#model.set("visit", 0);
    this.#show();
  }

  #read(): Table | null {
    return tableOf(this.#model.get("X"), this.#model.get("y"), this.#model.get("feature_names"));
  }

  #takeState(): void {
    if (JSON.stringify(this.#model.get("state")) !== this.#state) this.#show();
  }

  #takeVisit(): void {
    const visit = this.#model.get("visit");
    if (visit === undefined || visit === this.#visit) return;
    this.#visit = visit;
    this.#underWay++;
    this.#playground
      .seek(visit)
      .catch(({ code = "failed", field = "visit", message }) => this.#tellError({ code, field, message }))
      .finally(() => {
        this.#underWay--;
        this.#tellSoon(this.#playground.snapshot()?.visit ?? 0);
      });
  }

  #tellState(state: PlaygroundState): void {
    const { visit: _, ...told } = withoutDefaults(this.#isOfExamples(state.data) ? ofExamples(state) : state);
    // Where there are examples a state without data means these.
    const full = this.#examples && !this.#isOfExamples(state.data) ? { ...told, data: state.data } : told;
    const text = JSON.stringify(full);
    if (text !== this.#state) {
      this.#state = text;
      this.#model.set("state", full);
    }
    this.#tellMoment();
  }

  #isOfExamples(data: DataSource): boolean {
    if (this.#compared?.data !== data)
      this.#compared = { data, same: this.#examples !== null && isSame(data, this.#examples) };
    return this.#compared.same;
  }

  #tellSoon(visit: number): void {
    this.#timer ??= setTimeout(() => this.#tellMoment(), pause);
    if (this.#underWay === 0) this.#visit = visit;
  }

  #tellError(error: object): void {
    this.#errors = [...this.#errors, error];
    this.#tellSoon(this.#visit);
  }

  #tellMoment(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const snapshot = this.#playground.snapshot();
    if (this.#underWay === 0) {
      this.#visit = snapshot?.visit ?? 0;
      this.#model.set("visit", this.#visit);
      this.#model.set("snapshot", snapshot ? plain(snapshot) : {});
    }
    this.#model.set("errors", this.#errors);
    this.#model.save_changes();
  }
}

/** A state whose data need not be said. */
function ofExamples(state: PlaygroundState): PlaygroundState {
  return { ...state, data: defaultState.data };
}

/** What a notebook hands to a view. */
export interface View {
  readonly model: Model;
  readonly el: HTMLElement;
}

/** Shows a playground in an output of a notebook, in step with the widget's traits. Returns what takes it away. */
function render({ model, el }: View): () => void {
  const playground = document.createElement("perceptron-playground");
  const measure = () => playground.style.setProperty("--pp-height", `${model.get("height") ?? 640}px`);
  measure();
  model.on("change:height", measure);
  const inStep = new InStep(playground, model);
  // JupyterLab takes keys for commands of the notebook otherwise:
  // https://jupyterlab.readthedocs.io/en/stable/extension/notebook.html#keyboard-interaction-model
  el.setAttribute("data-lm-suppress-shortcuts", "true");
  el.append(playground);
  return () => {
    model.off("change:height", measure);
    inStep.end();
    playground.remove();
  };
}

export default { render };

/**
 * The examples of X (n×d), y (n) and the names of the features as a table; null without any. Where they do not fit together
 * it is ragged: what a table must be, the page checks as it checks any, and names what is wrong.
 */
export function tableOf(
  X: Packed | null | undefined,
  y: PackedLabels | null | undefined,
  names: readonly string[] = [],
): Table | null {
  if (!X && !y) return null;
  const [count = 0, width = 0] = X?.shape ?? [];
  const features = X ? new Float64Array(bytesOf(X.data)) : [];
  const labels = y ? new Int32Array(bytesOf(y.data)) : [];
  const named = names.length > 0 ? names : Array.from({ length: width }, (_, column) => `x${column + 1}`);
  // The plane needs a second feature.
  const flat = width === 1;
  const columns = flat ? [...named, "x₂ = 0"] : named;
  const label = free("label", columns);
  return {
    kind: "table",
    columns: [...columns, label],
    rows: Array.from({ length: Math.max(count, labels.length) }, (_, row) => [
      ...features.slice(row * width, (row + 1) * width),
      ...(flat ? [0] : []),
      ...labels.slice(row, row + 1),
    ]),
    label,
    ...(y?.names && { classNames: y.names }),
  };
}

/** Whether every row has a cell a column. */
export function isEven({ columns, rows }: Table): boolean {
  return rows.every(({ length }) => length === columns.length);
}

/** A copy: in a message the bytes need not be aligned. */
function bytesOf({ buffer, byteOffset, byteLength }: DataView): ArrayBuffer {
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

function free(name: string, taken: readonly string[]): string {
  return taken.includes(name) ? free(`${name}_`, taken) : name;
}

/** Whether data is a table of the same columns and rows. */
export function isSame(data: DataSource, table: Table): boolean {
  return (
    data.kind === "table" &&
    data.rows.length === table.rows.length &&
    data.columns.length === table.columns.length &&
    data.columns.every((name, column) => name === table.columns[column]) &&
    data.rows.every((row, k) => row.every((cell, column) => cell === table.rows[k]?.[column]))
  );
}

/** An array of NumPy's, as a notebook sends it: in rows, its bytes little-endian. */
interface Packed {
  readonly shape: readonly number[];
  readonly data: DataView;
}

/** Labels as the page counts them, −1, +1 and 2…5, and what the classes are called, where they have names. */
interface PackedLabels {
  readonly data: DataView;
  readonly names: Table["classNames"] | null;
}

/** What `perceptron_playground.py` and the front end both know; each may be absent from a notebook of another version. */
interface Traits {
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
interface Model {
  get<Name extends Trait>(name: Name): Traits[Name] | undefined;
  set<Name extends Trait>(name: Name, value: Traits[Name]): void;
  save_changes(): void;
  send(content: object): void;
  on(event: `change:${Trait}` | "msg:custom", listener: (content: unknown) => void): void;
  off(event: `change:${Trait}` | "msg:custom", listener: (content: unknown) => void): void;
}
