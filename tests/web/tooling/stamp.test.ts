import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { contentHash } from "../../../web/tooling/products/stamp.mjs";

const directory = mkdtempSync(join(tmpdir(), "stamp-"));

afterAll(() => rmSync(directory, { recursive: true, force: true }));

it("changes with contents, names and what else matters, and with nothing else", () => {
  mkdirSync(join(directory, "src"));
  writeFileSync(join(directory, "src", "a"), "1");
  const first = contentHash([directory]);

  writeFileSync(join(directory, "src", "a"), "1");
  expect(contentHash([directory])).toBe(first);
  expect(contentHash([directory], "another compiler")).not.toBe(first);

  writeFileSync(join(directory, "src", "a"), "2");
  expect(contentHash([directory])).not.toBe(first);

  writeFileSync(join(directory, "src", "a"), "1");
  writeFileSync(join(directory, "src", "b"), "");
  expect(contentHash([directory])).not.toBe(first);
});
