// What every Vite build of the project shares.
import { alias, paths } from "../paths.mjs";
import { classicChunks } from "./classic-chunks.mjs";
import { lessons } from "./lessons.mjs";
import { chunkLoader, classicScripts, modulePreload } from "./loading.mjs";
import { minifyTemplates } from "./minify-templates.mjs";
import { css } from "./mixins.mjs";
import { words } from "./words.mjs";

/**
 * The glue looks for the binary next to itself when it is given none. The engine always gives it one, and a bundler
 * that sees the address copies or inlines the binary a second time: so the address is taken out, and with it what would
 * fetch from there, which is in the first request.
 * @returns {import("vite").Plugin}
 */
function glueWithoutAddress() {
  return {
    name: "perceptron:glue-without-address",
    enforce: "pre",
    transform: {
      filter: { id: [paths.glue, paths.glueSmall] },
      handler: (code) => ({
        code: code
          .replace(/new URL\((["'])(perceptron(?:-small)?\.wasm)\1,\s*import\.meta\.url\)(\.href)?/g, '"$2"')
          .replace(
            /(?<=function getBinaryPromise\(\)\{).*?(?=\}function createWasm)/s,
            "return Promise.resolve(wasmBinary)",
          )
          .replace(
            /(?<=function instantiateAsync\(\)\{).*?(?=\}if\(Module\["instantiateWasm"\])/s,
            "return instantiateArrayBuffer(receiveInstantiationResult)",
          )
          .replace(/if\(Module\["locateFile"\]\)\{wasmBinaryFile=.*?\}(?=function getBinary\()/s, "")
          // Why it cannot start is said by who starts it, and in the words of the page.
          .replace(/err\("failed to asynchronously prepare wasm: "\+reason\);/, "")
          .replace(/what\+="\. Build with -s ?ASSERTIONS(=1)? for more info\.";/, "")
          .replaceAll("import.meta.url", "undefined"),
        map: null,
      }),
    },
  };
}

/**
 * @param {import("vite").BuildEnvironmentOptions} build
 * @param {{ classic?: boolean, inAscii?: boolean }} [scripts] `classic`: of a page, whose chunks are classic scripts;
 *   `inAscii`: one that is put into pages of others, and read in their encoding, whatever that is.
 * @returns {import("vite").InlineConfig}
 */
export function common(build, { classic = false, inAscii = false } = {}) {
  return {
    configFile: false,
    root: paths.site,
    base: "./",
    publicDir: false,
    logLevel: "warn",
    resolve: { alias },
    css,
    plugins: [
      glueWithoutAddress(),
      chunkLoader(classic),
      minifyTemplates(inAscii),
      uplotLocale(),
      lessons(),
      words(),
      ...(classic ? [classicScripts(), classicChunks()] : []),
    ],
    build: {
      target: "es2022",
      // The oldest browsers that README.md names, Firefox by the first with `:has()`: a list with that would become one `:is()`,
      // which counts more in the cascade.
      cssTarget: ["chrome111", "edge111", "firefox121", "safari16.4"],
      modulePreload,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      ...build,
      rolldownOptions: {
        // d3-array calls them while it loads, for functions that are not used here, and reads what they return.
        treeshake: { manualPureFunctions: ["bisector", "Blur2", "shuffler"], propertyReadSideEffects: false },
        ...build.rolldownOptions,
      },
    },
  };
}

// uPlot makes a number format for the browser's language while it loads. Where that is no language ("C", in WebKitGTK
// under the C locale) it throws, and the chart, in the single script even the whole page, would be gone. The chart
// formats its numbers itself, so any language will do.

const wanted = "new Intl.NumberFormat(domEnv ? nav.language : 'en-US')";

/** @returns {import("vite").Plugin} */
function uplotLocale() {
  return {
    name: "perceptron:uplot-locale",
    apply: "build",
    transform: {
      filter: { id: /\/uplot\/dist\/uPlot\.esm\.js$/i },
      handler(code) {
        if (!code.includes(wanted)) this.error("uPlot no longer makes its number format as expected here.");
        return { code: code.replace(wanted, "new Intl.NumberFormat('en-US')"), map: null };
      },
    },
  };
}
