// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { VisitEvent } from "../../../web/state/runs/frame.js";
import type { Intent } from "../../../web/state/runs/intent.js";
import type { PpSpokenOutline } from "../../../web/views/speech/pp-speech.js";
import { frameWith } from "../frames.js";
import { clear, key, show } from "../mounted.js";
import { FakeSpeech, FakeUtterance } from "./fake-speech.js";
import "../../../web/views/speech/index.js";

const points = [[-2, 1, 1] as const, [2, 1, -1] as const];
const event = { example: 1, score: 1, label: -1, mistake: true } as VisitEvent;
const frame = frameWith(points, { event });

let speech: FakeSpeech;
let intents: Intent[];

beforeEach(() => {
  speech = new FakeSpeech();
  intents = [];
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  vi.stubGlobal("speechSynthesis", speech);
});
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

const dispatch = Object.assign(
  (wanted: unknown) => {
    const intent = typeof wanted === "function" ? wanted(frame) : wanted;
    if (intent) intents.push(intent);
  },
  { now: () => frame, inTurn: (act: () => void) => act(), lives: () => () => true },
);

/** A page that says this in its story and in its notices. */
async function say(story: unknown, notice: unknown = "", speaks = true): Promise<void> {
  await show(html`
    <div class="pp-app">
      <section data-part="stage"></section>
      <section data-part="story"><pp-sentence><p aria-live="polite">${story}</p></pp-sentence></section>
      <div class="pp-notices" aria-live="polite">${notice}</div>
      ${speaks ? html`<pp-speech .frame=${frame} .dispatch=${dispatch}></pp-speech>` : ""}
    </div>
  `);
  await new Promise((resolve) => setTimeout(resolve, 90));
}

const page = () => document.querySelector<HTMLElement>(".pp-app");
const outlined = () => page()?.dataset["spoken"] ?? null;
const texts = () => speech.spoken.map(({ text }) => text);

test("it says what a live region says, once it says something else", async () => {
  await say("Visit 1.");
  speech.spoken.splice(0);
  await say("Visit 1.");
  expect(texts()).toEqual([]);
  await say("Visit 2.");
  expect(texts()).toEqual(["Visit 2."]);
});

test("what changes at the same time is said in the order of the page, without its buttons", async () => {
  await say("Visit 1.");
  while (speech.queue.length > 0) speech.end();
  speech.spoken.splice(0);
  await say("Visit 2.", html`<b>Saved.</b> <button>Dismiss</button>`);
  speech.end();
  expect(texts()).toEqual(["Visit 2.", "Saved."]);
});

test("the part of the page that a sentence stands in is outlined while it is spoken", async () => {
  await say("");
  await say("Visit 1.", "Saved.");
  expect(outlined()).toBe(null);
  speech.begin();
  expect(outlined()).toBe("story");
  speech.end();
  speech.begin();
  expect(outlined()).toBe("");
  speech.end();
  expect(outlined()).toBe(null);
});

test("each sentence of a visit outlines what it is about: the example, the boundary, the weights", async () => {
  await say("");
  await say(
    html`<span data-about="example">Visit 1.</span> <span data-about="boundary">Its score is 1.</span>
      <span data-about="weights">The weights change.</span>`,
  );
  const outline = () => page()?.querySelector<PpSpokenOutline>("pp-spoken-outline")?.subject;
  speech.begin();
  expect([outlined(), outline(), intents.at(-1)]).toEqual([
    "story",
    "example",
    { type: "point", at: { example: 1, visit: null } },
  ]);
  speech.end();
  speech.begin();
  expect([outlined(), outline()]).toEqual(["story", "boundary"]);
  speech.end();
  speech.begin();
  expect([outlined(), outline()]).toEqual(["story weights", "weights"]);
  expect(texts()).toEqual(["Visit 1.", "Its score is 1.", "The weights change."]);
});

test("a press interrupts; what comes by itself waits, but for what the same region said before", async () => {
  const speaking = () => [speech.queue.map(({ text }) => text), speech.cancelled];
  await say("");
  await say("Visit 1.");
  await say("Visit 1.", "Saved.");
  expect(speaking()).toEqual([["Visit 1."], 0]);
  await say("Visit 2.", "Saved.");
  expect(speaking()).toEqual([["Saved."], 1]);
  speech.end();
  expect(speaking()).toEqual([["Visit 2."], 1]);
  window.dispatchEvent(new Event("pointerdown"));
  await say("Visit 2.", "Copied.");
  expect(speaking()).toEqual([["Copied."], 2]);
});

test("Ctrl silences it, and so does taking it off the page", async () => {
  await say("");
  await say("Visit 1.");
  speech.begin();
  await key(document.body, "Control");
  expect([speech.queue, outlined()]).toEqual([[], null]);
  await say("Visit 2.");
  speech.begin();
  await say("Visit 2.", "", false);
  expect([speech.queue, outlined(), page()?.querySelector("pp-spoken-outline")]).toEqual([[], null, null]);
});
