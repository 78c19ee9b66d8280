import { Kept, type Shelf } from "./kept.js";
import { type Path, paths } from "./lesson.js";

/** The way through the lessons that the reader has chosen, kept in the browser alone: a reload goes on along it. */
export class ChosenPath {
  readonly #kept: Kept<Path>;

  /** @param shelf is refused with an error where a frame may keep nothing. */
  constructor(shelf?: () => Shelf) {
    this.#kept = new Kept("perceptron-playground.path", pathIn, shelf);
  }

  get path(): Path {
    return this.#kept.values["chosen"] ?? "hour";
  }

  set path(path: Path) {
    this.#kept.change(() => ({ chosen: path }));
  }
}

/** What is well formed of what is kept: others can write there. */
function pathIn(value: unknown): Readonly<Record<string, Path>> {
  const { chosen } = Object(value) as { readonly chosen?: unknown };
  const path = paths.find((one) => one === chosen);
  return path ? { chosen: path } : {};
}
