// The chunks of the site as classic scripts. Vite makes modules of them, which a page without an origin of its own, as in
// a sandboxed frame, may only load where the server allows any other site to. A classic script it may load, and so each
// chunk hands itself over as a function, to what web/site/load-chunk.ts takes it with.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import MagicString from "magic-string";
import { minify } from "terser";
import { parseSync } from "vite";

/** This file, which decides on what is in every other. */
const own = readFileSync(import.meta.filename, "utf8");

/** The module that takes the chunks, and loads further ones. */
const loader = "/web/site/load-chunk.ts";

/** @typedef {ReadonlyMap<string, string>} Names What a chunk exports, by the name that Vite gave it: its own name for it. */
/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */

/** @returns {import("vite").Plugin} */
export function classicChunks() {
  return {
    name: "perceptron:classic-chunks",
    apply: "build",
    enforce: "post",
    // Names say what is in the files, and that is made after they are given.
    augmentChunkHash: () => own,
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        /** @param {typeof chunks[number]} file */
        const nameOf = ({ fileName }) => `./${basename(fileName)}`;
        const first = chunks.filter((file) => isLoader(file) || file.isEntry);
        const names = new Map(first.map((file) => [nameOf(file), namesIn(file.code)]));
        for (const file of chunks) {
          const takes = isLoader(file);
          if (takes && file.imports.length > 0) throw new Error("What takes the chunks must not need one.");
          const runs = first.includes(file);
          const code = asClassic(file.code, nameOf(file), { takes, runs, names });
          const short = onTheScreen.test(file.name) ? await shorter(code) : code;
          file.code = runs ? compileHint + short : short;
        }
      },
    },
  };
}

/**
 * Chromium compiles a script that begins with this while it comes, on another thread; otherwise each function when it is
 * first called, which for what runs before anything can be pressed is right after. To others it is a comment.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/** The chunks that every first visit waits for, in any language. */
const onTheScreen = /^(index|engine|learners|screen|\w\w-first)$/;

/**
 * The same code in one or two percent fewer bytes. It takes longer than all else in a build: of other chunks it is not worth it.
 * @param {string} code
 */
async function shorter(code) {
  const compress = { passes: 3, keep_fargs: false, hoist_props: true };
  return (await minify(code, { ecma: 2020, compress, mangle: false })).code ?? code;
}

/** @param {{ moduleIds: readonly string[] }} chunk */
export function isLoader({ moduleIds }) {
  return moduleIds.some((id) => id.endsWith(loader));
}

/**
 * A module as a classic script.
 * @param {string} code As Vite writes it: named imports and exports of whole chunks, and imports that its helper loads.
 * @param {string} name What the others call it.
 * @param {{ takes?: boolean, runs?: boolean, names?: ReadonlyMap<string, Names> }} chunk `takes`: it runs as a script, for
 *   it takes all others; `runs`: it runs when it has come, and not only when it is asked for; `names`: of the chunks that
 *   hand over by their own names, which takes fewer bytes. Nothing loads those.
 */
export function asClassic(code, name, { takes = false, runs = false, names = new Map() } = {}) {
  const { program, errors } = parseSync("chunk.js", code);
  const [first] = /** @type {Node[]} */ (/** @type {unknown} */ (program.body));
  const files = first ? filesOf(first) : null;
  if (errors.length > 0) throw new Error(`${name} does not parse: ${errors[0]?.message}`);
  const script = new MagicString(code);
  const edit = (/** @type {Node} */ { start, end }, /** @type {string} */ text) => script.update(start, end, text);
  /** @type {string[]} */
  const exports = [];
  /** The files that it loads. @type {Set<string>} */
  const asked = new Set();
  for (const node of /** @type {Node[]} */ (/** @type {unknown} */ (program.body))) {
    if (node.type === "ImportDeclaration") edit(node, importOf(node, names));
    else if (node.type === "ExportNamedDeclaration" && !node["declaration"] && !node["source"]) {
      for (const { local, exported } of node["specifiers"])
        exports.push(pair(names.has(name) ? local.name : exported.name, local.name));
      script.remove(node.start, node.end);
    } else if (node.type.startsWith("Export")) throw new Error(`${name} exports in another way than chunks do.`);
  }
  walk(program, (node) => {
    const load = node.type === "CallExpression" ? loadOf(node, code, { files: files ?? [], names, asked }) : null;
    if (load) edit(node, load);
    else if (node.type === "ImportExpression") throw new Error(`${name} imports in another way than chunks do.`);
    else if (isAddress(node) && takes) edit(node, "ppUrl");
    return !load;
  });
  if (first && files) edit(first, `const ppFiles=${JSON.stringify([...asked])};`);
  const body = script.toString();
  if (/\bimport\.meta\b/.test(body)) throw new Error(`${name} asks for its address, which only the first chunk knows.`);
  const made = `{${exports.sort().join(",")}}`;
  const said = JSON.stringify(name);
  if (takes)
    return `{let ppUrl=document.currentScript.src;(()=>{"use strict";${body};ppc.push([${said},()=>(${made})])})()}`;
  return `(self.ppc||=[]).push([${said},need=>{"use strict";${body};return${made}}${runs ? ",1" : ""}]);`;
}

