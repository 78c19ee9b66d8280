import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { define } from "../shared/controls/controls.js";
import { viewOf } from "../shared/view.js";
import { type Press, transportButtons } from "./buttons.js";
import { controlsFor, NO_CONTROLS } from "./controls.js";
import { convergedIcon, newSeedIcon, warningIcon } from "./icons.js";
import { timelineReads } from "./pp-timeline.js";
import { SPEEDS, speedAt, speedText, spokenSpeed, stopOf } from "./speed.js";
import { momentOf, momentParts, type StateText, stateText } from "./status-text.js";

const reads = [
  "order",
  "examples",
  "state.learners",
  "state.ui.speed",
  "pane.updates",
  "pane.epochLength",
  "playback.playing",
  "playback.visit",
  "playback.epoch",
  "playback.frontier",
  "playback.finished",
  "playback.stop",
] as const;

/** Playing, stepping and scrubbing: the row of buttons, the timeline, the speed, and where the run stands. */
export class PpTransport extends viewOf([...reads, ...timelineReads]) {
  protected override render(): unknown {
    const { frame, dispatch } = this;
    const controls = frame ? controlsFor(frame) : NO_CONTROLS;
    return html`
      <div class="pp-transport">
        <div class="pp-transport-buttons" role="group" aria-label="Playback">
          ${transportButtons(controls, frame?.playback.playing ?? false, this.#press)}
        </div>
        <pp-timeline class="pp-transport-timeline" .frame=${frame} .dispatch=${dispatch}></pp-timeline>
        ${this.#speed()} ${this.#status()} ${this.#newSeed(controls.newSeed)}
      </div>
    `;
  }

  readonly #press: Press = (control, intent) => {
    if (this.frame && controlsFor(this.dispatch.now())[control]) this.dispatch(intent);
  };

  #speed(): TemplateResult {
    const speed = this.frame?.state.ui.speed ?? 1;
    const choose = (event: Event): void =>
      this.dispatch({ type: "set-speed", speed: speedAt((event.target as HTMLInputElement).valueAsNumber) });
    return html`
      <div class="pp-transport-speed">
        <label for="pp-transport-speed">Speed</label>
        <span class="pp-transport-speed-value" aria-hidden="true">${speedText(speed)}</span>
        <input
          class="pp-range"
          id="pp-transport-speed"
          type="range"
          min="0"
          max=${SPEEDS.length - 1}
          step="1"
          aria-valuetext=${spokenSpeed(speed)}
          .value=${live(String(stopOf(speed)))}
          @input=${choose}
        />
      </div>
    `;
  }

  #status(): TemplateResult {
    const { frame } = this;
    const moment = momentOf(frame);
    const [visit, epoch, updates] = momentParts(moment);
    const state: StateText = frame
      ? stateText({
          ...moment,
          stop: frame.playback.stop,
          playing: frame.playback.playing,
          examples: frame.examples.count,
          epochLength: frame.pane.epochLength,
          learners: frame.state.learners.length,
        })
      : { tone: "plain", text: "" };
    return html`
      <div class="pp-transport-status">
        <span class="pp-transport-moment"><span>${visit}</span> · <span>${epoch}</span> · <span>${updates}</span></span>
        <span class="pp-transport-state" data-tone=${state.tone} role="status">${badgeIcon(state)}${state.text}</span>
      </div>
    `;
  }

  #newSeed(enabled: boolean): TemplateResult {
    const why = enabled
      ? "Shuffle the order of the visits anew, and start again"
      : "Nothing here depends on a seed: the order of the visits is not shuffled";
    return html`
      <button
        type="button"
        class="pp-button pp-transport-seed"
        aria-disabled=${enabled ? nothing : "true"}
        aria-describedby="pp-transport-seed-hint"
        title=${why}
        @click=${() => this.#press("newSeed", { type: "new-seed" })}
      >
        ${newSeedIcon}New seed
      </button>
      <span class="pp-visually-hidden" id="pp-transport-seed-hint">${why}</span>
    `;
  }
}

function badgeIcon({ tone }: StateText): TemplateResult | typeof nothing {
  if (tone === "success") return convergedIcon;
  return tone === "warning" ? warningIcon : nothing;
}

define("pp-transport", PpTransport);
