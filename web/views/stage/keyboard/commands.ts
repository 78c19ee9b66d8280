import type { Frame } from "../../../state/runs/frame.js";
import { type PlanePoint, type Projection, readable } from "../../../ui/canvas/projection.js";
import { nextStroke } from "../../../ui/handles/next-stroke.js";
import { type NarrationWords, narration } from "../../../words/generated/en/narration.js";
import { stage } from "../../../words/generated/en/stage.js";
import { activeTool } from "../../shared/pointing/active-tool.js";
import { describeExample } from "../description/describe.js";
import { paintedLabel } from "../input/brush.js";
import type { StageCommand } from "../input/keyboard.js";
import type { Surface } from "../input/pointer-act.js";
import { ZOOM_STEP, zoomBy } from "../input/pointing.js";
import { labelOf, nearestExample, nextLabel, placeOf } from "../plane/place.js";
import { contains, panBy } from "../plane/view-window.js";
import { exampleBelow, paintOn } from "../strokes/strokes.js";

/** How near in pixels the crosshair counts as being on an example. */
const ON = 9;

/** Carries out what the keyboard asks for. */
export class KeyboardCommands {
  readonly #surface: Surface;
  #nudging = 0;

  constructor(surface: Surface) {
    this.#surface = surface;
  }

  /** @param repeat whether the key is held: its nudges are undone together. */
  perform(command: StageCommand, repeat: boolean): void {
    const { now: frame, projection } = this.#surface;
    if (!frame || !projection) return;
    switch (command.kind) {
      case "cursor":
        this.#moveCursor(frame, projection, command.dx, command.dy, command.fine);
        break;
      case "pan":
        this.#surface.lookAt(panBy(projection.window, command.dx * this.#step, command.dy * this.#step));
        this.#sayView(frame);
        break;
      case "nudge":
        this.#nudge(frame, command.dx, command.dy, repeat);
        break;
      case "select":
        this.#selectNext(frame, projection, command.by);
        break;
      case "add":
        this.#add(frame, projection, command.label);
        break;
      case "remove":
        this.#remove(frame, projection);
        break;
      case "flip":
        this.#flip(frame, projection);
        break;
      case "deselect":
        this.#deselect(frame);
        break;
      case "zoom":
        zoomBy(this.#surface, command.by > 0 ? ZOOM_STEP : 1 / ZOOM_STEP);
        this.#sayView(frame);
        break;
      case "fit":
        this.#surface.lookAt(null);
        this.#sayView(frame);
        break;
    }
  }

  get #step(): number {
    return this.#surface.ticks?.step ?? 1;
  }

