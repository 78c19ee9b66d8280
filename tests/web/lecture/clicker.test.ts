// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, describe, expect, it } from "vitest";
import { clickOf } from "../../../web/views/lecture/pp-lecture.js";
import { clear, show } from "../mounted.js";

afterEach(clear);

const places = {
  page: "main",
  button: "button",
  text: "[type=text]",
  number: "[type=number]",
  choice: "[type=radio]",
  select: "select",
  stage: ".pp-stage-surface",
} as const;

async function press(key: string, place: keyof typeof places, held: KeyboardEventInit = {}) {
  await show(html`<main>
    <button></button><input type="text" /><input type="number" /><input type="radio" /><select></select>
    <div class="pp-stage-surface"></div>
  </main>`);
  const target = document.querySelector(places[place]);
  if (!target) throw new Error("There is such a place.");
  return clickOf(new KeyboardEvent("keydown", { key, ...held }), target);
}

describe("what a key does in a lecture", () => {
  it.each(Object.keys(places) as (keyof typeof places)[])(
    "the clicker's page keys go on and back, in a %s too",
    async (place) => {
      expect(await press("PageDown", place)).toBe("on");
      expect(await press("PageUp", place)).toBe("back");
      expect(await press("F5", place)).toBe("start");
    },
  );

  it.each(["page", "button", "choice", "select", "stage"] as const)(
    "letters and digits are its own in a %s",
    async (place) => {
      expect(await press("b", place)).toBe("blank");
      expect(await press("B", place)).toBe("blank");
      expect(await press(".", place)).toBe("blank");
      expect(await press("f", place)).toBe("full");
      expect(await press("3", place)).toBe(3);
    },
  );

  it.each(["text", "number"] as const)("letters and digits are written in a field for a %s", async (place) => {
    for (const key of ["b", ".", "f", "3", "+", "ArrowRight"]) expect(await press(key, place)).toBeNull();
  });

  it("the stage keeps the keys that zoom and move its crosshair, and a choice its arrows", async () => {
    expect(await press("+", "page")).toBe("alone");
    expect(await press("+", "stage")).toBeNull();
    expect(await press("ArrowRight", "button")).toBe("visit");
    for (const place of ["stage", "choice", "select"] as const) expect(await press("ArrowRight", place)).toBeNull();
  });

  it("leaves combinations, and every other key, to the page", async () => {
    expect(await press("f", "page", { ctrlKey: true })).toBeNull();
    expect(await press("b", "page", { metaKey: true })).toBeNull();
    expect(await press("F5", "page", { ctrlKey: true })).toBeNull();
    for (const key of ["0", "Enter", "Tab", "a", " "]) expect(await press(key, "page")).toBeNull();
  });
});
