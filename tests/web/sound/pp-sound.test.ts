// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, VisitEvent } from "../../../web/state/runs/frame.js";
import { type PpSound, Speaker } from "../../../web/views/sound/index.js";
import { dispatchAt, frameWith } from "../frames.js";
import { clear, show } from "../mounted.js";
import { asContext, FakeAudio } from "./fake-audio.js";
import "../../../web/views/sound/index.js";

const points = [[-2, 1, 1] as const, [2, 1, -1] as const];
const start = frameWith(points);

let audio: FakeAudio;

beforeEach(() => {
  audio = new FakeAudio();
});
afterEach(() => {
  clear();
  vi.restoreAllMocks();
});

/** The frame after a visit of an example, with such a score. */
function visited(example: number, score: number): Frame {
  const label = points[example]?.[2] ?? 1;
  const event = { example, score, label, mistake: label * score <= 0 } as VisitEvent;
  return { ...start, pane: { ...start.pane, event } };
}

/** Shows a frame, as far apart from the last as two tones have to be. */
async function look(frame: Frame): Promise<void> {
  audio.currentTime += 1;
  await show(html`<pp-sound .frame=${frame} .dispatch=${dispatchAt(frame)}></pp-sound>`);
}

/** The element at a moment with no visit yet, whose speaker is the fake one. */
async function begin(frame = start): Promise<void> {
  await look(frame);
  const element = document.querySelector<PpSound>("pp-sound");
  if (element) element.speaker = new Speaker(() => asContext(audio));
}

const press = (): boolean => window.dispatchEvent(new Event("pointerdown"));

test("each visit has a tone: pitch by its margin, place by x₁, timbre by whether it was a mistake", async () => {
  await begin();
  press();
  await look(visited(0, 4));
  await look(visited(1, 2));
  await look(visited(0, -4));
  expect(audio.heard.map(({ frequency, pan, type }) => [Math.round(frequency), pan, type])).toEqual([
    [1760, -1, "sine"],
    [220, 1, "sawtooth"],
    [110, -1, "sawtooth"],
  ]);
});

test("the press that asks for sounds hears at once that there are some", async () => {
  vi.stubGlobal(
    "AudioContext",
    class extends FakeAudio {
      constructor() {
        super();
        audio = this;
      }
    },
  );
  for (const [hasBeenActive, isActive, clicks] of [
    [false, false, 0],
    [true, false, 0],
    [true, true, 1],
  ] as const) {
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive, isActive }, configurable: true });
    audio = new FakeAudio();
    await look(start);
    await vi.waitFor(() => expect(audio.heard, String(isActive)).toHaveLength(clicks));
    clear();
  }
  Reflect.deleteProperty(navigator, "userActivation");
  vi.unstubAllGlobals();
});

test("nothing is heard before a gesture", async () => {
  await begin();
  await look(visited(0, 4));
  expect(audio.heard).toEqual([]);
  press();
  await look(visited(1, 4));
  expect(audio.heard).toHaveLength(1);
});

test("what was there before, what stays, and what is out of sight is not heard", async () => {
  const there = visited(0, 4);
  await begin(there);
  press();
  await look({ ...there });
  expect(audio.heard).toEqual([]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await look(visited(1, 4));
  expect(audio.heard).toEqual([]);
});

test("where another run stands is not heard, nor another learner that takes the lead", async () => {
  await begin();
  press();
  await look(visited(0, 4));
  await look({ ...visited(0, 4), order: { kind: "shuffle-once", seed: 2 } });
  const { pane, ...frame } = visited(0, -4);
  await look({ ...frame, pane: { ...pane, learner: { ...pane.learner } } });
  expect(audio.heard).toHaveLength(1);
});

test("margins are scaled anew by another run", async () => {
  await begin();
  press();
  await look(visited(0, 100));
  await look(visited(0, 1));
  const order = { kind: "shuffle-once", seed: 2 } as const;
  await look({ ...start, order });
  await look({ ...visited(0, 1), order });
  expect(audio.heard.map(({ frequency }) => Math.round(frequency))).toEqual([1760, 440, 1760]);
});

test("taken off the page, it is closed and hears no press any more", async () => {
  await begin();
  press();
  clear();
  expect(audio.state).toBe("closed");
  press();
  expect(audio.state).toBe("closed");
});

test("convergence rings after the last visit, a press clicks, and examples that come and go sound otherwise", async () => {
  await begin();
  press();
  const cue = async (act: () => unknown): Promise<string[]> => {
    audio.heard.splice(0);
    await act();
    return audio.heard.map(({ frequency, type }) => `${Math.round(frequency)} ${type}`);
  };
  const last = visited(0, 4);
  const ends = await cue(() => look({ ...last, pane: { ...last.pane, stop: "converged" } }));
  expect(ends).toEqual(["1760 sine", "523 triangle", "659 triangle", "784 triangle", "1047 triangle"]);

  const drawn = frameWith([...points, [0, 0, 1]], { position: 1 });
  const erased = frameWith(points, { position: 2 });
  expect(await cue(() => look(drawn))).toEqual(["880 square", "1320 square"]);
  expect(await cue(() => look(erased))).toEqual(["880 square", "587 square"]);
  // Other data, but no edit.
  expect(await cue(() => look({ ...drawn, position: 2 }))).toEqual([]);
});

test("a button clicks when it is pressed, a select when it has changed, and the transport not at all", async () => {
  const frame = start;
  await show(html`
    <div class="pp-app">
      <button>Undo</button><select><option>A</option></select>
      <pp-transport><button>One visit</button></pp-transport>
      <pp-sound .frame=${frame} .dispatch=${dispatchAt(frame)}></pp-sound>
    </div>
  `);
  const element = document.querySelector<PpSound>("pp-sound");
  if (element) element.speaker = new Speaker(() => asContext(audio));
  press();
  await Promise.resolve();
  const [undo, visit] = document.querySelectorAll("button");
  const select = document.querySelector("select");
  const heard = (element: Element | null | undefined, type: string): number => {
    audio.heard.splice(0);
    element?.dispatchEvent(new Event(type, { bubbles: true }));
    return audio.heard.length;
  };
  expect([heard(undo, "click"), heard(select, "click"), heard(select, "change"), heard(visit, "click")]).toEqual([
    1, 0, 1, 0,
  ]);
});
