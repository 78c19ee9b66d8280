/** A store like `localStorage`. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A record of values in the browser's storage. If the browser refuses storage, the values last as long as the page, and
 * `persisted` is false.
 */
export class StoredRecord<Value> {
  readonly #key: string;
  readonly #wellFormed: (value: unknown) => Readonly<Record<string, Value>>;
  readonly #storage: () => KeyValueStorage;
  #values: Readonly<Record<string, Value>>;
  #persisted = true;

  /**
   * @param wellFormed Returns the valid part of a stored value: other scripts can write there.
   * @param storage Throws where a frame may not use storage.
   */
  constructor(
    key: string,
    wellFormed: (value: unknown) => Readonly<Record<string, Value>>,
    storage: () => KeyValueStorage = () => localStorage,
  ) {
    this.#key = key;
    this.#wellFormed = wellFormed;
    this.#storage = storage;
    this.#values = this.#read();
  }

  get persisted(): boolean {
    return this.#persisted;
  }

  get values(): Readonly<Record<string, Value>> {
    return this.#values;
  }

  /**
   * Changes the values, including those that another tab has written meanwhile. After a failed write, the stored values are
   * older than these and are ignored.
   */
  change(make: (values: Readonly<Record<string, Value>>) => Readonly<Record<string, Value>>): void {
    const before = this.#persisted ? { ...this.#values, ...this.#read() } : this.#values;
    this.#values = make(before);
    if (this.#values !== before) this.#store((storage) => storage.setItem(this.#key, JSON.stringify(this.#values)));
  }

  reset(): void {
    this.#values = {};
    this.#store((storage) => storage.removeItem(this.#key));
  }

  #store(act: (storage: KeyValueStorage) => void): void {
    try {
      act(this.#storage());
      this.#persisted = true;
    } catch {
      this.#persisted = false;
    }
  }

  #read(): Readonly<Record<string, Value>> {
    try {
      return this.#wellFormed(JSON.parse(this.#storage().getItem(this.#key) ?? "{}"));
    } catch {
      return {};
    }
  }
}
