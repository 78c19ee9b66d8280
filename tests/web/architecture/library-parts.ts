import type { Source } from "./imports.js";

/** Which headers a part of the C++ sources may not include, and why. */
const rules: readonly { readonly files: RegExp; readonly banned: RegExp; readonly why: string }[] = [
  {
    files: /^core\/(include\/perceptron|src)\/(?!drawing\/)/,
    banned: /^(perceptron\/)?drawing\//,
    why: "core knows nothing of drawing",
  },
  { files: /^core\/include\//, banned: /^(?!perceptron\/)/, why: "it is private, and is not installed" },
  {
    files: /^(core\/(cli|examples)|wasm)\//,
    banned: /^(run|learners|analysis|data|numeric|drawing)\//,
    why: "it is private to the library",
  },
  { files: /^core\/(cli|examples)\//, banned: /^perceptron\/drawing\//, why: "only the page draws" },
];

/** Includes that break the parts of the library: core under drawing, and private headers. */
export function strayIncludes(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const broken = rules.filter(({ files }) => files.test(path));
    // What is in angle brackets is the standard library's, or a reader's way to write a public header.
    const includes = [...text.matchAll(/^#include (?:"([^"]+)"|<(perceptron\/[^>]+)>)/gm)];
    return includes.flatMap(([, quoted, angled]) => {
      const header = quoted ?? angled ?? "";
      return broken.filter(({ banned }) => banned.test(header)).map(({ why }) => `${path} includes ${header}: ${why}`);
    });
  });
}
