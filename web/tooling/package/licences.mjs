// The licences of all that the products are made of, as one text that goes with each of them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.mjs";

/** The npm packages that a bundle has modules of, by their folders. */
export class Bundled {
  /** @type {Set<string>} */
  #folders = new Set();

  /** @returns {import("vite").Plugin} Notes what a build takes in. */
  plugin() {
    return {
      name: "perceptron:licences",
      apply: "build",
      generateBundle: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") for (const id of file.moduleIds) this.#note(id);
        }
      },
    };
  }

  /** @param {string} id */
  #note(id) {
    const [, folder] = /(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
    if (folder) this.#folders.add(folder);
  }

  /** Throws where a package brings no licence. */
  text() {
    const parts = [...this.#folders].sort().map(licenceOf);
    const own = readFileSync(join(root, "LICENSE"), "utf8").trim();
    const wasm = readFileSync(join(import.meta.dirname, "webassembly-licences.txt"), "utf8").trim();
    return `${[`Perceptron Playground\n${own}`, ...parts, wasm].join(`\n\n${"=".repeat(80)}\n\n`)}\n`;
  }
}

/** Packages that bring no text of their licence, and those of the same repository that do. @type {Record<string, string>} */
const siblings = { "@lit-labs/ssr-dom-shim": "lit" };

/** @param {string} folder */
function licenceOf(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const from = siblings[name] ? join(root, "node_modules", siblings[name]) : folder;
  const file = readdirSync(from).find((entry) => /^licen[cs]e([.-]|$)/i.test(entry));
  if (!file) throw new Error(`${name} brings no licence.`);
  return `${name} ${version}\n${readFileSync(join(from, file), "utf8").trim()}`;
}
