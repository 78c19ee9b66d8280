import { html, nothing, type PropertyValues, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { exampleOf, nextExampleOf } from "../../state/course/checks/run.js";
import { taskOf } from "../../state/course/lessons/opened-step.js";
import { answersShown, asksAhead } from "../../state/course/lessons/predictions.js";
import { tutorOf } from "../../state/course/lessons/tutor.js";
import { takeProgress as take } from "../../state/course/progress/study.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { define } from "../../ui/controls/define.js";
import answersCss from "../shared/answers/answers.css?inline";
import { whole } from "../shared/frame-reads.js";
import guideCss from "../shared/guide/guide.css?inline";
import { Followed } from "../shared/guide/guide.js";
import standingCss from "../shared/guide/standing.css?inline";
import textCss from "../shared/guide/text.css?inline";
import { tellProgress } from "../shared/guide/told-progress.js";
import { needsStyles } from "../shared/needs/styles.js";
import { HiddenAnswers, numberedExamples, type Writing } from "../shared/over-stage/labels.js";
import overStageCss from "../shared/over-stage/over-stage.css?inline";
import { OverStage } from "../shared/over-stage/over-stage.js";
import termsCss from "../shared/terms/terms.css?inline";
import { type PartView, View } from "../shared/view.js";
import "./pp-lesson.js";
import { glyphRadius } from "../../ui/canvas/glyphs.js";
import { type PlanePoint, pixelX, pixelY } from "../../ui/canvas/projection.js";
import lessonCss from "./lessons.css?inline";

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

/** Takes progress that the page around has kept, and tells it what there is then. */
export async function takeProgress(playground: Element, dispatch: Dispatch, given: unknown): Promise<void> {
  await take(dispatch, given);
  tellProgress(playground, dispatch);
}

export { openLinked } from "../../state/course/lessons/linked-step.js";

export const styles: PartView["styles"] = [
  guideCss,
  textCss,
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
