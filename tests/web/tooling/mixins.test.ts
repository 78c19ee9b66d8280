import { preprocessCSS, resolveConfig } from "vite";
import { expect, it } from "vitest";
import { css } from "../../../web/tooling/vite/mixins.mjs";

async function compiled(text: string): Promise<string> {
  const { code } = await preprocessCSS(text, "a.css", await resolveConfig({ configFile: false, css }, "build"));
  return code.replace(/\s+/g, " ").trim();
}

it("puts a mixin of the file where it is applied, also into another and in a query, and the mixin nowhere", async () => {
  const mixins = "@mixin --a { color: red; } @mixin --b { .x { @apply --a; } }";
  expect(await compiled(`${mixins} @media print { @apply --b; } .y { @apply --a; }`)).toBe(
    "@media print { .x { color: red; } } .y { color: red; }",
  );
});

it("hands a mixin the contents that it has a place for, in which mixins are applied too", async () => {
  const mixins = "@mixin --a { color: red; } @mixin --b { @media (max-height: 9px) { @contents; } }";
  expect(await compiled(`${mixins} @b { .x { @apply --a; } } .y { @b { top: 0; } }`)).toBe(
    "@media (max-height: 9px) { .x { color: red; } } .y { @media (max-height: 9px) { top: 0; } }",
  );
});

it("has those of recipes.css everywhere", async () => {
  expect(await compiled(".x { @apply --hidden; }")).toContain("clip-path: inset(50%)");
});

it("refuses a name that nothing has", async () => {
  await expect(compiled(".x { @apply --nothing; }")).rejects.toThrow("There is no mixin --nothing.");
});

it("refuses a second mixin of one name, in recipes.css or beside it", async () => {
  await expect(compiled("@mixin --hidden { top: 0; }")).rejects.toThrow("There is a mixin --hidden already.");
});
