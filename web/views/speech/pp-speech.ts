import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { type PlanePoint, type Projection, pixelX, pixelY } from "../../ui/canvas/projection.js";
import { define } from "../../ui/controls/define.js";
import { VoiceWatch, voiceFor } from "../../ui/voice/voice-watch.js";
import { clipLine, divide, planeModel } from "../shared/canvas/boundary.js";
import { standArrow } from "../shared/canvas/weight-arrow.js";
import { Highlight, spokenAttribute } from "../shared/needs/highlight.css.js";
import { type PageTargetName, pageTargets } from "../shared/needs/page-targets.js";
import { OverStage } from "../shared/over-stage/over-stage.js";
import { ViewPointer } from "../shared/pointing/view-pointer.js";
import { viewOf } from "../shared/view.js";

/** A voice of the browser, in the one language of a page. */
interface Speaking {
  readonly lang: string;
  readonly voice: SpeechSynthesisVoice | null;
}

interface Said {
  readonly text: string;
}

/** Speaks texts one after the other. */
export class SpeechQueue<Part extends Said> {
  readonly #synthesis: SpeechSynthesis | undefined;
  readonly #at: (part: Part | null) => void;
  #waiting: readonly (readonly [Part, Speaking])[] = [];
  /** A browser may forget an utterance that nobody else keeps. */
  #current: { readonly part: Part; readonly utterance: SpeechSynthesisUtterance } | null = null;

  /** @param at called with each part when the voice comes to it, and with null when nothing is left, or it is silenced. */
  constructor(at: (part: Part | null) => void, synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis) {
    this.#at = at;
    this.#synthesis = synthesis;
  }

  /** Speaks these after what is still waiting. */
  say(parts: readonly Part[], speaking: Speaking): void {
    if (!this.#synthesis) return;
    this.#waiting = [...this.#waiting, ...parts.map((part) => [part, speaking] as const)];
    if (!this.#current) this.#next();
  }

  /** Takes back what has not been spoken to its end. */
  drop(matches: (part: Part) => boolean): void {
    this.#waiting = this.#waiting.filter(([part]) => !matches(part));
    if (!this.#current || !matches(this.#current.part)) return;
    this.#current = null;
    this.#synthesis?.cancel();
    this.#next();
  }

  silence(): void {
    this.drop(() => true);
  }

  #next(): void {
    const [next, ...waiting] = this.#waiting;
    this.#waiting = waiting;
    if (!next) {
      this.#at(null);
      return;
    }
    const [part, { lang, voice }] = next;
    const utterance = new SpeechSynthesisUtterance(part.text);
    this.#current = { part, utterance };
    utterance.lang = voice?.lang ?? lang;
    utterance.voice = voice;
    utterance.onstart = () => this.#current?.utterance === utterance && this.#at(part);
    utterance.onend = () => this.#ended(utterance);
    utterance.onerror = () => this.#ended(utterance);
    this.#synthesis?.speak(utterance);
  }

  #ended(utterance: SpeechSynthesisUtterance): void {
    if (this.#current?.utterance !== utterance) return;
    this.#current = null;
    this.#next();
  }
}

const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';

/** Milliseconds that belong together: views of one frame are drawn one after the other. */
const together = 60;

/** Tells which live regions of a page say something new: what happened in the order of the page, then how things stand. */
class LiveRegions {
  readonly #page: Element;
  readonly #tell: (regions: readonly Element[]) => void;
  readonly #observer = new MutationObserver((records) => this.#collect(records));
  readonly #changed = new Set<Element>();
  /** What each said last. */
  readonly #said = new WeakMap<Element, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: Element, tell: (regions: readonly Element[]) => void) {
    this.#page = page;
    this.#tell = tell;
  }

  start(): void {
    // What is there already is not new.
    for (const region of this.#page.querySelectorAll(live)) this.#said.set(region, textOf(region));
    this.#observer.observe(this.#page, { subtree: true, childList: true, characterData: true });
  }

  stop(): void {
    this.#observer.disconnect();
    clearTimeout(this.#timer);
    this.#changed.clear();
  }

  /** What a region brings along when it comes onto the page is not told by screen readers either. */
  #collect(records: readonly MutationRecord[]): void {
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (region) this.#changed.add(region);
    }
    if (this.#changed.size > 0) this.#timer ??= setTimeout(() => this.#flush(), together);
  }

  #flush(): void {
    this.#timer = undefined;
    const changed = [...this.#changed].filter((region) => {
      const text = textOf(region);
      const isNew = text !== this.#said.get(region);
      this.#said.set(region, text);
      return isNew && text !== "" && region.isConnected && region.checkVisibility();
    });
    this.#changed.clear();
    if (changed.length > 0) this.#tell(changed.sort(byPlace));
  }
}

