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
  const complete = async () => {
    // Its functions take their places in the table that both modules share.
    await WebAssembly.instantiate((await wasmBytes(extension)) as BufferSource, { primary });
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

/** What is said where the extension is needed before it is there. */
export function refuse(): never {
  throw new PlaygroundError(
    "not-ready",
    "learner",
    "A part of the playground is still loading: try again in a moment.",
  );
}
