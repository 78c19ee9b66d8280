import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../engine/lazy.js";
import type { Words } from "../../state/document/notation/words.js";
import type { Intent } from "../../state/runs/intent.js";
import { define } from "../../ui/controls/define.js";
import { type TransportWords, transport } from "../../words/generated/en/transport.js";
import { whenLoaded } from "../shared/loading/loading.js";
import { type PartView, View } from "../shared/view.js";
import {
  backUpdateIcon,
  backVisitIcon,
  type Controls,
  controlsFor,
  convergedIcon,
  convergenceIcon,
  epochIcon,
  NO_CONTROLS,
  pauseIcon,
  playIcon,
  startIcon,
  updateIcon,
  visitIcon,
  warningIcon,
} from "./controls.js";
import { momentOf, type StateText, stateText, wrongText } from "./status-text.js";
import transportCss from "./transport.css?inline";

const seedCode = lazy(() => import("./seed/index.js"));
const timelineCode = lazy(() => import("./timeline/index.js"));

/** Where the pace comes with the timeline, one line says that something loads. */
const comes = html``;

/** Playing, stepping and scrubbing: the row of buttons, the timeline, the pace, and where the run stands. */
export class PpTransport extends View {
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
    const moment = momentOf(frame);
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
          ><span>${say.visitNow(moment)}</span><span class="pp-transport-dot"> · </span><span>${say.updatesNow(moment)}</span>${wrong && html`<span class="pp-transport-wrong" aria-hidden="true" ?data-stale=${frame?.pane.wrong?.visit !== frame?.pane.visit}><span class="pp-transport-dot"> · </span>${wrong}</span>`} ${fromZero ? this.#fromZero(say) : nothing}</span
        >
        <span class="pp-sign pp-transport-state" data-tone=${state.tone}>${badgeIcon(state)}${state.text}</span>
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

/** By which the words have its name, its caption and its key; how `aria-keyshortcuts` spells that key; and the control it is. */
type Button = readonly [
  name: keyof TransportWords["names"],
  shortcut: string,
  icon: TemplateResult,
  control: keyof Controls,
  intent: Intent,
];

/** Carries an intent out, if that control is there at the moment of the press. */
type Press = (control: keyof Controls, intent: Intent) => void;

/**
 * `aria-disabled` instead of `disabled`: the button that has just brought the run to its end keeps the focus, and its
 * tooltip still says what it is for. Tab passes over it.
 */
function transportButton(
  [name, shortcut, icon, control, intent]: Button,
  say: TransportWords,
  controls: Controls,
  press: Press,
): TemplateResult {
  return html`
    <button
      type="button"
      class="pp-button pp-button-quiet pp-transport-button ${control === "play" ? "pp-button-primary pp-transport-play" : ""}"
      aria-label=${say.names[name]}
      aria-disabled=${controls[control] ? nothing : "true"}
      tabindex=${controls[control] ? nothing : -1}
      aria-keyshortcuts=${shortcut}
      title="${say.names[name]} (${say.keys[name]})"
      aria-description=${say.keys[name]}
      @click=${() => press(control, intent)}
    >
      ${icon}<span class="pp-transport-caption" aria-hidden="true">${say.captions[name]}</span>
    </button>
  `;
}

function transportButtons(words: Words, controls: Controls, playing: boolean, press: Press): TemplateResult[] {
  const buttons: readonly Button[] = [
    ["start", "Home", startIcon, "back", { type: "reset" }],
    ["backUpdate", "Shift+ArrowLeft", backUpdateIcon, "backUpdate", { type: "back-update" }],
    ["backVisit", "ArrowLeft", backVisitIcon, "back", { type: "back-visit" }],
    [playing ? "pause" : "play", "Space", playing ? pauseIcon : playIcon, "play", { type: "toggle-play" }],
    ["visit", "ArrowRight", visitIcon, "forward", { type: "step" }],
    ["update", "Shift+ArrowRight", updateIcon, "forward", { type: "next-update" }],
    ["epoch", "E", epochIcon, "forward", { type: "next-epoch" }],
    ["end", "End", convergenceIcon, "forward", { type: "finish" }],
  ];
  return buttons.map((button) => transportButton(button, words.room(transport), controls, press));
}
