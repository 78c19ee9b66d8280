import { html, nothing, svg, type TemplateResult } from "lit";
import { nothingToSeparate, presetSeparable } from "../../state/data/preset-separable.js";
import { baseFeatures } from "../../state/document/features/feature-names.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Intent } from "../../state/runs/intent.js";
import { overAxes, separatorOf } from "../../state/runs/separability.js";
import { verdictNow, whyShown } from "../../state/runs/verdict.js";
import { define } from "../../ui/controls/define.js";
import { titleWhereCut } from "../../ui/controls/row-keys.js";
import { noVerdict } from "../../words/generated/en/noVerdict.js";
import { verdict as verdictRoom } from "../../words/generated/en/verdict.js";
import { refusals, told } from "../../words/refusals.js";
import { sayFacts } from "../../words/sentences.js";
import { type PartView, View } from "../shared/view.js";
import { drawable } from "../shared/words/verdict-words.js";
import verdictCss from "./verdict.css?inline";

/** What the line says, and the mark that says it without words. */
interface VerdictLine {
  readonly mark: "separable" | "inseparable" | "open";
  readonly text: string;
  /** What can be asked of it: why that is so, or the answer itself. */
  readonly offers: "why" | "answer" | null;
}

/** The verdict in a few words; before it has been asked for, and where it is not known otherwise, a question. */
export function verdictLine(frame: Frame, asked: boolean): VerdictLine {
  const { findings, examples, state } = frame;
  const none = nothingToSeparate(examples);
  const open = { mark: "open", offers: null } as const;
  const unasked = frame.words.room(noVerdict);
  if (none !== null) return { ...open, text: unasked[none.code] };
  const separator = separatorOf({ features: state.features ?? baseFeatures(examples.base), bias: state.bias });
  const say = frame.words.room(verdictRoom);
  const verdict = verdictNow(frame);
  const separable = verdict ? verdict.analysis.separable : knownWithoutVerdict(frame);
  if (separable === true) return { mark: "separable", text: say.separates({ separator }), offers: "why" };
  if (separable === false) return { mark: "inseparable", text: say.inseparable({ separator }), offers: "why" };
  if (verdict) return { ...open, text: say.tooClose({ separator }) };
  const without = findings?.noVerdict ?? 0;
  if (typeof without !== "number")
    return { ...open, text: sayFacts(unasked, told(without, frame.words.room(refusals))) };
  if (asked) return { ...open, text: say.deciding };
  return { mark: "open", text: say.question({ separator }), offers: "answer" };
}

/** The run has come to weights that separate them, or the preset is one of which it is known. */
function knownWithoutVerdict({ findings, state, presets }: Frame): boolean | null {
  return findings?.separates || presetSeparable(state, presets);
}

/** Whether the stage can draw why. What has not been analysed yet is analysed for that, and drawn then. */
function explainedOnStage(now: Frame): boolean {
  const verdict = verdictNow(now);
  if (verdict) return drawable(verdict);
  const { scaling, bias } = now.state;
  return scaling === "none" && overAxes({ features: now.pane.features, examples: now.examples, scaling, bias });
}

/** What shows on the stage why the verdict is what it is, or hides it; where the stage cannot draw it, the companion says it. */
function explanation(now: Frame): Intent {
  if (explainedOnStage(now)) return { type: "set-ui", ui: { why: !whyShown(now, now.pane) } };
  return { type: "set-ui", ui: { drawer: now.state.ui.drawer === "margin" ? null : "margin", lift: null } };
}

/** Told apart by their shapes: a line between two sides, a cross, and a ring that is still open. */
const marks: Readonly<Record<VerdictLine["mark"], TemplateResult>> = {
  separable: svg`<circle cx="8" cy="8" r="6.5" fill="currentColor" stroke="none" /><path d="M3 13 13 3" class="pp-verdict-gap" />`,
  inseparable: svg`<path d="M3 3l10 10M13 3 3 13" stroke-width="2.6" />`,
  open: svg`<circle cx="8" cy="8" r="6" stroke-dasharray="3 3.3" stroke-linecap="butt" />`,
};

/**
 * What analyses loads with the first thing that is done, or when it is asked for: not for a page nobody touches, unless it
 * is there for something else.
 */
function analysisIsDue({ pane, canUndo, untouched, findings }: Frame): boolean {
  return (pane.frontier > 0 && !untouched) || canUndo || Boolean(findings?.featureMap);
}

/** Milliseconds for which nobody need hear that it is still deciding. */
const patience = 1000;

/** Whether a line separates the examples, in one line of a fixed height. */
class PpVerdict extends View {
  #asked = false;
  /** What was said last. While it decides that stays, lest every edit be heard twice. */
  #said = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected override willUpdate(): void {
    this.#asked ||= this.frame !== null && analysisIsDue(this.frame);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  readonly #ask = (): void => {
    this.#asked = true;
    this.dispatch({ type: "analyse" });
    this.requestUpdate();
  };

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    const { mark, text, offers } = verdictLine(frame, this.#asked);
    const said = this.#sayable(text);
    return html`
      <div class="pp-line pp-verdict-line" data-mark=${mark}>
        <svg class="pp-verdict-mark" viewBox="0 0 16 16" aria-hidden="true">${marks[mark]}</svg>
        <span class="pp-verdict-text" aria-hidden="true" @pointermove=${titleWhereCut}>${text}</span>
        <span class="pp-visually-hidden" role="status">${said}</span>
        ${offers === "why" ? this.#why(frame) : offers === "answer" ? this.#findOut() : nothing}
      </div>
    `;
  }

  #sayable(text: string): string {
    const decides = text === this.say(verdictRoom).deciding;
    if (decides && this.#said) {
      this.#timer ??= setTimeout(() => {
        this.#said = "";
        this.requestUpdate();
      }, patience);
      return this.#said;
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#said = text;
    return text;
  }

  #findOut(): TemplateResult {
    return html`<button type="button" class="pp-verdict-why" @click=${this.#ask}>${this.say(verdictRoom).findOut}</button>`;
  }

  #why(frame: Frame): TemplateResult {
    const onStage = explainedOnStage(frame);
    const say = this.say(verdictRoom);
    const press = (): void => this.dispatch(explanation);
    return html`<button
      type="button"
      class="pp-verdict-why"
      aria-label=${say.whyName}
      aria-pressed=${onStage ? String(whyShown(frame, frame.pane)) : nothing}
      title=${onStage ? say.onStage : say.inMargin}
      @click=${press}
    >
      ${say.why}
    </button>`;
  }
}

define("pp-verdict", PpVerdict);

export const styles: PartView["styles"] = [verdictCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-verdict .frame=${frame} .dispatch=${dispatch}></pp-verdict>`;
