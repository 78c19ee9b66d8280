import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { type Import, type Module, modulesOf, projectOf, type Source, sourcesIn, treeOf } from "./sources.js";

/** The rules of the house. Each is held against the whole tree, and against small ones that break it. */
const web = sourcesIn("web");
const house = [...web, ...sourcesIn("core"), ...sourcesIn("wasm")];
const modules = modulesOf(web);

interface Layer {
  /** The layers whose files it may import, besides its own. */
  readonly uses: readonly string[];
  /** The files of other layers that it may import all the same. */
  readonly files?: readonly string[];
  /** The packages and aliases it may import. */
  readonly packages: RegExp;
}

const layers: Readonly<Record<string, Layer>> = {
  engine: { uses: [], packages: /^(#glue(-small)?|node:.+)$/ },
  state: { uses: ["engine"], packages: /^(#lessons|#units|d3-array|fflate|markdown-it|temml|valibot|yaml)$/ },
  // Sentences made of facts; what the facts are the state knows.
  words: { uses: ["state"], files: ["web/engine/types.ts", "web/engine/lazy.ts"], packages: /^#contents\/[a-z]{2}$/ },
  // The kit knows nothing of what is drawn with it.
  ui: { uses: [], packages: /^(lit(\/.+)?|d3-array|uplot(\/.+)?)$/ },
  // A view draws what the frame holds and emits intents: of the engine it knows the types, and how code is loaded.
  views: {
    uses: ["state", "words", "ui"],
    files: ["web/engine/types.ts", "web/engine/lazy.ts"],
    packages: /^(lit(\/.+)?|#formulas|d3-array|gifenc|uplot(\/.+)?|uqr)$/,
  },
  element: { uses: ["engine", "state", "words", "ui", "views"], packages: /^lit(\/.+)?$/ },
  notebook: { uses: ["state", "element"], packages: /^$/ },
  // The page in a package for a learning system, which has the playground in a frame.
  gradebook: { uses: ["state"], packages: /^$/ },
  // The page that reads what a class has handed in.
  grade: { uses: ["state", "words", "ui"], packages: /^lit$/ },
  // The script of the page for teachers.
  teachers: { uses: [], packages: /^$/ },
  // What checks a teacher's course where there is no page.
  check: { uses: ["engine", "state"], packages: /^node:.+$/ },
  // React is not there: its types, where others have them, are told of the element.
  site: { uses: ["engine", "element", "notebook"], packages: /^(#wasm\b.*|react|vue|svelte\/elements)$/ },
  // What the files of lessons are held against when the site is built.
  lessons: { uses: ["engine", "state"], packages: /^valibot$/ },
  // It runs when the site is built, and says what there is.
  reference: { uses: ["engine", "state", "words", "ui", "element"], packages: /^(lit|valibot)$/ },
  // What compiles the lessons knows them by their format.
  tooling: { uses: ["lessons"], packages: /./ },
};

const layerOf = (path: string): string => /^web\/([^/]+)\//.exec(path)?.[1] ?? "";

/** Imports against the one way, engine ← state ← words ← views ← element ← site. To import a type is to import. */
function wrongWayImports(among: readonly Module[]): string[] {
  return among.flatMap(({ path, imports }) => {
    const name = layerOf(path);
    const layer = layers[name];
    if (!layer) return [`${path} stands in no layer`];
    const { uses, files = [], packages } = layer;
    const may = ({ specifier, target }: Import) =>
      target === null ? packages.test(specifier) : [name, ...uses].includes(layerOf(target)) || files.includes(target);
    return imports.filter((one) => !may(one)).map(({ specifier, target }) => `${path} imports ${target ?? specifier}`);
  });
}

describe("imports go one way through the layers", () => {
  test("in web/", () => expect(wrongWayImports(modules)).toEqual([]));

  /** A layer may not even know the types of one above it, nor load it later. */
  const forms = {
    value: (from: string) => `import { x } from "${from}"`,
    type: (from: string) => `import type { X } from "${from}"`,
    typeof: (from: string) => `type X = typeof import("${from}")`,
    lazy: (from: string) => `const x = lazy(() => import("${from}"))`,
  };
  const targets = {
    "web/engine/index.ts": "",
    "web/engine/types.ts": "",
    "web/state/runs/frame.ts": "",
    "web/element/page.ts": "",
    "web/ui/fields.ts": "",
  };

  test.each(Object.entries(forms))("an import (%s) against the way is found, and no other", (_, write) => {
    const offences = (path: string, from: string) => wrongWayImports(projectOf({ [path]: write(from), ...targets }));
    for (const [path, from] of [
      ["web/engine/a.ts", "../state/frame.js"],
      ["web/engine/a.ts", "lit"],
      ["web/state/a.ts", "../element/page.js"],
      ["web/ui/a.ts", "../state/runs/frame.js"],
      ["web/ui/a.ts", "../engine/types.js"],
      ["web/state/a.ts", "#glue"],
      ["web/views/stage/a.ts", "../../element/page.js"],
      ["web/views/stage/a.ts", "../../engine/index.js"],
      ["web/views/stage/a.ts", "valibot"],
      ["web/element/a.ts", "../site/main.js"],
      ["web/state/a.ts", "../../tests/web/frame.js"],
      ["web/new/a.ts", "../state/frame.js"],
    ] as const)
      expect(offences(path, from), `${path} ${from}`).toHaveLength(1);
    for (const [path, from] of [
      ["web/engine/a.ts", "#glue"],
      ["web/state/a.ts", "../engine/index.js"],
      ["web/views/stage/a.ts", "../../engine/types.js"],
      ["web/views/stage/a.ts", "../../state/frame.js"],
      ["web/views/stage/a.ts", "lit/directives/live.js"],
      ["web/element/a.ts", "../engine/index.js"],
      ["web/views/stage/a.ts", "../../ui/fields.js"],
      ["web/site/a.ts", "../element/page.js"],
      ["web/site/a.ts", "#wasm-start?url"],
    ] as const)
      expect(offences(path, from), `${path} ${from}`).toEqual([]);
  });
});

/** The rooms of the state, each of which may import those before it. */
const rooms = ["learners", "document", "data", "runs", "session", "io", "course"];

/** Imports within the state by a room of a later one, of types too. */
function upwardImports(among: readonly Module[]): string[] {
  const floorOf = (path: string) => rooms.indexOf(/^web\/state\/([^/]+)\//.exec(path)?.[1] ?? "");
  return among
    .filter(({ path }) => path.startsWith("web/state/"))
    .flatMap(({ path, imports }) => {
      const floor = floorOf(path);
      if (floor < 0) return [`${path} stands in no room`];
      return imports
        .filter(({ target }) => target !== null && floorOf(target) > floor)
        .map(({ target }) => `${path} imports ${target}`);
    });
}

describe("a room of the state imports none above it", () => {
  test("in web/", () => expect(upwardImports(modules)).toEqual([]));

  test.each([
    ["web/state/data/a.ts", 'import type { Frame } from "../runs/frame.js"', 1],
    ["web/state/runs/background/a.ts", 'const open = lazy(() => import("../../session/store/index.js"))', 1],
    ["web/state/a.ts", "", 1],
    [
      "web/state/course/a.ts",
      'import "../io/b.js"; import "./c.js"; import "../../engine/types.js"; import "valibot"',
      0,
    ],
  ])("%s: %s (%s)", (path, text, found) => {
    expect(upwardImports(projectOf({ [path]: text }))).toHaveLength(found);
  });
});

/**
 * Circles of imports, of types too, each as `a → b → a`: at least one for every knot, not every way round it. That a
 * module names its own type, `typeof import("./index.js")`, is none.
 */
function circles(among: readonly Module[]): string[] {
  const targets = new Map(among.map(({ path, imports }) => [path, new Set(imports.map(({ target }) => target))]));
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]) => {
    const at = way.indexOf(path);
    if (at >= 0) found.push([...way.slice(at), path].join(" → "));
    if (at >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) {
      if (target !== null && target !== path) visit(target, [...way, path]);
    }
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return found;
}

describe("imports run in no circle", () => {
  test("in web/", () => expect(circles(modules)).toEqual([]));

  test.each([
    ['export * from "./c.js"'],
    ['import type { C } from "./c.js"'],
    ['type C = typeof import("./c.js")'],
    ['const c = () => import("./c.js")'],
  ])("a circle is closed by %s", (back) => {
    const files = { "a.ts": 'import "./b.js"; import "./c.js"', "b.ts": back, "c.ts": 'import "./a.js"' };
    expect(circles(projectOf(files))).toContain("a.ts → b.ts → c.ts → a.ts");
  });

  test("two ways to one module are no circle, nor is a module that names its own type", () => {
    const files = {
      "a.ts": 'import "./b.js"; import "./c.js"',
      "b.ts": 'import "./c.js"',
      "c.ts": 'type C = import("./c.js").C',
    };
    expect(circles(projectOf(files))).toEqual([]);
  });
});

/** Dynamic imports in any other form than `lazy(() => import("./folder/index.js"))`. Scripts for Node may have them. */
function strayDynamicImports(among: readonly Module[]): string[] {
  const isIndex = ({ target }: Import) => target !== null && posix.basename(target) === "index.ts";
  return among
    .filter(({ path }) => !path.startsWith("web/tooling/"))
    .flatMap(({ path, imports }) => {
      const helped = imports.some(({ kind, target }) => kind === "static" && target === "web/engine/lazy.ts");
      return imports
        .filter((one) => one.kind === "dynamic" || (one.kind === "lazy" && !(helped && isIndex(one))))
        .map(({ specifier }) => `${path} imports ${specifier || "what it computes"} dynamically`);
    });
}

/**
 * Imports of a lazy folder from outside it, which would load it with the file that imports: static ones, and of types
 * those that pass its index by.
 */
function ajarLazyFolders(among: readonly Module[]): string[] {
  const loaded = among.flatMap(({ imports }) => imports.filter(({ kind, target }) => kind === "lazy" && target));
  const folders = new Set(loaded.map(({ target }) => posix.dirname(target ?? "")));
  const enters = (path: string, { kind, target }: Import) =>
    [...folders].some((folder) => {
      if (!target?.startsWith(`${folder}/`) || path.startsWith(`${folder}/`)) return false;
      return kind === "static" || target !== `${folder}/index.ts`;
    });
  // What runs when the site is built, or without a page, is no part of what is loaded.
  const loading = among.filter(({ path }) => !/^web\/(reference|lessons|check)\//.test(path));
  return loading.flatMap((module) =>
    module.imports
      .filter((one) => enters(module.path, one))
      .map(({ kind, target }) => `${module.path} imports ${kind === "type" ? "a type of " : ""}${target}`),
  );
}

describe("import() is lazy(), of the index of a folder that nobody else enters", () => {
  const helper = { "web/engine/lazy.ts": "export function lazy() {}" };
  const withHelper = (text: string) => `import { lazy } from "../engine/lazy.js"; ${text}`;

  test("in web/", () => {
    expect(strayDynamicImports(modules)).toEqual([]);
    expect(ajarLazyFolders(modules)).toEqual([]);
  });

  test.each([
    ["without the helper", 'const plot = () => import("./plot/index.js");', 1],
    ["of another file", withHelper('const plot = lazy(() => import("./plot/axes.js"));'), 1],
    ["of a package", withHelper('const plot = lazy(() => import("uplot"));'), 1],
    ["computed", withHelper("const plot = lazy(() => import(`./${name}/index.js`));"), 1],
    ["by a helper of one's own", 'const lazy = (f) => f(); lazy(() => import("./plot/index.js"));', 1],
    ["as it has to be", withHelper('const plot = lazy(() => import("./plot/index.js"));'), 0],
    ["of a type", 'type Plot = typeof import("./plot/index.js");', 0],
  ])("%s", (_, text, found) => {
    expect(
      strayDynamicImports(projectOf({ "web/views/a.ts": text, "web/views/plot/index.ts": "", ...helper })),
    ).toHaveLength(found);
  });

  test.each([
    ["web/views/a.ts", 'import { plot } from "./plot/index.js"', 1],
    ["web/views/a.ts", 'export { axes } from "./plot/axes.js"', 1],
    ["web/views/a.ts", 'import type { Axes } from "./plot/axes.js"', 1],
    ["web/views/a.ts", 'import type { Axes } from "./plot/index.js"', 0],
    ["web/views/plot/ticks/a.ts", 'import "../axes.js"', 0],
  ])("a lazy folder is entered from %s by %s: %s", (path, text, found) => {
    const files = {
      "web/views/chart.ts": withHelper('const plot = lazy(() => import("./plot/index.js"));'),
      "web/views/plot/index.ts": 'export * from "./axes.js"',
      "web/views/plot/axes.ts": "",
      ...helper,
      [path]: text,
    };
    expect(ajarLazyFolders(projectOf(files))).toHaveLength(found);
  });
});

/** Imports by a view of another view's inside. What two views share stands in web/views/shared. */
function entangledViews(among: readonly Module[]): string[] {
  const viewOf = (path: string) => /^web\/views\/([^/]+)\//.exec(path)?.[1] ?? null;
  return among.flatMap(({ path, imports }) => {
    const own = viewOf(path);
    if (own === null) return [];
    return imports
      .filter(({ target }) => target !== null && ![null, own, "shared"].includes(viewOf(target)))
      .map(({ target }) => `${path} imports ${target}`);
  });
}

describe("views stand apart", () => {
  test("in web/", () => expect(entangledViews(modules)).toEqual([]));

  test.each([
    ["web/views/lift/draw/a.ts", 'import type { Marks } from "../../stage/draw/marks.js"', 1],
    ["web/views/lift/a.ts", 'const stage = lazy(() => import("../stage/index.js"))', 1],
    ["web/views/shared/a.ts", 'import "../stage/marks.js"', 1],
    ["web/views/lift/a.ts", 'import "../shared/format.js"; import "./draw/b.js"; import "lit"', 0],
    ["web/element/a.ts", 'import "../views/stage/pp-stage.js"', 0],
  ])("%s: %s (%s)", (path, text, found) => {
    expect(entangledViews(projectOf({ [path]: text }))).toHaveLength(found);
  });
});

/** What no text of some files may say, and why: faults of browsers that no journey would meet every time. */
interface Ban {
  readonly what: string;
  readonly files: RegExp;
  readonly but: readonly string[];
  readonly text: RegExp;
  /** Of texts: one that breaks it, and one that only looks like it. */
  readonly broken: string;
  readonly kept: string;
}

const bans: readonly Ban[] = [
  {
    what: "an observer of sizes acts in the frame after: one that changes the layout at once is an error in browsers",
    files: /^web\//,
    but: [
      "web/ui/page/frame-resize-observer.ts",
      // These draw on a canvas, post a message or set an attribute.
      "web/ui/surface/drawn-surface.ts",
      "web/views/shared/guide/guide.ts",
      "web/element/messages/index.ts",
    ],
    text: /\bnew ResizeObserver\b/,
    broken: "new ResizeObserver(() => this.#fit())",
    kept: "new FrameResizeObserver(() => this.#fit())",
  },
  {
    what: "a radio button names its form: Chromium never forgets one that is removed from a shadow root",
    files: /^web\//,
    but: [],
    text: /<input\b(?![^`]*?form="pp-radios")[^`]*?type="radio"[^`]*?\/>/,
    broken: 'html`<input\n  type="radio"\n  @change=${() => choose(value)}\n/>`',
    kept: 'html`<input type="radio" form="pp-radios" name="a" />`; html`<input type="checkbox" /><p>type="radio"</p>`',
  },
  {
    what: 'nothing is submitted: a frame with sandbox="allow-scripts" blocks that, and says so on the console alone',
    files: /^web\/(ui|views|element|notebook|site)\/.+\.(ts|html)$/,
    // Its one button is disabled: Enter submits nothing there.
    but: ["web/ui/controls/radio-form.ts"],
    text: /<form\b|@submit\b|type=["']?submit\b|\b(requestSubmit|SubmitEvent|formaction)\b|\(["']submit["']|createElement\(["']form/i,
    broken: 'form.addEventListener("submit", give);',
    kept: "field({ id, label, submit: (text) => hand.add(text) })",
  },
  {
    what: "the core knows nothing of drawing",
    files: /^core\/(include\/perceptron|src)\/(?!drawing\/)/,
    but: [],
    text: /^#include "drawing\//m,
    broken: '#include "drawing/run_drawing.hpp"',
    kept: '#include "perceptron/run.hpp"',
  },
  {
    what: "a public header includes public ones alone: others are not installed",
    files: /^core\/include\//,
    but: [],
    text: /^#include "(?!perceptron\/)/m,
    broken: '#include "numeric/task.hpp"',
    kept: '#include "perceptron/run.hpp"\n#include <span>',
  },
  {
    what: "what uses the library includes public headers alone",
    files: /^core\/(cli|examples)\//,
    but: [],
    text: /^#include "(run|learners|analysis|data|numeric|drawing)\//m,
    broken: '#include "run/checkpoints.hpp"',
    kept: '#include "perceptron/run.hpp"',
  },
];

const saying = ({ files, but, text }: Ban, among: readonly Source[]): string[] =>
  among
    .filter(({ path, text: of }) => files.test(path) && !but.includes(path) && text.test(of))
    .map(({ path }) => path);

test.each(bans)("$what", (ban) => {
  expect(saying(ban, house)).toEqual([]);
  const path =
    ["web/views/a.ts", "core/include/perceptron/a.hpp", "core/cli/a.cpp"].find((one) => ban.files.test(one)) ?? "";
  expect(saying(ban, treeOf({ [path]: ban.broken }))).toEqual([path]);
  expect(saying(ban, treeOf({ [path]: ban.kept }))).toEqual([]);
  // What no longer says it needs no exception.
  for (const one of ban.but) expect(ban.text.test(house.find(({ path }) => path === one)?.text ?? ""), one).toBe(true);
});

const isCode = (path: string): boolean => /\.(ts|mjs|js|css|html|cpp|hpp)$|CMakeLists\.txt$/.test(path);

/** Files and folders that one does not take in at a glance. */
function tooLarge(among: readonly Source[]): string[] {
  const code = among.filter(({ path }) => isCode(path));
  const long = code
    .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
    .filter(({ lines }) => lines > 500)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
  const counts = new Map<string, number>();
  for (const folder of code.map(({ path }) => posix.dirname(path))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const full = [...counts].filter(([folder, count]) => /^web\/(?!words\/generated\/)/.test(folder) && count > 24);
  return [...long, ...full.map(([folder, count]) => `${folder} has ${count} files`)];
}

describe("a file has at most 500 lines, and a folder of web/ at most 24 files", () => {
  test("in web/, core/ and wasm/", () => expect(tooLarge(house)).toEqual([]));

  test("one with more is named", () => {
    const lines = (count: number) => "x\n".repeat(count);
    const files = Object.fromEntries(Array.from({ length: 25 }, (_, k) => [`web/c/${k}.css`, ""]));
    const tree = treeOf({ "web/a.ts": lines(500), "core/b.hpp": lines(501), "web/README.md": lines(600), ...files });
    expect(tooLarge(tree)).toEqual(["core/b.hpp has 501 lines", "web/c has 25 files"]);
  });
});