  /** What part of the plane is looked at now. */
  #sayView(frame: Frame): void {
    const { window } = this.#surface.projection ?? {};
    if (window) this.#surface.announce(saying(frame).view(window));
  }

  #moveCursor(frame: Frame, projection: Projection, dx: number, dy: number, fine: boolean): void {
    const step = fine ? this.#step / 10 : this.#step;
    const from = this.#surface.cursor;
    const next = from
      ? { x: stepFrom(from.x, dx, step), y: stepFrom(from.y, dy, step) }
      : this.#startCursor(frame, projection);
    this.#surface.cursor = next;
    this.#keepInView(projection, next);
    const on = this.#under(frame, projection);
    this.#surface.announce(on === null ? saying(frame).place(next) : this.#describe(frame, on));
  }

  /** The crosshair appears at the selected example, else on the grid near the middle. */
  #startCursor(frame: Frame, { window }: Projection): PlanePoint {
    const selected = placeOf(frame, frame.selected);
    if (selected) return selected;
    const step = this.#step;
    return {
      x: stepFrom((window.x[0] + window.x[1]) / 2, 0, step, true),
      y: stepFrom((window.y[0] + window.y[1]) / 2, 0, step, true),
    };
  }

  #nudge(frame: Frame, dx: number, dy: number, repeat: boolean): void {
    const at = placeOf(frame, frame.selected);
    if (!at || frame.selected === null) {
      this.#surface.announce(saying(frame).noneSelected);
      return;
    }
    if (this.#refuses(frame)) return;
    if (!repeat || this.#nudging === 0) this.#nudging = nextStroke();
    const step = this.#step / 10;
    const scale = this.#surface.projection?.scale ?? 1;
    const to = { x: shifted(at.x, dx * step, scale), y: shifted(at.y, dy * step, scale) };
    this.#surface.send({ type: "move-point", index: frame.selected, to: [to.x, to.y], stroke: this.#nudging });
    if (this.#surface.cursor) this.#surface.cursor = to;
    this.#surface.announce(saying(frame).moved({ example: frame.selected + 1, ...to }));
  }

  #selectNext(frame: Frame, projection: Projection, by: 1 | -1): void {
    const { count } = frame.examples;
    if (count === 0) {
      this.#surface.announce(saying(frame).noExamples);
      return;
    }
    const from = frame.selected ?? (by > 0 ? -1 : count);
    const next = (from + by + count) % count;
    const at = placeOf(frame, next);
    this.#surface.send({ type: "select", example: next });
    if (!at) return;
    this.#surface.cursor = at;
    this.#keepInView(projection, at);
    this.#surface.announce(this.#describe(frame, next));
  }

  #add(frame: Frame, projection: Projection, wanted: number | null): void {
    if (this.#refuses(frame)) return;
    if (!this.#surface.cursor) {
      // The first press shows where the point would go.
      this.#moveCursor(frame, projection, 0, 0, false);
      this.#surface.announce(saying(frame).wouldAdd(this.#surface.cursor ?? this.#startCursor(frame, projection)));
      return;
    }
    const { ui } = frame.state;
    const label = wanted ?? paintedLabel(activeTool(ui, false, frame.examples), ui.paint) ?? 1;
    const { x, y } = this.#surface.cursor;
    const below = exampleBelow(this.#surface, x, y);
    const { now } = this.#surface;
    if (below !== null && now) {
      paintOn(this.#surface, now, below, label, nextStroke());
      return;
    }
    this.#surface.send({ type: "add-points", points: [[x, y, label]], stroke: nextStroke() });
    this.#surface.announce(saying(frame).added({ label: labelOf(label, frame), x, y }));
  }

  /** Says why examples are neither drawn nor moved, where they are not. */
  #refuses(frame: Frame): boolean {
    const { base } = frame.examples;
    if (base <= 2) return false;
    this.#surface.announce(saying(frame).tooManyFeatures({ features: base }));
    return true;
  }

  #remove(frame: Frame, projection: Projection): void {
    const target = this.#target(frame, projection);
    if (target === null) return;
    this.#surface.send({ type: "erase-points", indices: [target], stroke: nextStroke() });
    this.#surface.announce(saying(frame).removed({ example: target + 1 }));
  }

  #flip(frame: Frame, projection: Projection): void {
    const target = this.#target(frame, projection);
    if (target === null) return;
    this.#surface.send({ type: "flip-point", index: target });
    const label = nextLabel(frame.examples.label[target] ?? 1, frame.examples);
    this.#surface.announce(frame.words.room(stage).flipped({ example: target + 1, label: labelOf(label, frame) }));
  }

  #deselect(frame: Frame): void {
    this.#surface.cursor = null;
    if (frame.selected !== null) {
      this.#surface.send({ type: "select", example: null });
      this.#surface.announce(saying(frame).noneSelected);
    }
    this.#surface.refresh();
  }

  /** The selected example, else the one under the crosshair. */
  #target(frame: Frame, projection: Projection): number | null {
    const target = frame.selected ?? this.#under(frame, projection);
    if (target === null) this.#surface.announce(saying(frame).noneSelected);
    return target !== null && target < frame.examples.count ? target : null;
  }

  #describe(frame: Frame, example: number): string {
    const { pane } = this.#surface;
    return pane ? describeExample(frame, pane, example) : "";
  }

  #under(frame: Frame, projection: Projection): number | null {
    const { cursor } = this.#surface;
    return cursor ? nearestExample(frame.examples.xy, cursor.x, cursor.y, ON / projection.scale) : null;
  }

  #keepInView({ window }: Projection, at: PlanePoint): void {
    this.#surface.refresh();
    if (contains(window, { x: [at.x, at.x], y: [at.y, at.y] })) return;
    const dx = at.x - (window.x[0] + window.x[1]) / 2;
    const dy = at.y - (window.y[0] + window.y[1]) / 2;
    this.#surface.lookAt(panBy(window, dx, dy));
  }
}

function saying({ words }: Frame): NarrationWords {
  return words.room(narration);
}

/** The next multiple of `step` in a direction; 0 stays, or snaps when asked. */
export function stepFrom(value: number, direction: number, step: number, snap = false): number {
  if (direction === 0 && !snap) return value;
  const ratio = value / step;
  const near = Math.round(ratio);
  const onGrid = Math.abs(ratio - near) < 1e-6;
  const next = onGrid || direction === 0 ? near + direction : direction > 0 ? Math.ceil(ratio) : Math.floor(ratio);
  // Multiplying by 0.1 would leave 0.30000000000000004.
  return Number((next * step).toPrecision(12)) + 0;
}

function shifted(value: number, by: number, scale: number): number {
  return by === 0 ? value : readable(value + by, scale * 10);
}
