import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const built = new URL("../../dist/lib/engine.js", import.meta.url).href;

/** The example of the engine alone. */
const [, example = ""] = /```js\n(import \{ loadEngine \}[^`]*)```/.exec(readme) ?? [];

/** What a comment shows of a value: what "…" stands for is left out. */
function shown(comment: string): unknown {
  return runInNewContext(`(${comment.replace(/(, )?(\w+: )?…/g, "")})`);
}

/** Lists of numbers are lists, whatever their type. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one) => (ArrayBuffer.isView(one) ? Array.from(one as Float64Array) : one)));

it("the engine's example in the README prints what it says", async () => {
  const directory = mkdtempSync(join(tmpdir(), "readme-"));
  const said: string[] = [];
  const module = example
    .replace('"perceptron-playground/engine"', JSON.stringify(built))
    // A statement with what it gives after it, on the same line or the next.
    .replace(/^(.*);[ \n]\/\/ (\{.*\})$/gm, (_, statement: string, comment: string) => {
      said.push(comment);
      return `told.push(${statement});`;
    });
  expect(said).toHaveLength(2);
  const file = join(directory, "example.mjs");
  writeFileSync(file, `export const told = [];\n${module}`);
  const { told } = (await import(/* @vite-ignore */ file)) as { told: unknown[] };
  rmSync(directory, { recursive: true });
  for (const [k, comment] of said.entries()) expect(plain(told[k])).toMatchObject(plain(shown(comment)) as object);
});