/** Whether it is `import.meta.url`. @param {Node | undefined} node */
function isAddress(node) {
  return node?.type === "MemberExpression" && node["object"].type === "MetaProperty";
}

/** @param {string} code @returns {Names} */
function namesIn(code) {
  const body = /** @type {Node[]} */ (/** @type {unknown} */ (parseSync("chunk.js", code).program.body));
  const exported = body.filter(({ type }) => type === "ExportNamedDeclaration").flatMap((node) => node["specifiers"]);
  return new Map(exported.map(({ local, exported }) => [exported.name, local.name]));
}

/** @param {Node} node @param {ReadonlyMap<string, Names>} names */
function importOf({ specifiers, source }, names) {
  const own = names.get(source.value);
  const taken = specifiers.map((/** @type {Node} */ { type, imported, local }) => {
    if (type !== "ImportSpecifier") throw new Error("A chunk imports in another way than chunks do.");
    return pair(own?.get(imported.name) ?? imported.name, local.name);
  });
  const needed = `need(${JSON.stringify(source.value)})`;
  return taken.length > 0 ? `const{${taken.join(",")}}=${needed};` : `${needed};`;
}

/** @param {string} name @param {string} value */
function pair(name, value) {
  return name === value ? name : `${name}:${value}`;
}

/**
 * The files that Vite's helper is given by their numbers: `const __vite__mapDeps = …(m.f = ["./chunk.js", …])…`.
 * @param {Node} statement
 * @returns {string[] | null}
 */
function filesOf(statement) {
  if (statement["declarations"]?.[0]?.id.name !== "__vite__mapDeps") return null;
  /** @type {string[]} */
  const files = [];
  walk(statement, ({ type, value }) => {
    if (type === "Literal" && typeof value === "string") files.push(value);
    return true;
  });
  return files;
}

/**
 * Vite's helper is given `() => import("./chunk.js")`, maybe with `.then((chunk) => chunk.part)`, the files of the chunk,
 * itself first, and where they are. What loads classic scripts takes the files, but for style sheets and what is there from
 * the first, and the part. What is in the same chunk has no files, and is there.
 * @param {Node} node
 * @param {string} code
 * @param {{ files: readonly string[], names: ReadonlyMap<string, Names>, asked: Set<string> }} chunk
 * @returns {string | null}
 */
function loadOf({ callee, arguments: [load, files, url] }, code, chunk) {
  const { body } = load?.type === "ArrowFunctionExpression" ? load : {};
  if (body && isAddress(url) && files?.type === "UnaryExpression") return `(${code.slice(load.start, load.end)})()`;
  const part =
    body?.type === "CallExpression" && body.callee.object?.type === "ImportExpression" ? body.arguments[0] : null;
  if (!files || !isAddress(url) || !(part || body?.type === "ImportExpression")) return null;
  const named = files.arguments[0].elements.map((/** @type {Node} */ { value }) => chunk.files[value] ?? "");
  const scripts = named.filter((/** @type {string} */ name) => name.endsWith(".js") && !chunk.names.has(name));
  for (const name of scripts) chunk.asked.add(name);
  const at = [...chunk.asked];
  const given = `[${scripts.map((/** @type {string} */ name) => at.indexOf(name))}].map(i=>ppFiles[i])`;
  return `${code.slice(callee.start, callee.end)}(${given}${part ? `,${code.slice(part.start, part.end)}` : ""})`;
}

/** @param {unknown} node @param {(node: Node) => boolean} visit Says whether to look inside. */
export function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (node !== null && typeof node === "object") {
    const inside = !("type" in node) || visit(/** @type {Node} */ (node));
    if (inside) for (const value of Object.values(node)) walk(value, visit);
  }
}
