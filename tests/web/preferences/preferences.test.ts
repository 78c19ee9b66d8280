// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPreferences } from "../../../web/state/document/settings.js";
import type { UiState } from "../../../web/state/document/state.js";
import type { Intent } from "../../../web/state/runs/intent.js";
import "../../../web/views/preferences/index.js";
import { frameWith } from "../frames.js";
import { byRole, clear, key, press, queryRole, show } from "../mounted.js";

let intents: Intent[];

beforeEach(() => {
  intents = [];
  localStorage.clear();
});
afterEach(clear);

async function open(ui: Partial<UiState> = {}): Promise<void> {
  const frame = frameWith([[1, 1, 1]], {}, { preferences: true, ...ui });
  const dispatch = Object.assign((wanted: unknown) => void intents.push(wanted as Intent), {
    now: () => frame,
    inTurn: (act: () => void) => act(),
    lives: () => () => true,
  });
  await show(html`<pp-preferences .frame=${frame} .dispatch=${dispatch}></pp-preferences>`);
}

async function choose(name: string, value: string): Promise<void> {
  const select = byRole("combobox", name) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

test("each preference has its row", async () => {
  await open();
  const names = ["Theme", "Language", "Text size", "Motion"].map((name) => queryRole("combobox", name) !== null);
  const switches = [queryRole("checkbox", "Play sounds") !== null];
  const notation = ["Labels y", "Bias as"].map((name) => queryRole("radiogroup", name) !== null);
  expect([...names, ...switches, ...notation]).not.toContain(false);
});

test("what is the reader's own is kept by the browser; the theme is in the state alone", async () => {
  await open();
  await choose("Text size", "larger");
  await choose("Motion", "reduced");
  await choose("Theme", "dark");
  await press(byRole("checkbox", "Play sounds"));
  expect(intents).toEqual([
    { type: "set-ui", ui: { textSize: "larger" } },
    { type: "set-ui", ui: { motion: "reduced" } },
    { type: "set-ui", ui: { theme: "dark" } },
    { type: "set-ui", ui: { sound: true } },
  ]);
  expect(readPreferences()).toEqual({ textSize: "larger", motion: "reduced", sound: true });
});

test("another size of type is told to what has drawn letters", async () => {
  const told = vi.fn();
  addEventListener("pp-type-resized", told);
  await open();
  expect(told).not.toHaveBeenCalled();
  await open({ textSize: "large" });
  expect(told).toHaveBeenCalledTimes(1);
  removeEventListener("pp-type-resized", told);
});

test("Escape closes it", async () => {
  await open();
  await key(byRole("dialog", "Preferences"), "Escape");
  expect(intents).toEqual([{ type: "set-ui", ui: { preferences: false } }]);
});
