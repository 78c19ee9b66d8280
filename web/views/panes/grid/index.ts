import { html, nothing, svg, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { CompareMode } from "../../../state/document/state.js";
import { fitOf, isBaseline, predictsApart } from "../../../state/learners/traits.js";
import type { Frame, PaneView } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { options, radio } from "../../../ui/controls/choices.js";
import { removeIcon } from "../../../ui/controls/controls.js";
import { titleWhereCut } from "../../../ui/controls/row-keys.js";
import { FrameResizeObserver } from "../../../ui/page/frame-resize-observer.js";
import { outcomes } from "../../../words/generated/en/outcomes.js";
import { panes, panes as words } from "../../../words/generated/en/panes.js";
import { transport } from "../../../words/generated/en/transport.js";
import { type Phrase, plainText } from "../../../words/phrase.js";
import type { StageGroup } from "../../shared/canvas/stage-group.js";
import { alike } from "../../shared/frame-reads.js";
import type { Styles } from "../../shared/loading/styles.js";
import { pressLearner } from "../../shared/press-learner.js";
import { type LearnerName, namesOf } from "../../shared/words/names.js";
import barCss from "./grid.css?inline";
import panesCss from "./panes.css?inline";

interface Outcome {
  /** Decides the shape beside the words. */
  readonly tone: "success" | "warning" | "plain";
  readonly text: string;
  /** What the text begins with where there is room for it. */
  readonly before?: string;
}

/** Where a learner has ended, at the moment shown; null while it can go on. */
export function outcomeOf({ stop, epoch, obstacle, learner }: PaneView, words: Words): Outcome | null {
  const [say, run] = [words.room(outcomes), words.room(transport)];
  if (obstacle !== null) return { tone: "warning", text: run.notTrained };
  const fit = fitOf(learner);
  if (stop !== null && fit !== null) return { tone: "plain", text: run.fits[fit] };
  switch (stop) {
    case "converged":
      return { tone: "success", text: predictsApart(learner) ? run.trainingConverged : say.converged };
    case "max-epochs":
      return told("warning", say.stoppedAt({ epochs: epoch }));
    case "journal-full":
      return told("warning", say.journalFull);
    case "settled":
      return { tone: "plain", text: say.finished };
    default:
      return null;
  }
}

/** What is strong fits anywhere. */
function told(tone: Outcome["tone"], said: readonly Phrase[]): Outcome {
  const isStrong = (phrase: Phrase) => typeof phrase !== "string";
  return {
    tone,
    before: plainText(said.filter((phrase) => !isStrong(phrase))),
    text: plainText(said.filter(isStrong)),
  };
}

/** Milliseconds from frame to frame: beyond the first the stages take turns, within the second they do so less. */
const tooSlow = 34;
const fastEnough = 22;
/** Stages drawn at once when playing begins: it is not known yet how long one takes. */
const first = 2;

/** What a stage draws: a frame, and one of its panes. */
export interface StageFrame {
  readonly frame: Frame;
  readonly pane: PaneView;
}

/**
 * Says which frame each stage draws. A stage whose learner stands where it stood keeps the frame it has, and draws
 * nothing. While playing, where all stages at once would take too long, they take turns; at rest all show the same moment.
 */
export class StageFrames {
  #shown: readonly StageFrame[] = [];
  #last: Frame | null = null;
  #next = 0;
  #share = first;
  #at = 0;

  /** What each stage draws, in the order of the panes. */
  shown(frame: Frame, now = performance.now()): readonly StageFrame[] {
    this.#adapt(frame, now);
    const { panes } = frame;
    const kept = this.#last !== null && sameScene(this.#last, frame) ? this.#shown : [];
    const behind = panes.flatMap((_, index) => (isCurrent(kept[index], frame, index) ? [] : index));
    const due = this.#due(behind, frame.playback.playing && kept.length > 0);
    this.#shown = panes.map((pane, index) => {
      const shown = kept[index];
      return shown && !due.has(index) ? shown : { frame, pane };
    });
    this.#last = frame;
    return this.#shown;
  }

  /** Of the stages that are behind, those whose turn it is. */
  #due(behind: readonly number[], inTurns: boolean): ReadonlySet<number> {
    if (!inTurns || behind.length <= this.#share) return new Set(behind);
    const start = Math.max(
      0,
      behind.findIndex((index) => index >= this.#next),
    );
    const due = [...behind.slice(start), ...behind.slice(0, start)].slice(0, this.#share);
    this.#next = (due.at(-1) ?? 0) + 1;
    return new Set(due);
  }

  #adapt({ playback: { playing }, panes }: Frame, now: number): void {
    const took = now - this.#at;
    this.#at = now;
    const most = panes.length;
    if (!playing || !this.#last?.playback.playing) this.#share = first;
    else if (took > tooSlow) this.#share = Math.max(1, this.#share - 1);
    else if (took < fastEnough) this.#share = Math.min(most, this.#share + 1);
  }
}

/** Whether two frames differ in nothing but the moment they show. At rest a stage says more. */
function sameScene(a: Frame, b: Frame): boolean {
  const stopped = a.playback.playing && !b.playback.playing;
  return !stopped && a.panes.length === b.panes.length && alike(sceneOf(a), sceneOf(b));
}

/** What a stage shows beside the moment. */
function sceneOf({ examples, selected, pointed, findings, state }: Frame): readonly unknown[] {
  const { visit: _, ...others } = state;
  return [examples, selected, pointed, findings?.verdict, ...Object.values(others)];
}

/** Whether the frame a stage has shows its learner, and the one it is held against, where they stand now. */
function isCurrent(shown: StageFrame | undefined, frame: Frame, index: number): boolean {
  const pair = frame.state.ui.difference;
  const held = pair?.includes(index) ? pair : null;
  if (held && shown?.frame.disagreements !== frame.disagreements) return false;
  return (held ?? [index]).every((pane) => sameMoment(shown?.frame.panes[pane], frame.panes[pane]));
}

function sameMoment(a: PaneView | undefined, b: PaneView | undefined): boolean {
  return alike(momentOf(a), momentOf(b));
}

/** What tells one moment of a pane from another. */
function momentOf(pane: PaneView | undefined): readonly unknown[] {
  return [
    pane?.learner,
    pane?.visit,
    pane?.updates,
    pane?.stop,
    pane?.field,
    pane?.trainingMistakes,
    pane?.heldOutMistakes,
  ];
}

const shapes = {
  success: svg`<path d="M2.5 6.5l2.5 2.5 4.5-6" stroke-width="1.8" />`,
  warning: svg`<path d="M6 1.5l5 9h-10z" fill="currentColor" stroke="none" />`,
  plain: svg`<path d="M2.5 2.5h7v7h-7z" fill="currentColor" stroke="none" />`,
};

/** Told apart by its shape as well as by its colour. In short for the eye, in full for the ear and under the pointer. */
function outcomeMark({ tone, text, before = "" }: Outcome): TemplateResult {
  return html`<span class="pp-sign" data-tone=${tone} @pointermove=${titleWhereCut}
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
            >${name.title}${name.settings ? html` <span class="pp-lesser">${name.settings}</span>` : nothing}</span
          >
          <button
            class="pp-button pp-pane-lead"
            type="button"
            aria-pressed=${leads}
            aria-label=${say.leadName({ learner: name.full })}
            title=${say.leadHint}
            @click=${() => pressLearner("lead", frame.panes, index, dispatch)}
          >
            ${say.lead}
          </button>
          <button
            class="pp-button pp-button-quiet pp-button-icon pp-pane-remove"
            type="button"
            title=${say.removeName({ learner: name.full })}
            @click=${(event: Event) => remove(event, index, frame.panes, dispatch)}
          >
            ${removeIcon}
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
    trainingMistakes === null
      ? say.countingMistakes
      : say.misclassified({ examples: trainingMistakes, by: predictsApart(learner) }),
    heldOutMistakes === null ? null : say.heldOut({ examples: heldOutMistakes }),
    isBaseline(learner) ? null : say.updates({ updates }),
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
  pressLearner("remove", panes, index, dispatch);
  if (count > 2) return;
  // The one stage that is left comes with the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => host?.querySelector<HTMLElement>(".pp-stage-surface")?.focus()),
  );
}

/** Of more examples, a sentence names the first so many. */
const mostNamed = 12;

/** "They disagree on examples 3 and 7 (2 of 40)." People count examples from one. */
export function disagreementText(disagreements: Frame["disagreements"], examples: number, words: Words): string {
  const say = words.room(panes);
  if (disagreements === null) return say.nothingToCompare;
  if (disagreements === "counting") return say.counting;
  if (disagreements.length === 0) return say.agree({ examples });
  const found = disagreements.length;
  const named = Array.from(disagreements.slice(0, mostNamed), (index) => words.count(index + 1));
  if (found > mostNamed) named.push(say.further({ further: found - mostNamed }));
  return say.disagree({ found, named, examples });
}

/** Two different learners. */
type Pair = readonly [number, number];

/** What is held against what at first: the lead, and the learner after it. */
export function firstPair(lead: number, learners: number): Pair {
  return [lead, (lead + 1) % learners];
}

/** The pair after one of the two was chosen. Choosing the other one's learner swaps them. */
export function pairAfter([a, b]: Pair, place: 0 | 1, chosen: number): Pair {
  if (place === 0) return [chosen, chosen === b ? a : b];
  return [chosen === a ? b : a, chosen];
}

/** Above the stages: how they are shown, and which two of the learners are held against each other. */
function bar(frame: Frame, names: readonly LearnerName[], dispatch: Dispatch): TemplateResult {
  const { words } = frame;
  const say = words.room(panes);
  const { difference } = frame.state.ui;
  return html`
    <div class="pp-row pp-bar pp-panes-bar">
      ${modeChoice(frame.state.ui.compare, words, dispatch)}
      <button class="pp-button" type="button" aria-pressed=${difference !== null} @click=${() => toggle(dispatch)}>
        ${say.showDifference}
      </button>
      ${
        difference
          ? html`
              <div class="pp-row pp-panes-pair" role="group" aria-label=${say.pair}>
                ${pick(difference, names, 0, words, dispatch)}
                <span class="pp-label" aria-hidden="true">${say.and}</span>
                ${pick(difference, names, 1, words, dispatch)}
              </div>
              <p class="pp-panes-difference">${disagreementText(frame.disagreements, frame.examples.count, words)}</p>
            `
          : nothing
      }
    </div>
  `;
}

/** One button for both, so that the focus stays where it is. */
function toggle(dispatch: Dispatch): void {
  dispatch(({ lead, panes: { length }, state }) => ({
    type: "set-ui",
    ui: { difference: state.ui.difference ? null : firstPair(lead, length) },
  }));
}

function modeChoice(mode: CompareMode, words: Words, dispatch: Dispatch): TemplateResult {
  const say = words.room(panes);
  const modes: readonly (readonly [CompareMode, string])[] = [
    ["panes", say.sideBySide],
    ["overlay", say.overlay],
  ];
  return html`
    <fieldset class="pp-segments pp-nowrap pp-panes-mode">
      <legend class="pp-visually-hidden">${say.arrangement}</legend>
      ${modes.map(
        ([value, title]) => html`
          <label class="pp-segment">
            ${radio({
              group: "pp-compare-mode",
              value,
              checked: value === mode,
              choose: () => dispatch({ type: "set-ui", ui: { compare: value } }),
            })}
            <span>${title}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}

function pick(
  pair: Pair,
  names: readonly LearnerName[],
  place: 0 | 1,
  words: Words,
  dispatch: Dispatch,
): TemplateResult {
  const say = words.room(panes);
  const choose = (event: Event): void => {
    const chosen = Number((event.target as HTMLSelectElement).value);
    dispatch(({ state: { ui } }) =>
      ui.difference ? { type: "set-ui", ui: { difference: pairAfter(ui.difference, place, chosen) } } : null,
    );
  };
  const choices = names.map(({ full }, index) => ({ value: String(index), title: full }));
  return html`
    <select class="pp-select" aria-label=${place === 0 ? say.first : say.second} @change=${choose}>
      ${options(choices, String(pair[place]))}
    </select>
  `;
}
