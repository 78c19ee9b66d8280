import createGlue, { type Glue, type Instantiate } from "#glue";
import { PlaygroundError } from "./errors.js";
import { type SplitWasm, wasmBytes } from "./locate.js";

/** How the module is called from which the plain module takes the functions of its extension until they are there. */
const placeholders = "placeholder";

/** Starts the plain module. `complete` adds its extension, which works on the same memory. */
export async function startPlain({
  plain,
  extension,
}: SplitWasm): Promise<{ glue: Glue; complete: () => Promise<void> }> {
  const module = await WebAssembly.compile((await wasmBytes(plain)) as BufferSource);
  let primary: WebAssembly.Exports = {};
  const glue = await new Promise<Glue>((resolve, reject) => {
    const instantiateWasm: Instantiate = (imports, receive) => {
      const linked = WebAssembly.instantiate(module, { ...imports, ...missing(module) });
      linked.then((instance) => {
        primary = instance.exports;
        receive(instance, module);
      }, reject);
      return {};
    };
    createGlue({ instantiateWasm }).then(resolve, reject);
  });
  let linked: Promise<unknown> | null = null;
  const complete = async () => {
    const module = await WebAssembly.compile((await wasmBytes(extension)) as BufferSource);
    // Its functions take their places in the table that both modules share: once, however often it has been asked for.
    linked ??= WebAssembly.instantiate(module, { primary: askedOf(primary, module) });
    await linked;
  };
  return { glue, complete };
}

/**
 * What the extension imports from the plain module: by the names of its exports, and functions that it exports not, from
 * the end of its table, in the order of these imports (web/tooling/wasm/links.mjs).
 */
function askedOf(exported: WebAssembly.Exports, extension: WebAssembly.Module): WebAssembly.ModuleImports {
  const names = WebAssembly.Module.imports(extension).map(({ name }) => name);
  const unnamed = names.filter((name) => !(name in exported));
  const table = Object.values(exported).find((one) => one instanceof WebAssembly.Table);
  const first = (table?.length ?? 0) - unnamed.length;
  return { ...exported, ...Object.fromEntries(unnamed.map((name, index) => [name, table?.get(first + index)])) };
}

/** In place of every function that is missing: Binaryen of today calls their module "placeholder.deferred". */
function missing(module: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, () => never>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    if (!from.startsWith(placeholders)) continue;
    imports[from] ??= {};
    imports[from][name] = refuse;
  }
  return imports;
}

/** What is said where the extension is needed before it is there. */
export function refuse(): never {
  throw new PlaygroundError(
    "not-ready",
    "learner",
    "A part of the playground is still loading: try again in a moment.",
  );
}
