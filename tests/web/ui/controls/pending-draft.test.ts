// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, expect, test } from "vitest";
import { field } from "../../../../web/ui/controls/controls.js";
import { byRole, clear, key, leave, show, type } from "../../mounted.js";

let submitted: string[];
let atPress: string[][];

beforeEach(async () => {
  submitted = [];
  atPress = [];
  const submit = (text: string) => {
    submitted.push(text);
    return text === "bad" ? "That is bad." : null;
  };
  const see = () => atPress.push([...submitted]);
  await show(html`
    ${field({ id: "size", label: "Size", value: "1", submit })}
    <button @pointerdown=${see} @click=${see}>Elsewhere</button>
  `);
});
afterEach(clear);

const size = () => byRole("textbox", "Size");
const down = (element: HTMLElement) => element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
const elsewhere = () => byRole("button", "Elsewhere");

test.each([
  ["pointer", down],
  ["assistant's click", (element: HTMLElement) => element.click()],
])("a %s elsewhere finds what was typed handed over, once", async (_, act) => {
  await type(size(), "5");
  expect(submitted).toEqual([]);
  act(elsewhere());
  act(elsewhere());
  await leave(size());
  expect(atPress).toEqual([["5"], ["5"]]);
  expect(submitted).toEqual(["5"]);
});

test("a press in the field itself leaves it to be typed on", async () => {
  await type(size(), "5");
  down(size());
  expect(submitted).toEqual([]);
});

test("what was taken back with Escape, or refused, is not handed over again", async () => {
  await type(size(), "5");
  await key(size(), "Escape");
  down(elsewhere());
  expect(submitted).toEqual([]);
  await type(size(), "bad");
  await key(size(), "Enter");
  down(elsewhere());
  expect(submitted).toEqual(["bad"]);
});

test("a field that is taken off the page hands nothing over", async () => {
  await type(size(), "5");
  clear();
  down(document.body);
  expect(submitted).toEqual([]);
});
