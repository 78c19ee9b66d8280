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

/** Plays tones by Web Audio. */
export class Speaker {
  readonly #make: () => AudioContext;
  #context: AudioContext | null = null;
  #last = Number.NEGATIVE_INFINITY;

  constructor(make = () => new AudioContext()) {
    this.#make = make;
  }

  /** To be called in a gesture, or after one: before, browsers play nothing and complain. */
  unlock(): void {
    this.#context ??= this.#made();
    // Where it is refused, the next gesture tries again.
    if (this.#context && this.#context.state !== "running") this.#context.resume().catch(() => {});
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
    const now = context.currentTime;
    this.#last = now;
    const { seconds, loudness, type } = mistake ? sounds.mistake : sounds.correct;
    const [oscillator, gain, panner] = [context.createOscillator(), context.createGain(), context.createStereoPanner()];
    oscillator.type = type;
    oscillator.frequency.value = frequency;
    panner.pan.value = pan;
    gain.gain.setValueAtTime(silence, now);
    gain.gain.exponentialRampToValueAtTime(loudness, now + attack);
    gain.gain.exponentialRampToValueAtTime(silence, now + seconds);
    oscillator.connect(gain).connect(panner).connect(context.destination);
    oscillator.start(now);
    oscillator.stop(now + seconds);
    return true;
  }

  dispose(): void {
    // One that is closed already has nothing to be told.
    this.#context?.close().catch(() => {});
    this.#context = null;
    // The next one counts its seconds anew.
    this.#last = Number.NEGATIVE_INFINITY;
  }
}
