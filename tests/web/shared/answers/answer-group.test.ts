// @vitest-environment happy-dom

import { html } from "lit";
import { afterEach, beforeEach, expect, test } from "vitest";
import { english } from "../../../../web/state/document/notation/words.js";
import { answerGroup, lacksNumber, numberIn, valueIn } from "../../../../web/views/shared/answers/form.js";
import { byRole, clear, press, show } from "../../mounted.js";

let given: (string | null)[];
let typed: number[];

beforeEach(async () => {
  given = [];
  typed = [];
  const fields = html`
    <input name="size" aria-label="Size" />
    <select name="kind" aria-label="Kind"><option value=""></option><option value="1">yes</option></select>
    <label><input type="radio" name="label" value="1" />plus</label>
    <label><input type="radio" name="label" value="-1" />minus</label>
  `;
  await show(html`
    <p id="ask">How many?</p>
    ${answerGroup({
      fields,
      words: english,
      labelledBy: "ask",
      give: (group) => void given.push(...["size", "kind", "label"].map((name) => valueIn(group, name))),
      typed: (group) => void typed.push(numberIn(group, "size")),
    })}
  `);
});
afterEach(clear);

const field = (name: string) => byRole("textbox", name) as HTMLInputElement;
const enter = (target: Element, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};

test("the button gives what the fields hold; of radio buttons the one that is chosen", async () => {
  field("Size").value = "4";
  await press(byRole("radio", "minus"));
  await press(byRole("button", "Check"));
  expect(given).toEqual(["4", "", "-1"]);
  expect(byRole("group", "How many?").localName).not.toBe("form");
});

test("Enter gives it too, in a field and on a choice, and goes nowhere else", () => {
  expect(enter(field("Size")).defaultPrevented).toBe(true);
  enter(byRole("radio", "plus"));
  expect(given).toEqual(["", "", null, "", "", null]);
});

test("Enter that ends a word of an input method, or opens a list, gives nothing", () => {
  enter(field("Size"), { isComposing: true });
  expect(enter(byRole("combobox", "Kind")).defaultPrevented).toBe(false);
  expect(given).toEqual([]);
});

test("what is typed is told, and a field without a number gets the focus", () => {
  field("Size").value = "−2,5";
  field("Size").dispatchEvent(new Event("input", { bubbles: true }));
  expect(typed).toEqual([-2.5]);
  const group = byRole("group", "How many?");
  expect(lacksNumber(group, ["size"], english)).toBe(false);
  expect(lacksNumber(group, ["size", "kind"], english)).toBe(true);
  expect(document.activeElement).toBe(byRole("combobox", "Kind"));
});

test("a field with what is no number says so, until something else is typed", () => {
  const group = byRole("group", "How many?");
  field("Size").value = "−∞";
  expect(lacksNumber(group, ["size"], english)).toBe(true);
  expect(field("Size").validationMessage).toBe("“−∞” is not a number. Type one such as −2, 0.5 or 7/5.");
  field("Size").value = "";
  expect(lacksNumber(group, ["size"], english)).toBe(true);
  expect(field("Size").validationMessage).toBe("Type a number here.");
  field("Size").value = "3";
  field("Size").dispatchEvent(new Event("input", { bubbles: true }));
  expect(field("Size").validationMessage).toBe("");
  expect(lacksNumber(group, ["size"], english)).toBe(false);
});
