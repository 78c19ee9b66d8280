import { expect, it } from "vitest";
import { english } from "../../../../web/state/document/notation/words.js";
import { vectorText } from "../../../../web/views/shared/words/features-and-weights.js";
import { words as german } from "../../../../web/words/generated/de/first/index.js";

it("writes the numbers of a vector apart, whatever the decimal sign is", () => {
  expect(vectorText([0.5, -2], english)).toBe("(0.5, −2)");
  expect(vectorText(new Float64Array([0.5, -2]), german)).toBe("(0,5; −2)");
  expect(vectorText([0.5, 1], german, (value) => german.fixed(value, 2))).toBe("(0,50; 1,00)");
});
