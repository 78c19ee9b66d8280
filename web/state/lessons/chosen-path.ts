import { type KeyValueStorage, StoredRecord } from "./stored-record.js";
import { type Path, paths } from "./unit.js";

/** The way through the lessons that the reader has chosen, kept in the browser alone: a reload goes on along it. */
export class ChosenPath {
  readonly #record: StoredRecord<Path>;

  /** @param storage Throws where a frame may not use storage. */
  constructor(storage?: () => KeyValueStorage) {
    this.#record = new StoredRecord("perceptron-playground.path", pathIn, storage);
  }

  get path(): Path {
    return this.#record.values["chosen"] ?? "hour";
  }

  set path(path: Path) {
    this.#record.change(() => ({ chosen: path }));
  }
}

/** What is well formed of what is kept: others can write there. */
function pathIn(value: unknown): Readonly<Record<string, Path>> {
  const { chosen } = Object(value) as { readonly chosen?: unknown };
  const path = paths.find((one) => one === chosen);
  return path ? { chosen: path } : {};
}
