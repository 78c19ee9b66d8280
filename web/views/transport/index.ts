import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../engine/lazy.js";
import { type TransportWords, transport } from "../../words/en/transport.js";
import { define } from "../shared/controls/define.js";
import { whenLoaded } from "../shared/loading/when-loaded.js";
import { type PartView, viewOf } from "../shared/view.js";
import { type Press, transportButtons } from "./buttons.js";
import { type Controls, controlsFor, NO_CONTROLS } from "./controls.js";
import { convergedIcon, warningIcon } from "./icons.js";
import { timelineReads } from "./inputs.js";
import { momentOf, type StateText, stateText, wrongText } from "./status-text.js";
import { transportCss } from "./transport.css.js";

const seedCode = lazy(() => import("./seed/index.js"));
const timelineCode = lazy(() => import("./timeline/index.js"));

const reads = [
  "order",
  "examples",
  "state.learners",
  "state.initial",
  "state.ui.live",
  "state.ui.pace",
  "state.ui.speed",
  "pane.learner",
  "pane.updates",
  "pane.epochLength",
  "pane.wrong",
  "pane.visit",
  "playback.playing",
  "playback.visit",
  "playback.epoch",
  "playback.frontier",
  "playback.finished",
  "playback.stop",
] as const;

/** Where the pace comes with the timeline, one line says that something loads. */
const comes = html``;

/** Playing, stepping and scrubbing: the row of buttons, the timeline, the pace, and where the run stands. */
export class PpTransport extends viewOf([...reads, ...timelineReads]) {
  protected override render(): unknown {
    const { frame, dispatch } = this;
    const say = this.say(transport);
    const controls = frame ? controlsFor(frame) : NO_CONTROLS;
    return html`
      <div class="pp-transport">
        <div class="pp-transport-buttons" role="group" aria-label=${say.playback}>
          ${transportButtons(this.words, controls, frame?.playback.playing ?? false, this.#press)}
        </div>
        <div class="pp-transport-timeline">
          ${frame ? whenLoaded(timelineCode, frame.words, ({ render }) => render(frame, dispatch)) : nothing}
        </div>
        <div class="pp-transport-pace">
          ${frame ? whenLoaded(timelineCode, frame.words, ({ pace }) => pace(frame.state.ui, this.words, dispatch), comes) : nothing}
        </div>
        ${this.#status(say, controls)} ${controls.newSeed ? whenLoaded(seedCode, this.words, ({ newSeed }) => newSeed(this.words, dispatch), comes) : nothing}
      </div>
    `;
  }

  readonly #press: Press = (control, intent) => this.dispatch((now) => (controlsFor(now)[control] ? intent : null));

  #status(say: TransportWords, { fromZero }: Controls): TemplateResult {
    const { frame } = this;
    const [place, updates] = say.moment(momentOf(frame));
    const wrong = frame && wrongText(frame.pane, this.words);
    const state: StateText = frame
      ? stateText(
          {
            visit: frame.playback.visit,
            epochs: frame.playback.epoch,
            stop: frame.playback.stop,
            learner: frame.pane.learner,
            playing: frame.playback.playing,
            examples: frame.examples.count,
            epochLength: frame.pane.epochLength,
            learners: frame.state.learners.length,
            live: frame.state.ui.live,
          },
          this.words,
        )
      : { tone: "plain", text: "" };
    return html`
      <div class="pp-transport-status">
        <span class="pp-transport-moment"
          ><span>${place}</span><span class="pp-transport-dot"> · </span><span>${updates}${wrong && html`<span class="pp-transport-wrong" aria-hidden="true" ?data-stale=${frame?.pane.wrong?.visit !== frame?.pane.visit}><span class="pp-transport-dot"> · </span>${wrong}</span>`}</span> ${fromZero ? this.#fromZero(say) : nothing}</span
        >
        <span class="pp-transport-state" data-tone=${state.tone}>${badgeIcon(state)}${state.text}</span>
        <span class="pp-visually-hidden" role="status">${this.#said(state.text, wrong ?? "")}</span>
      </div>
    `;
  }

  /** What is wrong is news; that a run is paused, or how it has ended where the story says so, is not said as well. */
  #said(state: string, wrong: string): TemplateResult {
    const { playing = false, stop = null } = this.frame?.playback ?? {};
    const told = stop === null ? wrong !== "" : this.frame?.state.learners.length === 1 && this.#storyTells();
    return html`${told && !playing ? nothing : html`<span>${state}${wrong && !playing ? ", " : nothing}</span>`}${playing ? nothing : html`<span class="pp-transport-wrong-said">${wrong}</span>`}`;
  }

  /** Whether it is in sight: in a narrow place something else may be read. */
  #storyTells(): boolean {
    const story = this.closest(".pp-app")?.querySelector("pp-sentence [aria-live]");
    return story?.checkVisibility() ?? false;
  }

  #fromZero(say: TransportWords): TemplateResult {
    return html`<button
      type="button"
      class="pp-transport-zero"
      title=${say.fromZeroHint}
      @click=${this.#startFromZero}
    >
      ${say.fromZero}
    </button>`;
  }

  /** The button goes with what it undoes: the focus moves to one that stays. */
  readonly #startFromZero = (): void => {
    this.#press("fromZero", { type: "from-zero" });
    this.querySelector<HTMLElement>(".pp-transport-play")?.focus();
  };
}

function badgeIcon({ tone }: StateText): TemplateResult | typeof nothing {
  if (tone === "success") return convergedIcon;
  return tone === "warning" ? warningIcon : nothing;
}

define("pp-transport", PpTransport);

export const styles: PartView["styles"] = [transportCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-transport .frame=${frame} .dispatch=${dispatch}></pp-transport>`;