/** What happened comes before how things stand then. */
function byPlace(a: Element, b: Element): number {
  const stands = (region: Element): number => Number(region.matches('[role="status"]'));
  if (stands(a) !== stands(b)) return stands(a) - stands(b);
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** What a region says, without its buttons. */
function textOf(region: Element): string {
  const copy = region.cloneNode(true) as Element;
  for (const button of copy.querySelectorAll("button, [aria-hidden=true]")) button.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** What on the stage a sentence is about. */
type StageSubject = "example" | "boundary" | "weights";

/** A sentence that is spoken, and what it is about. */
interface SpokenSentence {
  /** The live region that says it. */
  readonly region: Element;
  readonly text: string;
  /** Parts of the page. */
  readonly places: readonly PageTargetName[];
  readonly onStage: StageSubject | null;
}

const names = Object.keys(pageTargets) as readonly PageTargetName[];

/** The sentences of a live region: one for each that says what it is about, or all of it as one. */
function sentencesOf(region: Element): readonly SpokenSentence[] {
  return partsOf(region).filter(({ text }) => text !== "");
}

function partsOf(region: Element): readonly SpokenSentence[] {
  const around = placeAround(region);
  const places = around ? [around] : [];
  const marked = [...region.querySelectorAll<HTMLElement>("span[data-about]")];
  if (marked.length === 0) return [{ region, text: textOf(region), places, onStage: null }];
  // A sentence that is about nothing in particular has no mark.
  return [...region.querySelectorAll<HTMLElement>("span")].map((span) => {
    const { about } = span.dataset;
    const onStage = isOnStage(about) ? about : null;
    const further: readonly PageTargetName[] = about === "weights" || about === "count" ? [about] : [];
    return { region, text: textOf(span), places: [...places, ...further], onStage };
  });
}

function isOnStage(about: string | undefined): about is StageSubject {
  return about === "example" || about === "boundary" || about === "weights";
}

/** The smallest part of the page that a region stands in; null where no part has a name. */
function placeAround(region: Element): PageTargetName | null {
  let [found, place]: [PageTargetName | null, Element | null] = [null, null];
  for (const name of names) {
    const target = region.closest(pageTargets[name].selector);
    if (target && (!place || place.contains(target))) [found, place] = [name, target];
  }
  return found;
}

/** Pixels between what is outlined and its outline. */
const apart = 7;

/** Outlines the boundary, or the weights on it, over the stage, while they are spoken about. */
export class PpSpokenOutline extends viewOf(["state.view", "state.ui.present", "examples", "pane"]) {
  static override properties = { subject: { attribute: false } };

  declare subject: StageSubject | null;

  readonly #stage = new OverStage(this);

  constructor() {
    super();
    this.subject = null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { projection, magnification } = this.#stage;
    const ends = projection && this.#ends(projection);
    if (!ends) return nothing;
    return html`<svg aria-hidden="true"><g transform="scale(${magnification})">${outline(...ends)}</g></svg>`;
  }

  /** The pixels from which and to which it goes; null where there is nothing to outline. */
  #ends(projection: Projection): readonly [PlanePoint, PlanePoint] | null {
    const { regions, features } = this.frame?.pane ?? {};
    if (regions?.kind !== "linear" || !features) return null;
    const division = divide(planeModel(features, regions.model));
    if (division.kind !== "line") return null;
    const { line, length } = division;
    const pixel = ({ x, y }: PlanePoint): PlanePoint => ({ x: pixelX(projection, x), y: pixelY(projection, y) });
    if (this.subject === "boundary") {
      const segment = clipLine(line, projection.window);
      return segment && [pixel(segment.from), pixel(segment.to)];
    }
    const standing = this.subject === "weights" ? standArrow(projection, line, length) : null;
    if (!standing) return null;
    const foot = pixel(standing.foot);
    // Pixels grow downwards.
    return [foot, { x: foot.x + line.nx * standing.reach, y: foot.y - line.ny * standing.reach }];
  }
}

/** A rounded frame around a line. */
function outline(from: PlanePoint, to: PlanePoint): SVGTemplateResult {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const frame = (colour: string, width: number): SVGTemplateResult =>
    svg`<rect fill="none" stroke=${colour} stroke-width=${width} x=${-apart} y=${-apart} width=${length + 2 * apart} height=${2 * apart} rx=${apart} />`;
  return svg`<g class="pp-spoken-frame" transform="translate(${from.x} ${from.y}) rotate(${angle})">${frame("var(--pp-surface)", 5)}${frame("var(--pp-accent)", 2)}</g>`;
}

define("pp-spoken-outline", PpSpokenOutline);

/** Says aloud what the live regions of the page say, and outlines what each sentence is about. Ctrl silences it. */
class PpSpeech extends viewOf(["state.view", "state.ui.present", "examples", "pane"]) {
  readonly #voices = new VoiceWatch(this);
  readonly #pointer = new ViewPointer(this);
  readonly #queue = new SpeechQueue<SpokenSentence>((sentence) => this.#outline(sentence));
  readonly #overStage = new PpSpokenOutline();
  #highlight: Highlight | null = null;
  #regions: LiveRegions | null = null;
  /** Whether somebody has pressed something since it has begun to speak. */
  #pressed = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const page = this.closest<HTMLElement>(".pp-app");
    if (!page) return;
    this.#highlight = new Highlight(this, spokenAttribute);
    this.#regions = new LiveRegions(page, (regions) => this.#say(regions));
    this.#regions.start();
    page.querySelector('[data-part="stage"]')?.append(this.#overStage);
    window.addEventListener("keydown", this.#key);
    window.addEventListener("pointerdown", this.#press);
    const story = page.querySelector("pp-sentence [aria-live]");
    // Before a press browsers say nothing; the press that has asked for it was one.
    if (story && navigator.userActivation?.hasBeenActive !== false)
      void this.updateComplete.then(() => this.#say([story]));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.#key);
    window.removeEventListener("pointerdown", this.#press);
    this.#regions?.stop();
    this.#queue.silence();
    this.#overStage.remove();
  }

  protected override render(): unknown {
    return nothing;
  }

  protected override updated(): void {
    this.#overStage.frame = this.frame;
  }

  /**
   * What somebody has just pressed for interrupts what is spoken. What comes by itself, such as a count that takes its time,
   * waits; only what the same region said before is out of date.
   */
  #say(regions: readonly Element[]): void {
    if (document.hidden) return;
    const pressed = this.#pressed;
    this.#pressed = false;
    this.#queue.drop(({ region }) => pressed || regions.includes(region));
    const lang = this.words.locale;
    const voice = voiceFor(lang, this.#voices.all)?.voice ?? null;
    this.#queue.say(regions.flatMap(sentencesOf), { lang, voice });
  }

  #outline(sentence: SpokenSentence | null): void {
    const onStage = sentence?.onStage ?? null;
    const { event } = this.frame?.pane ?? {};
    this.#pointer.toExample(onStage === "example" && event ? event.example : null);
    this.#overStage.subject = onStage;
    if (sentence) this.#highlight?.show(sentence.places);
    else this.#highlight?.end();
  }

  readonly #key = ({ key }: KeyboardEvent): void => {
    if (key === "Control") this.#queue.silence();
    else this.#pressed = true;
  };

  readonly #press = (): void => {
    this.#pressed = true;
  };
}

define("pp-speech", PpSpeech);
