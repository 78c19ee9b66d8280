import type { Import, Module } from "./imports.js";

interface Layer {
  /** The layers whose files it may import, besides its own. */
  readonly uses: readonly string[];
  /** The files of other layers that it may import all the same. */
  readonly files?: readonly string[];
  /** The packages and aliases it may import. */
  readonly packages: RegExp;
}

const layers: Readonly<Record<string, Layer>> = {
  engine: { uses: [], packages: /^(#glue|node:.+)$/ },
  state: { uses: ["engine"], packages: /^(#lessons|#units|d3-array|fflate|valibot)$/ },
  // Sentences made of facts; what the facts are the state knows.
  words: { uses: ["state"], files: ["web/engine/types.ts", "web/engine/lazy.ts"], packages: /^#contents\/[a-z]{2}$/ },
  // A view draws what the frame holds and emits intents: of the engine it knows the types, and how code is loaded.
  views: {
    uses: ["state", "words"],
    files: ["web/engine/types.ts", "web/engine/lazy.ts"],
    packages: /^(lit(\/.+)?|#formulas|d3-array|gifenc|uplot(\/.+)?|uqr)$/,
  },
  element: { uses: ["engine", "state", "words", "views"], packages: /^lit(\/.+)?$/ },
  notebook: { uses: ["state", "element"], packages: /^$/ },
  // React is not there: its types, where others have them, are told of the element.
  site: { uses: ["engine", "element", "notebook"], packages: /^(#wasm\b.*|react)$/ },
  // What the files of lessons are held against when the site is built.
  lessons: { uses: ["engine", "state"], packages: /^valibot$/ },
  // It runs when the site is built, and says what there is.
  reference: { uses: ["engine", "state", "words", "element"], packages: /^(lit|valibot)$/ },
  // What compiles the lessons knows them by their format.
  tooling: { uses: ["lessons"], packages: /./ },
};

/** Imports against the one way, engine ← state ← words ← views ← element ← site. To import a type is to import. */
export function wrongWayImports(modules: readonly Module[]): string[] {
  return modules.flatMap(({ path, imports }) => {
    const name = layerOf(path);
    const layer = layers[name];
    if (!layer) return [`${path} stands in no layer`];
    const { uses, files = [], packages } = layer;
    const may = ({ specifier, target }: Import) =>
      target === null ? packages.test(specifier) : [name, ...uses].includes(layerOf(target)) || files.includes(target);
    return imports.filter((one) => !may(one)).map(({ specifier, target }) => `${path} imports ${target ?? specifier}`);
  });
}

function layerOf(path: string): string {
  return /^web\/([^/]+)\//.exec(path)?.[1] ?? "";
}
