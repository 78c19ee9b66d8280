import createGlue, { type Glue, type Instantiate } from "#glue";
import { PlaygroundError } from "./errors.js";
import { type PartedWasm, wasmBytes } from "./locate.js";

/** How the module is called from which the start takes functions that have not come yet. */
const placeholders = "placeholder";

/** Starts a module that is in two parts with the first of them. `complete` brings the second: the same memory. */
export async function startParted(parted: PartedWasm): Promise<{ glue: Glue; complete: () => Promise<void> }> {
  const module = await WebAssembly.compile(await wasmBytes(parted.start));
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
  const complete = async () => {
    const rest = await wasmBytes(await parted.rest());
    // Its functions take their places in the table that both parts share.
    await WebAssembly.instantiate(rest, { primary });
  };
  return { glue, complete };
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

/** What is said where the second part is needed before it has come. */
export function refuse(): never {
  throw new PlaygroundError(
    "not-ready",
    "learner",
    "A part of the playground is still loading: try again in a moment.",
  );
}
