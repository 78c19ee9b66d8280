/** Where something is kept: as `localStorage`. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Values by names, kept in the browser alone. Where that refuses, they are known as long as the page stands, and `kept`
 * says so.
 */
export class Kept<Value> {
  readonly #key: string;
  readonly #wellFormed: (value: unknown) => Readonly<Record<string, Value>>;
  readonly #shelf: () => Shelf;
  #values: Readonly<Record<string, Value>>;
  #kept = true;

  /**
   * @param wellFormed what is well formed of what is kept: others can write there
   * @param shelf is refused with an error where a frame may keep nothing
   */
  constructor(
    key: string,
    wellFormed: (value: unknown) => Readonly<Record<string, Value>>,
    shelf: () => Shelf = () => localStorage,
  ) {
    this.#key = key;
    this.#wellFormed = wellFormed;
    this.#shelf = shelf;
    this.#values = this.#read();
  }

  get kept(): boolean {
    return this.#kept;
  }

  get values(): Readonly<Record<string, Value>> {
    return this.#values;
  }

  /**
   * Makes others of the values there are, those of another tab, which may have gone on meanwhile, among them. Where nothing
   * can be written, what is kept is older than what is known.
   */
  change(make: (values: Readonly<Record<string, Value>>) => Readonly<Record<string, Value>>): void {
    const before = this.#kept ? { ...this.#values, ...this.#read() } : this.#values;
    this.#values = make(before);
    if (this.#values !== before) this.#keep((shelf) => shelf.setItem(this.#key, JSON.stringify(this.#values)));
  }

  reset(): void {
    this.#values = {};
    this.#keep((shelf) => shelf.removeItem(this.#key));
  }

  #keep(act: (shelf: Shelf) => void): void {
    try {
      act(this.#shelf());
      this.#kept = true;
    } catch {
      this.#kept = false;
    }
  }

  #read(): Readonly<Record<string, Value>> {
    try {
      return this.#wellFormed(JSON.parse(this.#shelf().getItem(this.#key) ?? "{}"));
    } catch {
      return {};
    }
  }
}
