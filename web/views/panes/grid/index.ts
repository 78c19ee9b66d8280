import { html, nothing, svg, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { Frame, PaneView } from "../../../state/frame.js";
import type { Dispatch } from "../../../state/intent.js";
import { isBaseline, predictsApart } from "../../../state/learners/traits.js";

import type { Words } from "../../../state/words.js";
import { panes as words } from "../../../words/en/stage/panes.js";
import { removeIcon } from "../../shared/buttons/remove-icon.js";
import type { StageGroup } from "../../shared/canvas/stage-group.js";
import { FrameResizeObserver } from "../../shared/frame-resize-observer.js";
import type { Styles } from "../../shared/loading/styles.js";
import { pressLearner } from "../../shared/press/learner-press.js";
import { type LearnerName, namesOf } from "../../shared/words/learner-name.js";
import { type Outcome, outcomeOf } from "../../shared/words/outcome.js";
import { titleWhereCut } from "../../shared/words/title-where-cut.js";
import { barCss } from "./compare-bar.css.js";
import { bar } from "./compare-bar.js";
import { panesCss } from "./panes.css.js";
import { type StageFrame, StageFrames } from "./stage-frames.js";

const shapes = {
  success: svg`<path d="M2.5 6.5l2.5 2.5 4.5-6" fill="none" stroke="currentColor" stroke-width="1.8" />`,
  warning: svg`<path d="M6 1.5l5 9h-10z" fill="currentColor" />`,
  plain: svg`<path d="M2.5 2.5h7v7h-7z" fill="currentColor" />`,
};

/** Told apart by its shape as well as by its colour. In short for the eye, in full for the ear and under the pointer. */
function outcomeMark({ tone, text, before = "" }: Outcome): TemplateResult {
  return html`<span class="pp-outcome" data-tone=${tone} @pointermove=${titleWhereCut}
    ><svg viewBox="0 0 12 12" aria-hidden="true">${shapes[tone]}</svg
    >${before ? html`<span class="pp-visually-hidden">${before}</span>` : nothing}${text}</span
  >`;
}

export const styles: Styles = [barCss, panesCss];

/** Several learners: a stage each, or all on the stage of the lead. They share data, view, selection and transport. */
export class PaneGrid {
  readonly #stageFrames = new StageFrames();
  readonly #group: StageGroup;
  #grid: Element | undefined;
  readonly #sizes = new FrameResizeObserver(() => this.#tellHeight());
  readonly #watch = (grid: Element | undefined): void => {
    this.#sizes.disconnect();
    this.#grid = grid;
    if (grid) this.#sizes.observe(grid);
  };

  constructor(group: StageGroup) {
    this.#group = group;
  }

  render(frame: Frame, dispatch: Dispatch): TemplateResult {
    const names = namesOf(
      frame.panes.map(({ learner }) => learner),
      frame.words,
    );
    return html`
      <div class="pp-pane-grid" ${ref(this.#watch)}>
        ${bar(frame, names, dispatch)}
        ${
          frame.state.ui.compare === "overlay"
            ? html`<pp-stage .frame=${frame} .pane=${frame.pane} .group=${this.#group} .dispatch=${dispatch}></pp-stage>`
            : html`<div class="pp-panes-room">${this.#panes(frame, names, dispatch)}</div>`
        }
      </div>
    `;
  }

  /** Tells the part around how high the bar is, above which a stage that stays in sight on a phone goes. */
  #tellHeight(): void {
    const { height = 0 } = this.#grid?.firstElementChild?.getBoundingClientRect() ?? {};
    this.#grid?.closest<HTMLElement>(".pp-part")?.style.setProperty("--pp-bar-high", `${height}px`);
  }

  #panes(frame: Frame, names: readonly LearnerName[], dispatch: Dispatch): TemplateResult {
    const shown = this.#stageFrames.shown(frame);
    return html`
      <div class="pp-panes" data-count=${names.length}>
        ${names.map((name, index) => {
          const drawn = shown[index];
          return drawn ? this.#pane(frame, drawn, name, index, dispatch) : nothing;
        })}
      </div>
    `;
  }

  /** @param drawn what its stage draws; the caption says of the same moment. */
  #pane(frame: Frame, drawn: StageFrame, name: LearnerName, index: number, dispatch: Dispatch): TemplateResult {
    const say = frame.words.room(words);
    const leads = index === frame.lead;
    return html`
      <figure class="pp-pane" ?data-lead=${leads}>
        <figcaption class="pp-pane-caption">
          <span class="pp-pane-name" @pointermove=${titleWhereCut}
            >${name.title}${name.settings ? html` <span class="pp-pane-settings">${name.settings}</span>` : nothing}</span
          >
          <button
            class="pp-button pp-pane-lead"
            type="button"
            aria-pressed=${leads}
            aria-label=${say.leadName(name.full)}
            title=${say.leadHint}
            @click=${() => pressLearner("set-lead", frame.panes, index, dispatch)}
          >
            ${say.lead}
          </button>
          <button
            class="pp-button pp-button-quiet pp-button-icon pp-pane-remove"
            type="button"
            title=${say.removeName(name.full)}
            @click=${(event: Event) => remove(event, index, frame.panes, dispatch)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">${removeIcon}</svg>
          </button>
          <span class="pp-pane-status" ?data-split=${frame.examples.heldOut !== null}>${status(drawn.pane, drawn.frame.words)}</span>
        </figcaption>
        <pp-stage .frame=${drawn.frame} .pane=${drawn.pane} .group=${this.#group} .dispatch=${dispatch} .label=${name.full}></pp-stage>
      </figure>
    `;
  }
}

/** What it misclassifies now, its updates, and whether it has ended: last, so that nothing moves when it ends. */
function status(view: PaneView, spoken: Words): TemplateResult {
  const { updates, trainingMistakes, heldOutMistakes, learner, obstacle } = view;
  const say = spoken.room(words);
  const outcome = outcomeOf(view, spoken);
  const parts = [
    trainingMistakes === null ? say.countingMistakes : say.misclassified(trainingMistakes, predictsApart(learner)),
    heldOutMistakes === null ? null : say.heldOut(heldOutMistakes),
    isBaseline(learner) ? null : say.updates(updates),
  ];
  return html`${
    obstacle === null ? parts.map((part) => (part === null ? nothing : html`<span>${part}</span>`)) : nothing
  }${outcome ? outcomeMark(outcome) : nothing}`;
}

/** The button that is pressed goes with its pane: the focus moves to one that stays. */
function remove(event: Event, index: number, panes: readonly PaneView[], dispatch: Dispatch): void {
  const count = panes.length;
  const host = (event.currentTarget as HTMLElement).closest("pp-panes");
  const buttons = host?.querySelectorAll<HTMLElement>(".pp-pane-remove");
  if (index === count - 1) buttons?.[index - 1]?.focus();
  pressLearner("remove-learner", panes, index, dispatch);
  if (count > 2) return;
  // The one stage that is left comes with the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => host?.querySelector<HTMLElement>(".pp-stage-surface")?.focus()),
  );
}
