// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { areas } from "../../../web/element/part-entry.js";
import { cssParts, customProperties } from "../../../web/element/styling.js";
import tokensCss from "../../../web/ui/tokens.css?inline";

test("every token has its row, and what stands in the table is one, or the height", () => {
  const tokens = new Set(Array.from(tokensCss.matchAll(/(--pp-[\w-]+):/g), ([, name]) => name));
  expect(Object.keys(customProperties).toSorted()).toEqual([...tokens, "--pp-height"].toSorted());
});

test("every area of the page is a part, beside the whole", () => {
  expect(Object.keys(cssParts).toSorted()).toEqual(["app", ...areas].toSorted());
});
