/** Undo and redo over immutable values. Changes that share a group (one drag of the brush) are one step. */
export class History<Value> {
  #past: Value[] = [];
  #future: Value[] = [];
  #present: Value;
  #group: number | undefined;
  #position = 0;
  #travelled = 0;

  constructor(
    present: Value,
    readonly capacity = 200,
  ) {
    this.#present = present;
  }

  get present(): Value {
    return this.#present;
  }

  /** How many steps the present value is from the first there was. */
  get position(): number {
    return this.#position;
  }

  /** How the present value has been reached: −1 by undo, 1 by redo, 0 by a change. */
  get travelled(): number {
    return this.#travelled;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** The present value with what has become of it since it was pushed: no step of its own. */
  amend(value: Value): void {
    this.#present = value;
  }

  push(value: Value, group?: number): void {
    const continues = group !== undefined && group === this.#group;
    if (!continues) {
      this.#position++;
      this.#past.push(this.#present);
      if (this.#past.length > this.capacity) this.#past.shift();
    }
    this.#group = group;
    this.#travelled = 0;
    this.#present = value;
    this.#future = [];
  }

  undo(): Value {
    const value = this.#past.pop();
    if (value === undefined) return this.#present;
    this.#future.push(this.#present);
    return this.#arrive(value, -1);
  }

  redo(): Value {
    const value = this.#future.pop();
    if (value === undefined) return this.#present;
    this.#past.push(this.#present);
    return this.#arrive(value, 1);
  }

  #arrive(value: Value, steps: number): Value {
    this.#position += steps;
    this.#travelled = steps;
    this.#group = undefined;
    this.#present = value;
    return value;
  }
}
