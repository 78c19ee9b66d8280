// @vitest-environment happy-dom

import { afterEach, expect, test } from "vitest";
import { english } from "../../../../web/state/document/notation/words.js";
import { autoNumberField } from "../../../../web/views/setup/sections/learner/index.js";
import { numberField } from "../../../../web/views/shared/controls/number-field.js";
import { byRole, clear, key, show, type, written } from "../../mounted.js";

afterEach(clear);

const rule = { name: "The rate", min: 0, whole: false };

/** A field for a rate that is drawn as 1 and has not been drawn again since, and what was committed by it. */
async function rateField() {
  const committed: number[] = [];
  const commit = (value: number) => committed.push(value);
  await show(numberField({ words: english, id: "rate", label: "Rate", value: 1, rule, step: 0.1, commit }));
  const input = byRole("textbox", "Rate");
  const enter = async (text: string) => {
    await type(input, text);
    await key(input, "Enter");
  };
  return { committed, input, enter };
}

test("the same number written another way commits nothing", async () => {
  const { committed, enter } = await rateField();
  for (const text of ["1.0", "01", " 1 "]) await enter(text);
  expect(committed).toEqual([]);
});

test("another number and back again within one frame commits both", async () => {
  const { committed, enter } = await rateField();
  for (const text of ["2", "1"]) await enter(text);
  expect(committed).toEqual([2, 1]);
});

test("another number and back in another notation commits both too", async () => {
  const { committed, enter } = await rateField();
  for (const text of ["0.5", "1.0"]) await enter(text);
  expect(committed).toEqual([0.5, 1]);
});

test("a text that was refused leaves the value drawn in force", async () => {
  const { committed, input, enter } = await rateField();
  for (const text of ["-3", "1"]) await enter(text);
  expect(committed).toEqual([]);
  expect(written(input)).toBe("1");
});

test("a number and back to what the data gives within one frame commits both", async () => {
  const committed: (number | null)[] = [];
  const commit = (value: number | null) => committed.push(value);
  await show(autoNumberField({ words: english, id: "low", label: "Low", value: null, rule, step: 1, commit }));
  const input = byRole("textbox", "Low");
  for (const text of ["3", "auto"]) {
    await type(input, text);
    await key(input, "Enter");
  }
  expect(committed).toEqual([3, null]);
});
