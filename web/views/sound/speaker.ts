import { type CueName, cues, type Note } from "../../state/sound/cues.js";
import type { Tone } from "../../state/sound/tone.js";

/** Seconds between the beginnings of two tones, at least: what comes sooner is not heard. */
const apart = 0.09;

/** Of a tone: how long it lasts, how loud it is at most, and what it is made of. A mistake is told by its timbre. */
const sounds = {
  correct: { seconds: 0.16, loudness: 0.2, type: "sine" },
  mistake: { seconds: 0.26, loudness: 0.09, type: "sawtooth" },
} as const;

/** What the envelope rises in, and falls to: without it a tone clicks. */
const attack = 0.008;
const silence = 0.0001;

type Sounding = Omit<Note, "type"> & { readonly type: OscillatorType };

/** Plays tones by Web Audio. */
export class Speaker {
  readonly #make: () => AudioContext;
  #context: AudioContext | null = null;
  #last = Number.NEGATIVE_INFINITY;

  constructor(make = () => new AudioContext()) {
    this.#make = make;
  }

  /**
   * To be called in a gesture, or after one: before, browsers play nothing and complain.
   * @param then called once it can be heard.
   */
  unlock(then = () => {}): void {
    this.#context ??= this.#made();
    if (this.#context?.state === "running") then();
    // Where it is refused, the next gesture tries again.
    else this.#context?.resume().then(then, () => {});
  }

  /** Null where there is no sound to be had: no device, too many pages that play, or a browser without it. */
  #made(): AudioContext | null {
    try {
      return this.#make();
    } catch {
      return null;
    }
  }

  /** Says whether it is heard: not before it is unlocked, and not too soon after the last. */
  play({ frequency, pan, mistake }: Tone): boolean {
    const context = this.#context;
    if (context?.state !== "running" || context.currentTime - this.#last < apart) return false;
    this.#last = context.currentTime;
    const { seconds, loudness, type } = mistake ? sounds.mistake : sounds.correct;
    this.#sound(context, { at: 0, seconds, loudness, type, frequency }, pan);
    return true;
  }

  /** Plays what is no visit, whatever else sounds. Says whether it is heard. */
  cue(name: CueName): boolean {
    const context = this.#context;
    if (context?.state !== "running") return false;
    for (const note of cues[name]) this.#sound(context, note, 0);
    return true;
  }

  #sound(context: AudioContext, { at, seconds, loudness, type, frequency }: Sounding, pan: number): void {
    const start = context.currentTime + at;
    const [oscillator, gain, panner] = [context.createOscillator(), context.createGain(), context.createStereoPanner()];
    oscillator.type = type;
    oscillator.frequency.value = frequency;
    panner.pan.value = pan;
    gain.gain.setValueAtTime(silence, start);
    gain.gain.exponentialRampToValueAtTime(loudness, start + attack);
    gain.gain.exponentialRampToValueAtTime(silence, start + seconds);
    oscillator.connect(gain).connect(panner).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }

  dispose(): void {
    // One that is closed already has nothing to be told.
    this.#context?.close().catch(() => {});
    this.#context = null;
    // The next one counts its seconds anew.
    this.#last = Number.NEGATIVE_INFINITY;
  }
}
