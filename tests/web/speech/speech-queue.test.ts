import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { voiceFor } from "../../../web/ui/voice/voice-watch.js";
import { SpeechQueue } from "../../../web/views/speech/pp-speech.js";
import { FakeSpeech, FakeUtterance } from "./fake-speech.js";

let speech: FakeSpeech;
let at: (string | null)[];
let queue: SpeechQueue<{ text: string }>;

const english = { lang: "en", voice: null };
const texts = (...all: string[]) => all.map((text) => ({ text }));

beforeEach(() => {
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  speech = new FakeSpeech();
  at = [];
  queue = new SpeechQueue((part) => at.push(part?.text ?? null), speech.asSynthesis);
});
afterEach(() => vi.unstubAllGlobals());

test("sentences are spoken one after the other, in the language of the page", () => {
  queue.say(texts("One.", "Two."), { lang: "de", voice: null });
  for (let k = 0; k < 2; k++) {
    speech.begin();
    speech.end();
  }
  expect(speech.spoken.map(({ text, lang }) => [text, lang])).toEqual([
    ["One.", "de"],
    ["Two.", "de"],
  ]);
  expect(at).toEqual(["One.", "Two.", null]);
});

test("what is said meanwhile waits", () => {
  queue.say(texts("One."), english);
  speech.begin();
  queue.say(texts("Two."), english);
  expect(speech.queue.map(({ text }) => text)).toEqual(["One."]);
  speech.end();
  speech.begin();
  speech.end();
  expect([at, speech.cancelled]).toEqual([["One.", "Two.", null], 0]);
});

test("what is dropped while it waits is not spoken, and the rest goes on undisturbed", () => {
  queue.say(texts("One.", "Two.", "Three."), english);
  speech.begin();
  queue.drop(({ text }) => text === "Two.");
  speech.end();
  expect([speech.spoken.map(({ text }) => text), speech.cancelled]).toEqual([["One.", "Three."], 0]);
});

test("what is dropped while it is spoken is interrupted by the next, and tells nothing any more", () => {
  queue.say(texts("One.", "Two."), english);
  speech.begin();
  const [interrupted] = speech.queue;
  queue.drop(({ text }) => text === "One.");
  interrupted?.onstart?.();
  interrupted?.onend?.();
  expect([speech.queue.map(({ text }) => text), speech.cancelled]).toEqual([["Two."], 1]);
  speech.begin();
  expect(at).toEqual(["One.", "Two."]);
});

test("silenced, it says no more, and only once that it does not", () => {
  queue.say(texts("One.", "Two."), english);
  speech.begin();
  queue.silence();
  queue.silence();
  expect([speech.queue, speech.cancelled, at]).toEqual([[], 1, ["One.", null]]);
});

test("a sentence that cannot be spoken ends like one that was", () => {
  queue.say(texts("One."), english);
  speech.queue[0]?.onerror?.();
  expect(at).toEqual([null]);
});

test("where the browser cannot speak, nothing happens", () => {
  const mute = new SpeechQueue<{ text: string }>((part) => at.push(part?.text ?? null), undefined);
  mute.say(texts("One."), english);
  mute.silence();
  expect(at).toEqual([]);
});

test("the voice is the browser's own choice among those of the language, else any, else none", () => {
  const voice = (lang: string, isDefault = false) => ({ lang, default: isDefault });
  const voices = [voice("fr-FR", true), voice("en_GB"), voice("en-US", true), voice("de-DE")];
  expect(voiceFor("en", voices)).toEqual({ voice: voices[2], isOther: false });
  expect(voiceFor("de", voices)).toEqual({ voice: voices[3], isOther: false });
  expect(voiceFor("it", voices)).toEqual({ voice: voices[0], isOther: true });
  expect(voiceFor("it", [])).toBe(null);
});
