// The builds: the site, the script with everything in it, the module for notebooks, and the two entries of the npm package.
import { join } from "node:path";
import { Bundled } from "../package/licences.mjs";
import { alias, paths, root } from "../paths.mjs";
import { codeSplitting, packageSplitting } from "./chunks.mjs";
import { common } from "./common.mjs";
import { preloadWasm } from "./loading.mjs";

/** dist/site: index.html and hashed assets, for any web server. */
export function siteConfig(bundled = new Bundled()) {
  const config = common(
    {
      outDir: paths.distSite,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting, chunkFileNames: "assets/[name]-[hash:7].js" } },
    },
    { classic: true },
  );
  const ours = [preloadWasm(), bundled.plugin()];
  return { ...config, publicDir: join(paths.site, "public"), plugins: [...(config.plugins ?? []), ...ours] };
}

/** dist/lib/element.iife.js: one classic script that carries its WASM; also what the single file is made of. */
export const scriptConfig = (bundled = new Bundled()) => inOneFile("script.ts", "element.iife.js", "iife", bundled);

/** dist/lib/anywidget.js: the same with what a notebook asks for, as a module. */
export const notebookConfig = (bundled = new Bundled()) => inOneFile("anywidget.ts", "anywidget.js", "es", bundled);

/** @param {string} entry @param {string} file @param {"iife" | "es"} format @param {Bundled} bundled */
function inOneFile(entry, file, format, bundled) {
  const config = common(
    {
      outDir: paths.distLib,
      emptyOutDir: false,
      lib: { entry: join(paths.site, entry), formats: [format], name: "PerceptronPlayground", fileName: () => file },
      rolldownOptions: { output: { codeSplitting: false, minify: true, charset: "ascii" } },
    },
    { inAscii: true },
  );
  // It has no address that anything could be beside, and needs none: it carries what the modules would look for.
  return {
    ...config,
    plugins: [...(config.plugins ?? []), bundled.plugin()],
    define: { "import.meta.url": "undefined" },
  };
}

/** dist/lib/engine.js and element.js: ES modules that bring their WASM. */
export function libraryConfig(bundled = new Bundled()) {
  const config = common({
    outDir: paths.distLib,
    emptyOutDir: true,
    lib: {
      entry: {
        engine: join(paths.site, "engine.ts"),
        element: join(paths.site, "element.ts"),
      },
      formats: ["es"],
    },
    minify: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        entryFileNames: "[name].js",
        // package.json names the files that do something when they are imported: of the engine only what is used is kept.
        chunkFileNames: ({ name }) => (name === "engine" ? "engine-core.js" : "[name]-[hash].js"),
        codeSplitting: packageSplitting,
      },
    },
  });
  // What of Lit may be imported where there is no page, as on a server that renders one: it asks for that when it is used.
  const anywhere = [
    { find: /^(@lit\/reactive-element)$/, replacement: "$1/node/reactive-element.js" },
    { find: /^(lit-html)$/, replacement: "$1/node/lit-html.js" },
    { find: /^(@lit\/reactive-element|lit-html)\/(?!node\/)(.+)$/, replacement: "$1/node/$2" },
  ].map(({ find, replacement }) => ({ find, replacement: join(root, "node_modules", replacement) }));
  return {
    ...config,
    plugins: [...(config.plugins ?? []), bundled.plugin()],
    resolve: { alias: [...alias, ...anywhere] },
  };
}

/**
 * dist/lib/bin/perceptron-playground.js: what Node runs to check a course, in one file beside the package's WASM.
 * @returns {import("vite").InlineConfig}
 */
export function checkConfig(bundled = new Bundled()) {
  const config = common({
    outDir: join(paths.distLib, "bin"),
    emptyOutDir: true,
    ssr: join(paths.web, "check", "check.ts"),
    target: "node20",
    minify: true,
    rolldownOptions: {
      output: {
        codeSplitting: false,
        entryFileNames: "perceptron-playground.js",
        banner: "#!/usr/bin/env node",
      },
    },
  });
  return { ...config, ssr: { noExternal: true }, plugins: [...(config.plugins ?? []), bundled.plugin()] };
}

/**
 * The development server.
 * @param {number} port
 * @param {import("vite").Plugin} rebuild What keeps the WASM module up to date.
 * @returns {import("vite").InlineConfig}
 */
export function devConfig(port, rebuild) {
  const config = common({});
  return {
    ...config,
    base: "/",
    logLevel: "info",
    plugins: [...(config.plugins ?? []), rebuild],
    // The sources, node_modules and the WASM build lie outside of the site's own directory.
    server: { port, fs: { allow: [root] } },
  };
}
