import { expect, test } from "vitest";
import { formlessRadios } from "./radios.js";
import { treeOf } from "./tree.js";

const found = (text: string) => formlessRadios(treeOf({ "web/views/tools/a.ts": text }));

test("a radio button without a form is named", () => {
  expect(found('html`<input type="radio" name="a" />`')).toHaveLength(1);
  expect(found('html`<input\n  type="radio"\n  @change=${() => choose(value)}\n/>`')).toHaveLength(1);
});

test("one in a form, or that says which form is its own, is not", () => {
  expect(found('html`<input type="radio" form="pp-radios" name="a" />`')).toEqual([]);
  expect(found('html`<form><input type="radio" name="a" /></form>`')).toEqual([]);
  expect(found('html`<input type="checkbox" /><p>type="radio"</p>`')).toEqual([]);
});
