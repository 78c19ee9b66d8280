import { html, nothing, type TemplateResult } from "lit";
import type { WeightAxes } from "../../engine/types.js";
import type { FeaturesOf } from "../../state/document/notation/feature-text.js";
import { labelText } from "../../state/document/notation/labels.js";
import type { Notation } from "../../state/document/notation/notation.js";
import { MINUS } from "../../state/document/notation/numbers.js";
import type { Words } from "../../state/document/notation/words.js";
import type { ViewWindow } from "../../state/document/state.js";
import { addsExample, isBaseline, tellsClasses, traitsOf } from "../../state/learners/traits.js";
import { type Frame, hyperplane, type RegionView } from "../../state/runs/frame.js";
import { readTheme } from "../../ui/canvas/colors.js";
import { openLayer, placeOf } from "../../ui/canvas/layer.js";
import type { Plane } from "../../ui/canvas/plane.js";
import { dataX, dataY, insidePlot, type PlanePoint } from "../../ui/canvas/projection.js";
import { selectField } from "../../ui/controls/controls.js";
import { define, uniqueId, withProperties } from "../../ui/controls/define.js";
import handleCss from "../../ui/handles/handle.css?inline";
import { DrawnSurface } from "../../ui/surface/drawn-surface.js";
import picturedCss from "../../ui/surface/pictured.css?inline";
import surfaceCss from "../../ui/surface/surface.css?inline";
import { weightSpace } from "../../words/generated/en/weightSpace.js";
import { paragraph } from "../../words/phrase.js";
import { hint, type Message, obstacleOf, plain } from "../shared/offers/offer.js";
import { ExampleInput } from "../shared/pointing/example-input.js";
import { litExample } from "../shared/pointing/view-pointer.js";
import { ThrottledView } from "../shared/throttled-view.js";
import type { PartView } from "../shared/view.js";
import { paint, planeLayout } from "./draw/painter.js";
import { type ExampleLine, lineAt, stepOf } from "./lines.js";
import {
  axesOf,
  heldWeights,
  placesOf,
  type WeightPicture,
  weightName,
  weightPicture,
  weightsOf,
  withAxis,
} from "./picture.js";
import { PointHandle } from "./point-handle.js";
import weightSpaceCss from "./weight-space.css?inline";

/** Sizes that a window has, times a power of ten: so it stays while the weights move a little. */
const SIZES = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8, 10];
/** Room around what is shown. */
const ROOM = 1.15;

/**
 * A window around points, in which steps of a size can be seen.
 * @param zoom How many times as large.
 */
export function windowAround(points: Iterable<PlanePoint>, step: number, zoom: number): ViewWindow {
  const box = { x: [0, 0] as [number, number], y: [0, 0] as [number, number] };
  for (const { x, y } of points) {
    box.x = [Math.min(box.x[0], x), Math.max(box.x[1], x)];
    box.y = [Math.min(box.y[0], y), Math.max(box.y[1], y)];
  }
  const halfOf = ([low, high]: readonly [number, number]): number => high / 2 - low / 2;
  const half = zoom * rounded(Math.max(ROOM * halfOf(box.x), ROOM * halfOf(box.y), step));
  const around = ([low, high]: readonly [number, number]): [number, number] => {
    const middle = Math.round((low / 2 + high / 2) / (half / 8)) * (half / 8);
    return [middle - half, middle + half];
  };
  return { x: around(box.x), y: around(box.y) };
}

