export type More = typeof import("./index.js");

let loaded: More | null = null;
let loading: Promise<void> | null = null;

/** What draws more than two labels and a line; null until it has been asked for and has come. */
export function more(): More | null {
  return loaded;
}

/** Loads it, once for all stages. */
export function loadMore(): Promise<void> {
  loading ??= import("./index.js").then((module) => {
    loaded = module;
  });
  return loading;
}
