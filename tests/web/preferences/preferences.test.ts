// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPreferences } from "../../../web/state/document/settings.js";
import type { UiState } from "../../../web/state/document/state.js";
import type { Intent } from "../../../web/state/runs/intent.js";
import "../../../web/views/preferences/index.js";
import { frameWith } from "../frames.js";
import { byRole, clear, key, press, queryRole, show, textOf } from "../mounted.js";
import { FakeSpeech } from "../speech/fake-speech.js";

let intents: Intent[];
let speech: FakeSpeech;

beforeEach(() => {
  intents = [];
  speech = new FakeSpeech();
  localStorage.clear();
  vi.stubGlobal("speechSynthesis", speech);
});
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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
  const switches = ["Play sounds", "Speak"].map((name) => queryRole("checkbox", name) !== null);
  const notation = ["Labels y", "Bias as"].map((name) => queryRole("radiogroup", name) !== null);
  expect([...names, ...switches, ...notation]).not.toContain(false);
});

test("what is the reader's own is kept by the browser; the theme is in the state alone", async () => {
  await open();
  await choose("Text size", "larger");
  await choose("Motion", "reduced");
  await choose("Theme", "dark");
  await press(byRole("checkbox", "Play sounds"));
  await press(byRole("checkbox", "Speak"));
  expect(intents).toEqual([
    { type: "set-ui", ui: { textSize: "larger" } },
    { type: "set-ui", ui: { motion: "reduced" } },
    { type: "set-ui", ui: { theme: "dark" } },
    { type: "set-ui", ui: { sound: true } },
    { type: "set-ui", ui: { speech: true } },
  ]);
  expect(readPreferences()).toEqual({ textSize: "larger", motion: "reduced", sound: true, speech: true });
});

test("a browser without a voice says so, once it has had the time to name one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const said = () => textOf(document.querySelector(".pp-voice-problem"));
  await open({ speech: true });
  expect(said()).toBe("");
  vi.advanceTimersByTime(2000);
  await open({ speech: true });
  expect(said()).toMatch(/^Your browser has no voices\./);
  speech.voices = [{ lang: "fr-FR", default: true }];
  speech.dispatchEvent(new Event("voiceschanged"));
  await open({ speech: true });
  expect(said()).toMatch(/no voice for this language.*“fr-FR”/);
  speech.voices = [{ lang: "en-GB", default: true }];
  speech.dispatchEvent(new Event("voiceschanged"));
  await open({ speech: true });
  expect(said()).toBe("");
});

test("a browser that cannot speak says that before anybody asks it to", async () => {
  vi.stubGlobal("speechSynthesis", undefined);
  await open();
  expect(textOf(document.querySelector(".pp-voice-problem"))).toMatch(/can’t speak/);
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
