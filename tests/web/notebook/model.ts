import { isDeepStrictEqual } from "node:util";

type Listener = (content: unknown) => void;

/**
 * The model of a widget, as anywidget hands it to a front end (https://anywidget.dev/en/afm/#model-interface): what is set
 * tells its listeners at once, as Backbone does, and nothing of what is already so; what has been set goes to the kernel when
 * it is saved.
 */
export class StandInModel {
  readonly traits: Map<string, unknown>;
  /** What has reached the kernel, save by save. */
  readonly saved: Record<string, unknown>[] = [];
  readonly sent: object[] = [];
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #unsaved = new Set<string>();

  constructor(traits: Record<string, unknown>) {
    this.traits = new Map(Object.entries(traits));
  }

  /** How many listen. */
  get listening(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  get(name: string): never {
    return this.traits.get(name) as never;
  }

  set(name: string, value: unknown): void {
    if (this.#take(name, value)) this.#unsaved.add(name);
  }

  /** What the kernel sets, all of which is there before anybody is told. */
  fromKernel(traits: Record<string, unknown>): void {
    const changed = Object.entries(traits).filter(([name, value]) => !isDeepStrictEqual(this.traits.get(name), value));
    for (const [name, value] of changed) this.traits.set(name, value);
    for (const [name, value] of changed) this.#tell(`change:${name}`, value);
  }

  save_changes(): void {
    if (this.#unsaved.size === 0) return;
    this.saved.push(Object.fromEntries([...this.#unsaved].map((name) => [name, this.traits.get(name)])));
    this.#unsaved.clear();
  }

  send(content: object): void {
    this.sent.push(content);
  }

  /** A message of the kernel's. */
  receive(content: object): void {
    this.#tell("msg:custom", content);
  }

  on(event: string, listener: Listener): void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  #take(name: string, value: unknown): boolean {
    if (isDeepStrictEqual(this.traits.get(name), value)) return false;
    this.traits.set(name, value);
    this.#tell(`change:${name}`, value);
    return true;
  }

  #tell(event: string, content: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(content);
  }
}

/** As the Python class packs an array. */
export function packed(rows: readonly (readonly number[])[]) {
  return { shape: [rows.length, rows[0]?.length ?? 0], data: new DataView(Float64Array.from(rows.flat()).buffer) };
}

export function packedLabels(labels: readonly number[], names: readonly string[] | null = null) {
  return { data: new DataView(Int32Array.from(labels).buffer), names };
}