function rounded(size: number): number {
  if (!(size > 1e-280) || !Number.isFinite(size)) return 1;
  const power = 10 ** Math.floor(Math.log10(size));
  return power * (SIZES.find((one) => one >= size / power) ?? 10);
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The example whose line a key goes to from another; null: none; undefined: the key is not for lines. */
export function neighbour(key: string, lines: readonly ExampleLine[], from: number | null): number | null | undefined {
  if (key === "Escape") return from === null ? undefined : null;
  if (key === "Home") return lines[0]?.example ?? null;
  if (key === "End") return lines.at(-1)?.example ?? null;
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (step === undefined) return undefined;
  const at = lines.findIndex(({ example }) => example === from);
  const next = at < 0 && step < 0 ? lines.length - 1 : at + step;
  return lines[(next + lines.length) % lines.length]?.example ?? null;
}

/** Pixels that a pointer may be from a line. */
const NEAR = 9;

/** The moment of the region; null where the region does not depend on the moment, because no weight is held. */
function regionVisit(frame: Frame): number | null {
  const axes = axesOf(frame);
  const model = hyperplane(frame.pane.current);
  const held = axes && model ? heldWeights(frame, model, axes) : [];
  return held.length > 0 ? (frame.findings?.weights?.region?.visit ?? null) : null;
}

/** The plane of two weights: a line for each example, the region where all are right, and the way of the weights. */
class PpWeightSpace extends withProperties(ThrottledView, {
  /** How many times the window is as large as what it is around. */
  zoom: 1,
}) {
  readonly #id = uniqueId("pp-weights");
  readonly #surface = new DrawnSurface(this, readTheme, () => this.#paint());
  readonly #hand = new ExampleInput(this, {
    at: (event) => this.#exampleAt(event),
    next: (key, from) => (this.#picture ? neighbour(key, this.#picture.lines, from) : undefined),
  });
  readonly #handle = new PointHandle(
    () => this.dispatch,
    () => this.requestUpdate(),
  );
  #picture: WeightPicture | null = null;
  #layout: Plane | null = null;
  #asked = "";
  /** Of the plane that the handle was last placed on. */
  #placed = "";

  protected override momentShown(frame: Frame): number | null {
    return regionVisit(frame);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#asked = "";
    this.dispatch({ type: "want-weights", want: null });
  }

  protected override willUpdate(): void {
    const { frame } = this;
    this.#picture = frame && frame.pane.obstacle === null ? weightPicture(frame) : null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    const say = this.say(weightSpace);
    const without = noPlane(frame);
    if (without) return hint(without, frame, this.dispatch);
    const picture = this.#picture;
    if (!picture) return nothing;
    const { lines, axes } = picture;
    const chosen = lines.find(({ example }) => example === litExample(frame));
    const text = paragraph(frame.words, regionText(frame, picture), ...drawnSentences(frame, picture));
    const acts = {
      choose: (place: 0 | 1, name: string) =>
        this.dispatch({ type: "set-ui", ui: { weightAxes: withAxis(axes, place, name) } }),
      zoom: (times: number) => {
        this.zoom = times === 0 ? 1 : this.zoom * times;
      },
    };
    const handle = this.#layout && this.#handle.render(frame, picture, this.#layout, this.#magnification);
    return html`<div class="pp-pictured">
      ${controls(frame, axes, this.#id, acts)}
      ${this.#hand.surface("pp-picture-place pp-weight-space-surface", say, this.#id, handle)}
      <p class="pp-visually-hidden" aria-live="polite">${this.#handle.told}</p>
      <div class="pp-words pp-weight-space-words" tabindex="0" role="group" aria-label=${say.name}>
        <p>${text}</p>
        <p class="pp-muted" aria-live="polite">${chosen ? lineText(frame, picture, chosen) : aboutText(frame)}</p>
      </div>
      <p class="pp-visually-hidden" id="${this.#id}-help">${say.keyHelp}</p>
      <span class="pp-probe" hidden></span>
    </div>`;
  }

  get #magnification(): number {
    return this.#surface.size(this.frame?.state.ui.present)?.magnification ?? 1;
  }

  #paint(): void {
    const { frame } = this;
    const picture = this.#picture;
    const size = frame && this.#surface.size(frame.state.ui.present);
    const theme = frame && this.#surface.theme(frame.state.ui.theme);
    this.#layout = null;
    if (!frame || !picture || !theme) return;
    if (size) {
      const path = frame.findings?.weights?.path ?? null;
      const shown = [...placesOf(path), picture.present, ...(picture.step ? [picture.step.from] : [])];
      this.#layout =
        this.#handle.layout ?? planeLayout(windowAround(shown, stepOf(picture.lines) / 2, this.zoom), size, theme.size);
      const layer = openLayer(this.querySelector(".pp-surface > canvas"), size);
      if (layer) paint(layer, this.#layout, frame, picture, theme);
    }
    this.#ask(picture);
    const placed = JSON.stringify(this.#layout?.projection) ?? "";
    if (placed === this.#placed) return;
    this.#placed = placed;
    // The handle is over what is drawn.
    this.requestUpdate();
  }

  /** Asks for the plane, and once it is known which part of it is in sight, for what lies there. */
  #ask({ axes }: WeightPicture): void {
    const window = this.#layout && { axes, ...this.#layout.projection.window };
    const asked = JSON.stringify([axes, window]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    // Not in the middle of drawing: what is asked for may draw again.
    queueMicrotask(() => this.isConnected && this.dispatch({ type: "want-weights", want: { axes, window } }));
  }

  #exampleAt(event: PointerEvent): number | null {
    const picture = this.#picture;
    const layout = this.#layout;
    if (!picture || !layout || !this.frame) return null;
    const { x, y } = placeOf(event, this.#magnification);
    const { projection } = layout;
    if (!insidePlot(projection, x, y)) return null;
    const at = { x: dataX(projection, x), y: dataY(projection, y) };
    return lineAt(picture.lines, at, NEAR / projection.scale)?.example ?? null;
  }
}

define("pp-weight-space", PpWeightSpace);

export const styles: PartView["styles"] = [surfaceCss, picturedCss, handleCss, weightSpaceCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-weight-space .frame=${frame} .dispatch=${dispatch}></pp-weight-space>`;

interface WeightSpaceActs {
  readonly choose: (place: 0 | 1, name: string) => void;
  /** So many times as large a window; 0: as large as what it is around. */
  readonly zoom: (times: number) => void;
}

/** Which two weights, and how much of their plane. */
function controls(frame: Frame, axes: WeightAxes, id: string, acts: WeightSpaceActs): TemplateResult {
  const say = frame.words.room(weightSpace);
  const choices = weightsOf(frame).map((name) => ({
    value: name,
    title: title(name, frame.state.ui, frame.words, frame.examples),
  }));
  const select = (place: 0 | 1, label: string): TemplateResult =>
    selectField({
      id: `${id}-${place}`,
      label,
      choices,
      value: axes[place],
      choose: (name) => acts.choose(place, name),
    });
  return html`
    <div class="pp-row pp-bar pp-weight-space-bar">
      ${select(0, say.across)} ${select(1, say.up)}
      <div class="pp-signs" role="group" aria-label=${say.window}>
        ${button(say.zoomIn, "M10 4.5v11M4.5 10h11", () => acts.zoom(1 / 2))}
        ${button(say.zoomOut, "M4.5 10h11", () => acts.zoom(2))}
        ${button(say.fit, "M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4", () => acts.zoom(0))}
      </div>
    </div>
  `;
}

/** "w₁ of petal length", where the feature has a name of its own. */
function title(name: string, notation: Notation, words: Words, of: FeaturesOf): string {
  const short = weightName(name, notation, words, of);
  const base = /^x(\d+)$/.exec(name)?.[1];
  const column = base ? of.columns?.[Number(base) - 1] : undefined;
  return column && !/^x[₀-₉\d]+$/.test(column)
    ? words.room(weightSpace).weightOfColumn({ weight: short, column })
    : short;
}

function button(name: string, icon: string, press: () => void): TemplateResult {
  return html`<button
    type="button"
    class="pp-button pp-button-quiet pp-button-icon"
    title=${name}
    @click=${press}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${icon} /></svg>
  </button>`;
}

function aboutText({ pane, words }: Frame): string {
  const say = words.room(weightSpace);
  return addsExample(pane.learner) ? paragraph(words, say.about, say.jumps) : say.about;
}

/** Why there is no plane of weights; null where there is one. */
function noPlane(frame: Frame): Message | null {
  const say = frame.words.room(weightSpace);
  const { learner, current } = frame.pane;
  const obstacle = obstacleOf(frame);
  if (obstacle) return obstacle;
  if (isBaseline(learner)) return plain(say.noWeights);
  if (tellsClasses(learner)) return plain(say.manyVectors);
  if (traitsOf(learner).weights === "per-example") return plain(say.kernel);
  if (!axesOf(frame)) {
    return {
      text: say.oneWeight,
      offers: [{ words: say.turnBiasOn, field: "bias", act: { type: "configure", bias: true } }],
    };
  }
  return current === null || !frame.findings?.featureMap ? plain(say.looking) : null;
}

/** What the region is, in a sentence or two. */
function regionText(frame: Frame, picture: WeightPicture): string {
  const say = frame.words.room(weightSpace);
  const { region } = picture;
  if (!region) return say.lookingForRegion;
  const held = heldIn(frame, picture);
  if (region.where === "outside") return say.outside(held);
  if (region.where === "inside") {
    const bounding = new Set(Array.from(region.edges).filter((edge) => edge >= 0)).size;
    return paragraph(frame.words, say.inside(held), say.bounds({ examples: bounding }));
  }
  return emptyText(frame, picture, region, held);
}

/** What it means that no weights of the plane get every example right. */
function emptyText(frame: Frame, { axes }: WeightPicture, region: RegionView, held: HeldWeights): string {
  const say = frame.words.room(weightSpace);
  const two = axes.map((name) => nameOf(name, frame));
  const { verdict } = frame.findings ?? {};
  const separable = verdict && !verdict.stale ? verdict.analysis.separable : null;
  const culprit = region.firstNever === null ? [] : [say.never({ two, example: region.firstNever + 1 })];
  if (held.others === 0) return separable ? say.tooFew : paragraph(frame.words, say.empty, ...culprit);
  const others = separable === null ? say.othersUnknown : separable ? say.othersDo : say.othersDoNot;
  return paragraph(frame.words, say.emptyHere({ ...held, two }), ...culprit, others);
}

function nameOf(name: string, { state, words, examples }: Frame): string {
  return weightName(name, state.ui, words, examples);
}

/** The weights that are held at their values: how many, and "w₃ = 0" of each where they are few. */
interface HeldWeights {
  readonly others: number;
  readonly held: readonly string[] | null;
}

/** Of more, only the number is told. */
const MOST_HELD = 3;

function heldIn(frame: Frame, { model, axes }: WeightPicture): HeldWeights {
  const all = heldWeights(frame, model, axes);
  const held = all.map(({ name, value }) => `${nameOf(name, frame)}\u00a0=\u00a0${frame.words.number(value)}`);
  return { others: all.length, held: all.length > MOST_HELD ? null : held };
}

/** What of a large picture is drawn. */
function drawnSentences(frame: Frame, { lines }: WeightPicture): readonly string[] {
  const say = frame.words.room(weightSpace);
  const { count, heldOut } = frame.examples;
  const trained = heldOut ? heldOut.reduce((sum, held) => sum - held, count) : count;
  const every = frame.findings?.weights?.path?.every ?? 1;
  return [
    ...(lines.length < trained ? [say.linesDrawn({ lines: lines.length, examples: trained })] : []),
    ...(every > 1 ? [say.pathDrawn({ every })] : []),
  ];
}

/** What is said of one line. */
function lineText(frame: Frame, { axes, model }: WeightPicture, line: ExampleLine): string {
  const { words, state } = frame;
  const { p, q, rest } = line.half;
  const [u, v] = axes.map((name) => nameOf(name, frame));
  const number = (value: number): string => words.number(value, state.ui.precision);
  const added = (value: number, name: string): string =>
    value === 0 ? "" : ` ${value < 0 ? MINUS : "+"} ${number(Math.abs(value))}${name && `·${name}`}`;
  const sum = p === 0 && q === 0 ? number(rest) : `${number(p)}·${u}${added(q, v ?? "")}${added(rest, "")}`;
  return words.room(weightSpace).line({
    example: line.example + 1,
    label: labelText(line.label, state.ui),
    inequality: `${sum} ${line.label > 0 ? ">" : "<"} 0`,
    right: rightNow(frame, model, line),
  });
}

function rightNow(
  { findings, examples }: Frame,
  model: WeightPicture["model"],
  { example, label }: ExampleLine,
): boolean {
  const row = examples.X.subarray(example * examples.base, (example + 1) * examples.base);
  const [score = 0] = findings?.featureMap?.scores(model, { data: row.slice(), shape: [1, examples.base] }) ?? [];
  return label > 0 ? score > 0 : score < 0;
}
