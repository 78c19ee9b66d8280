import { css, html, nothing, type PropertyValues, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { exampleOf, nextExampleOf } from "../../state/course/checks/run.js";
import { taskOf } from "../../state/course/lessons/opened-step.js";
import { answersShown, asksAhead } from "../../state/course/lessons/predictions.js";
import { tutorOf } from "../../state/course/lessons/tutor.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { define } from "../../ui/controls/define.js";
import { answersCss } from "../shared/answers/answers.css.js";
import { whole } from "../shared/frame-reads.js";
import { guideCss, standingCss } from "../shared/guide/guide.css.js";
import { Followed, failureCss } from "../shared/guide/guide.js";
import { needsStyles } from "../shared/needs/styles.js";
import { HiddenAnswers, numberedExamples, type Writing } from "../shared/over-stage/labels.js";
import { OverStage, overStageCss } from "../shared/over-stage/over-stage.js";
import { termsCss } from "../shared/terms/terms.js";
import { type PartView, View } from "../shared/view.js";
import "./pp-lesson.js";
import { glyphRadius } from "../../ui/canvas/glyphs.js";
import { type PlanePoint, pixelX, pixelY } from "../../ui/canvas/projection.js";

const head = { length: 11, half: 4.2 };
const letter = { width: 16, height: 18, baseline: 13.5 };
/** Pixels from the shaft to the middle of the letter, the nearest that are free. */
const away = [15, 22, 30];
/** Where along the shaft the letter is. */
const along = [0.55, 0.4, 0.7];

/**
 * An example as an arrow from the origin to its point, with its letter.
 * @param xy Places in the plane; of reviews there are none.
 * @param example its number from 1
 */
function exampleArrow(
  xy: ArrayLike<number>,
  example: number,
  { projection, room }: Writing,
): SVGTemplateResult | typeof nothing {
  const [x, y] = [xy[2 * example - 2], xy[2 * example - 1]];
  if (x === undefined || y === undefined) return nothing;
  const from = { x: pixelX(projection, 0), y: pixelY(projection, 0) };
  const to = { x: pixelX(projection, x), y: pixelY(projection, y) };
  const length = Math.hypot(to.x - from.x, to.y - from.y) - glyphRadius(xy.length / 2, projection.plot) - 1;
  if (length < 2 * head.length) return nothing;
  const way = Math.atan2(to.y - from.y, to.x - from.x);
  const [ux, uy] = [Math.cos(way), Math.sin(way)];
  const at = (far: number, aside: number): PlanePoint => ({
    x: from.x + ux * far - uy * aside,
    y: from.y + uy * far + ux * aside,
  });
  const [neck, tip, left, right] = [
    at(length - head.length, 0),
    at(length, 0),
    at(length - head.length, head.half),
    at(length - head.length, -head.half),
  ];
  const shape = `M${from.x} ${from.y}L${neck.x} ${neck.y}M${tip.x} ${tip.y}L${left.x} ${left.y}L${right.x} ${right.y}Z`;
  const places = away.flatMap((aside) =>
    along.flatMap((part) => [at(part * length, -aside), at(part * length, aside)]),
  );
  const box = room.first(
    places.map((middle) => ({ x: middle.x - letter.width / 2, y: middle.y - letter.height / 2, ...letter })),
  );
  return svg`
    <g class="pp-example-arrow">
      <path d=${shape} fill="var(--pp-surface)" stroke="var(--pp-surface)" stroke-width="6" stroke-linejoin="round" />
      <path d=${shape} fill="var(--pp-ink)" stroke="var(--pp-ink)" stroke-width="2" stroke-linejoin="round" />
      ${box ? svg`<text fill="var(--pp-ink)" stroke="var(--pp-surface)" stroke-width="4" paint-order="stroke" font-family="var(--pp-serif)" font-size="17" font-weight="700" text-anchor="middle" x=${box.x + letter.width / 2} y=${box.y + letter.baseline}>x</text>` : nothing}
    </g>
  `;
}

const lessonCss = css`
  .pp-lesson :is(ul, ol) {
    margin: 0.6em 0 0;
    padding-inline-start: 1.3em;
  }

  .pp-lesson-varied > .pp-button {
    margin-top: 0.4em;
  }

  .pp-lesson-text table {
    margin-top: 0.6em;
  }

  .pp-lesson-text :is(th, td) {
    padding: 0.2em 1em 0.2em 0;
    font-weight: 500;
    text-align: start;
    white-space: normal;
  }

  .pp-lesson a {
    color: var(--pp-accent);
  }

  .pp-lesson math {
    font-family: "STIX Two Math", "Cambria Math", "Latin Modern Math", "DejaVu Math TeX Gyre", math, var(--pp-serif);
    font-size: 1.05em;
  }

  .pp-lesson .pp-formula {
    white-space: nowrap;
  }

  .pp-lesson math[display="block"] {
    margin-top: 0.4em;
  }

  .pp-lesson mtd {
    padding: 0.1em 0.3em;
  }

  .pp-lesson .tml-right {
    text-align: end;
    text-align: -webkit-right;
  }

  .pp-lesson .tml-left {
    text-align: start;
    text-align: -webkit-left;
  }

  .pp-lesson-steps ol {
    display: flex;
    gap: 0.3em;
    margin: 0.3em 0 0;
    padding: 0;
    list-style: none;
  }

  .pp-lesson-steps ol:has(li:nth-child(11)) {
    gap: 1px;
  }

  /* In one row, however many: a row more would be taken from what is read of a step on a phone. */
  .pp-lesson-steps li {
    flex: 0 1 var(--pp-target);
    min-width: 24px;
  }

  /* What a narrow panel has no room for takes a second row. */
  .pp-lesson-steps ol:has(li:nth-child(13)) {
    flex-wrap: wrap;
    gap: 1px 0;
    margin-inline: -2px;
  }

  .pp-lesson-steps ol:has(li:nth-child(13)) > li {
    flex: 1 1 24px;
    max-width: var(--pp-target);
  }

  .pp-lesson-steps button {
    width: 100%;
    min-height: var(--pp-target);
    border: 1px solid var(--pp-rule);
    color: var(--pp-ink-2);
    font-size: 0.8667em;
  }

  .pp-lesson-steps button:hover {
    background: var(--pp-hover);
  }

  .pp-lesson-steps button[aria-current] {
    border-color: var(--pp-accent);
    background: var(--pp-accent-soft);
    color: var(--pp-ink);
    font-weight: 650;
  }

  .pp-lesson .pp-guide-heading {
    margin-top: 0.7em;
  }

  .pp-lesson-text {
    margin-top: -0.2em;
  }

  .pp-lesson-aside,
  .pp-lesson p.pp-lesson-note {
    padding-top: 0.5em;
    border-top: 1px solid var(--pp-rule);
    color: var(--pp-ink-2);
    font-size: 0.8667em;
  }

  .pp-lesson-aside {
    margin-top: 1em;
  }

  .pp-lesson-aside > summary {
    min-height: 24px;
    cursor: pointer;
  }

  .pp-lesson-text sup {
    line-height: 0;
  }

  /* Room for a finger, which moves nothing in the line. */
  .pp-note-mark,
  .pp-note-back {
    margin: 0 -8px;
    padding: 6px 10px;
  }

  .pp-note-mark {
    text-decoration: none;
  }

  .pp-note-back {
    margin-left: -4px;
  }

  .pp-lesson-keep {
    margin-top: 1em;
    padding: 0.6em 0.8em;
    border-inline-start: 3px solid var(--pp-accent);
    background: var(--pp-accent-soft);
  }

  .pp-lesson-keep > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.4em 0.8em;
    list-style: none;
    color: var(--pp-ink);
  }

  .pp-lesson-keep > summary::-webkit-details-marker {
    display: none;
  }

  .pp-lesson-keep[open] > summary > .pp-button {
    display: none;
  }

  .pp-lesson-keep > p {
    margin-top: 0.4em;
  }

  .pp-lesson-ways {
    display: flex;
    gap: 0.5em;
    margin-top: 1em;
  }

  /* What leaves questions out is not where a press has just gone on. */
  .pp-lesson-next[data-ready] {
    margin-inline-start: auto;
    border-color: var(--pp-accent);
    background: var(--pp-accent);
    color: var(--pp-accent-ink);
  }

  .pp-lesson-next[data-ready]:hover:not(:disabled) {
    border-color: var(--pp-accent);
    background: color-mix(in oklab, var(--pp-accent), var(--pp-ink) 18%);
  }
`;

/** What a step needs where it speaks of an example as an arrow. */
const arrows = "vectors";

/**
 * What lies over the stage: while a lesson asks for a prediction, the examples by number, and which comes next; where it
 * speaks of arrows, that of the example visited last, or before any visit of the one that is next.
 */
class PpNextExample extends View {
  readonly #stage = new OverStage(this);
  readonly #answers = new HiddenAnswers(this);
  readonly #guide = new Followed(this, tutorOf, () => void this.#ask());
  #ahead = false;
  /** Its number from 1; null: none is to come. */
  #next: number | null = null;
  /** The number of the one that is drawn as an arrow. */
  #arrow: number | null = null;
  /** How often it has asked: what an earlier frame waited for says nothing of this one. */
  #asked = 0;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("frame")) void this.#ask();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { projection, magnification } = this.#stage;
    const room = this.frame && this.#stage.room(this.frame.examples);
    if (!projection || !room || !(this.#ahead || this.#arrow !== null)) return nothing;
    const [xy, over] = [this.frame?.examples.xy ?? [], { projection, room }];
    const arrow = this.#arrow === null ? nothing : exampleArrow(xy, this.#arrow, over);
    const numbered = this.#ahead ? numberedExamples(xy, this.#next, over, this.words) : nothing;
    return html`<svg aria-hidden="true"><g transform="scale(${magnification})">${arrow}${numbered}</g></svg>`;
  }

  /** While it plays, every visit is the next one once. */
  async #ask(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const tutor = this.#guide.session;
    const { opened } = tutor;
    // What the tutor finds at the moment depends on all of it.
    if (opened && this.frame) whole(this.frame.pane);
    const task = opened && !this.frame?.playback.playing ? taskOf(opened) : null;
    const ahead = task !== null && this.frame !== null && asksAhead(task, this.frame.pane);
    this.#answers.hidden = task && opened && this.frame ? answersShown(task, opened.step, this.frame.pane) : [];
    const hasArrow = opened?.step.highlight.includes(arrows) ?? false;
    const moment = ahead || hasArrow ? await tutor.moment().catch(() => null) : null;
    if (asked !== this.#asked) return;
    const next = moment ? nextExampleOf(moment) : null;
    const visited = moment?.frame.pane.event?.example;
    const arrow = !hasArrow ? null : moment && visited !== undefined ? exampleOf(moment, visited) : next;
    if (next === this.#next && ahead === this.#ahead && arrow === this.#arrow) return;
    this.#next = next;
    this.#arrow = arrow;
    this.#ahead = ahead;
    this.requestUpdate();
  }
}

define("pp-next-example", PpNextExample);

export { openLinked } from "../../state/course/lessons/linked-step.js";

export const styles: PartView["styles"] = [
  guideCss,
  failureCss,
  lessonCss,
  answersCss,
  overStageCss,
  standingCss,
  termsCss,
  ...needsStyles,
];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-lesson .frame=${frame} .dispatch=${dispatch}></pp-lesson>`;

/** What lies over the stage. */
export function board(frame: Frame, dispatch: Dispatch): TemplateResult {
  return html`<pp-next-example .frame=${frame} .dispatch=${dispatch}></pp-next-example>`;
}
