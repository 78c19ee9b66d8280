import { html, nothing } from "lit";
import type { Frame, PaneView, VisitEvent } from "../../state/runs/frame.js";
import { define } from "../../ui/controls/define.js";
import { type PartView, View } from "../shared/view.js";

/** How a visit sounds. */
interface Tone {
  /** In Hz, 110…1760. */
  readonly frequency: number;
  /** −1, on the left, …1. */
  readonly pan: number;
  readonly mistake: boolean;
}

/** Of margin 0: the a of the tuning fork, below which all that is wrong is heard. */
const middle = 440;
/** Steps above and below it: two octaves each, of five steps. */
const most = 10;
/** Semitones of the steps of an octave: any two of these sound well together. */
const pentatonic = [0, 2, 4, 7, 9];

/** What a score is worth: y·a; of several classes by how much the right one is ahead of the best of the others. */
export function signedMargin({ label, score, scores }: Pick<VisitEvent, "label" | "score" | "scores">): number {
  if (!scores) return label < 0 ? -score : score;
  const others = Array.from(scores).filter((_, k) => k !== label);
  return (scores[label] ?? 0) - Math.max(...others);
}

/** Rises with the margin. @param share of the largest margin of the run, −1…1; beyond, the highest and the lowest. */
export function frequencyOf(share: number): number {
  const step = Math.round(most * Math.min(1, Math.max(-1, share)));
  const octaves = Math.floor(step / pentatonic.length);
  const semitone = pentatonic[step - octaves * pentatonic.length] ?? 0;
  return middle * 2 ** (octaves + semitone / 12);
}

/** Where a value lies between the edges of what is shown, from left to right. */
export function panOf(value: number, [left, right]: readonly [number, number]): number {
  if (!(right > left)) return 0;
  return Math.min(1, Math.max(-1, (2 * (value - left)) / (right - left) - 1));
}

/** From the least to the greatest x₁ of examples as the stage draws them; null where it draws none. */
export function edgesOf(xy: Float64Array): readonly [number, number] | null {
  if (xy.length === 0) return null;
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let k = 0; k < xy.length; k += 2) {
    const value = xy[k] as number;
    left = Math.min(left, value);
    right = Math.max(right, value);
  }
  return [left, right];
}

/** What sounds besides visits. */
type CueName = "converged" | "press" | "drawn" | "erased";

/** A note of a cue. */
interface Note {
  /** Seconds after the beginning of the cue. */
  readonly at: number;
  readonly seconds: number;
  /** In Hz. */
  readonly frequency: number;
  readonly loudness: number;
  readonly type: "sine" | "triangle" | "square";
}

const bell = (at: number, frequency: number): Note => ({
  at,
  frequency,
  seconds: 0.5,
  loudness: 0.16,
  type: "triangle",
});

const click = (at: number, frequency: number): Note => ({
  at,
  frequency,
  seconds: 0.04,
  loudness: 0.07,
  type: "square",
});

/** Convergence is a rising chord, a press a click. Drawing an example clicks upwards, and erasing one downwards. */
const cues: Readonly<Record<CueName, readonly Note[]>> = {
  converged: [bell(0.12, 523.25), bell(0.24, 659.25), bell(0.36, 783.99), bell(0.48, 1046.5)],
  press: [click(0, 1320)],
  drawn: [click(0, 880), click(0.05, 1320)],
  erased: [click(0, 880), click(0.05, 587.33)],
};

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

/** Margins as shares of the largest that the run has had so far: runs differ by powers of ten. */
export class RunScale {
  #largest = 0;

  /** −1…1; 0 for a margin of 0, and for one that is no number. */
  shareOf(margin: number): number {
    if (!Number.isFinite(margin)) return 0;
    this.#largest = Math.max(this.#largest, Math.abs(margin));
    return this.#largest === 0 ? 0 : margin / this.#largest;
  }
}

/** What of a frame is heard, and by what edits and another run are told. */
interface Heard
  extends Pick<Frame, "examples" | "order" | "position">,
    Pick<PaneView, "learner" | "features" | "event" | "stop"> {}

function heardOf({ examples, order, position, pane: { learner, features, event, stop } }: Frame): Heard {
  return { examples, order, position, learner, features, event, stop };
}

/** What a browser takes as leave to play. */
const gestures = ["pointerdown", "keydown"] as const;

const controls = "button, summary, a[href], select, input:not([type=text])";
/** What makes a visit or draws sounds for itself. */
const sounding = "pp-transport, pp-stage";

/**
 * A tone a visit, as it is shown: pitch is its signed margin, place its x₁, and a mistake has a timbre of its own. Convergence,
 * presses and edits have cues.
 */
export class PpSound extends View {
  /** What plays. Another stands in its place where nothing can be heard. */
  speaker = new Speaker();
  #scale = new RunScale();
  #before: Heard | null = null;
  #page: Element | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#page = this.closest(".pp-app");
    this.#page?.addEventListener("change", this.#press);
    this.#page?.addEventListener("click", this.#press);
    for (const type of gestures) window.addEventListener(type, this.#unlock, true);
    // The press that has asked for it was one, and hears that it is heard.
    const { hasBeenActive = false, isActive = false } = navigator.userActivation ?? {};
    if (hasBeenActive) this.speaker.unlock(() => isActive && this.speaker.cue("press"));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const type of gestures) window.removeEventListener(type, this.#unlock, true);
    this.#page?.removeEventListener("change", this.#press);
    this.#page?.removeEventListener("click", this.#press);
    this.speaker.dispose();
  }

  protected override render(): unknown {
    return nothing;
  }

  protected override updated(): void {
    const before = this.#before;
    const { frame } = this;
    const heard = frame && heardOf(frame);
    this.#before = heard;
    if (!heard || document.hidden) return;
    if (before) this.#hearEdit(before, heard);
    const goesOn = before !== null && sameRun(before, heard);
    if (!goesOn) this.#scale = new RunScale();
    const { event, stop } = heard;
    // What was there before it was asked for, what another run stands at, and what is out of sight, is not heard.
    if (!goesOn) return;
    if (event && event !== before.event) this.speaker.play(this.#toneOf(frame, event));
    if (stop === "converged" && before.stop !== stop) this.speaker.cue("converged");
  }

  /** Examples come and go one edit after the other. */
  #hearEdit(before: Heard, { examples, position }: Heard): void {
    const more = examples.count - before.examples.count;
    if (more !== 0 && position !== before.position) this.speaker.cue(more > 0 ? "drawn" : "erased");
  }

  /** A select and a switch tell by their change alone; a button by its click, whatever has pressed it. */
  readonly #press = ({ target, type }: Event): void => {
    const control = (target as Element).closest(controls);
    const tellsByChange = control?.matches("select, input") ?? false;
    if (control && !control.closest(sounding) && tellsByChange === (type === "change")) this.speaker.cue("press");
  };

  #toneOf({ examples, state }: Frame, event: VisitEvent): Tone {
    const edges = state.view?.x ?? edgesOf(examples.xy);
    const x1 = examples.xy[2 * event.example];
    return {
      frequency: frequencyOf(this.#scale.shareOf(signedMargin(event))),
      pan: edges && x1 !== undefined ? panOf(x1, edges) : 0,
      mistake: event.mistake,
    };
  }

  readonly #unlock = (): void => this.speaker.unlock();
}

function sameRun(a: Heard, b: Heard): boolean {
  return a.examples === b.examples && a.order === b.order && a.learner === b.learner && a.features === b.features;
}

define("pp-sound", PpSound);

export const styles: PartView["styles"] = [];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-sound .frame=${frame} .dispatch=${dispatch}></pp-sound>`;
