import { expect, test } from "vitest";
import recipesCss from "../../../../web/ui/controls/recipes.css?raw";
import { type Color, colorOf, contrast, over, tokensOf } from "../../contrast.js";

/** What the recipe of what cannot be pressed says. */
const recipe = recipesCss.split("@mixin --unavailable")[1]?.split("}")[0] ?? "";
const opacity = Number(/opacity: ([\d.]+)/.exec(recipe)?.[1]);
const token = /color: var\(--pp-([\w-]+)\)/.exec(recipe)?.[1] ?? "";

const grounds = (["light", "dark", "projector"] as const).flatMap((theme) =>
  ["bg", "surface"].map((ground) => [theme, ground] as const),
);

test.each(grounds)("what cannot be pressed is read in %s, on %s, and differs from what can", (theme, name) => {
  const tokens = tokensOf(theme);
  const ground: Color = colorOf(tokens[name]);
  const off = over(colorOf(tokens[token]), ground, opacity);
  const [unavailable, usual] = [off, colorOf(tokens["ink"])].map((color) => contrast(color, ground));
  expect(unavailable).toBeGreaterThanOrEqual(3);
  expect(usual).toBeGreaterThan(2 * (unavailable ?? 0));
});
