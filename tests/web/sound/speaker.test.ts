import { expect, test } from "vitest";
import { Speaker } from "../../../web/views/sound/index.js";
import { asContext, FakeAudio } from "./fake-audio.js";

const tone = { frequency: 440, pan: -0.5, mistake: false };

/** A speaker, and every context that it makes. */
function remembering(): { readonly speaker: Speaker; readonly made: readonly FakeAudio[] } {
  const made: FakeAudio[] = [];
  const speaker = new Speaker(() => {
    const audio = new FakeAudio("running");
    made.push(audio);
    return asContext(audio);
  });
  return { speaker, made };
}

test("nothing is made, and nothing heard, before it is unlocked", async () => {
  let made = 0;
  const audio = new FakeAudio();
  const speaker = new Speaker(() => {
    made++;
    return asContext(audio);
  });
  expect([speaker.play(tone), made]).toEqual([false, 0]);
  speaker.unlock();
  await Promise.resolve();
  speaker.unlock();
  expect([speaker.play(tone), made]).toEqual([true, 1]);
  expect(audio.heard).toEqual([{ at: 0, frequency: 440, type: "sine", pan: -0.5 }]);
});

test("a mistake has another timbre", () => {
  const audio = new FakeAudio("running");
  const speaker = new Speaker(() => asContext(audio));
  speaker.unlock();
  speaker.play({ ...tone, mistake: true });
  expect(audio.heard.map(({ type }) => type)).toEqual(["sawtooth"]);
});

test("what comes too soon after a tone is not heard", () => {
  const audio = new FakeAudio("running");
  const speaker = new Speaker(() => asContext(audio));
  speaker.unlock();
  const played = Array.from({ length: 60 }, (_, frame) => {
    audio.currentTime = frame / 60;
    return speaker.play(tone);
  });
  expect(played.filter(Boolean)).toHaveLength(10);
  expect(audio.heard).toHaveLength(10);
});

test("put away, it is closed; and unlocked again it makes another", () => {
  const { speaker, made } = remembering();
  speaker.unlock();
  speaker.dispose();
  expect([made[0]?.state, speaker.play(tone)]).toEqual(["closed", false]);
  speaker.unlock();
  expect(speaker.play(tone)).toBe(true);
});

test("unlocked again after having played for long, it is heard at once", () => {
  const { speaker, made } = remembering();
  speaker.unlock();
  const [first] = made;
  if (first) first.currentTime = 300;
  expect(speaker.play(tone)).toBe(true);
  speaker.dispose();
  speaker.unlock();
  expect(speaker.play(tone)).toBe(true);
});

test("what interrupts it, as a call, is over with the next gesture", async () => {
  const audio = new FakeAudio("running");
  const speaker = new Speaker(() => asContext(audio));
  speaker.unlock();
  audio.state = "interrupted";
  expect(speaker.play(tone)).toBe(false);
  speaker.unlock();
  await Promise.resolve();
  expect(speaker.play(tone)).toBe(true);
});

test("where a browser has no sound, presses go on as ever", () => {
  let tried = 0;
  const speaker = new Speaker(() => {
    tried++;
    throw new DOMException("no", "NotSupportedError");
  });
  speaker.unlock();
  speaker.unlock();
  expect([speaker.play(tone), tried]).toEqual([false, 2]);
  speaker.dispose();
});
