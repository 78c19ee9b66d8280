import { nothing } from "lit";
import { define } from "../shared/controls/define.js";
import { Highlight, spokenAttribute } from "../shared/needs/highlight.js";
import { ViewPointer } from "../shared/press/view-pointer.js";
import { viewOf } from "../shared/view.js";
import { voiceFor } from "../shared/voice/voice-for.js";
import { VoiceWatch } from "../shared/voice/voice-watch.js";
import { LiveRegions } from "./live-regions.js";
import { PpSpokenOutline } from "./pp-spoken-outline.js";
import { SpeechQueue } from "./speech-queue.js";
import { type SpokenSentence, sentencesOf } from "./subject.js";

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
