// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Frame } from "../../../../web/state/runs/frame.js";
import { Painter } from "../../../../web/views/stage/draw/painter.js";
import { paperOf, sceneOf } from "../../../../web/views/stage/picture/pen.js";
import * as answers from "../../../../web/views/stage/pointed/index.js";
import { Bench, cs188, stateOf } from "../../state/engine.js";
import { AnimationClock } from "../../ui/animation-clock.js";
import { theme } from "../theme.js";

const clock = new AnimationClock();

/** The width of the boundary's stroke, and of the crosses' at wrong examples. */
const told = [2.25, 2];

/** A context that remembers the paths it strokes in those widths since it was cleared. */
class Remembering {
  readonly strokes: string[] = [];
  lineWidth = 1;
  #path: string[] = [];

  constructor(readonly canvas: HTMLCanvasElement) {}

  measureText = (text: string) => ({ width: 7 * text.length, fontBoundingBoxAscent: 10 });
  clearRect = (): void => void this.strokes.splice(0);
  beginPath = (): void => void this.#path.splice(0);
  moveTo = (x: number, y: number): void => void this.#path.push(`${Math.round(x)},${Math.round(y)}`);
  lineTo = this.moveTo;
  stroke = (): void => {
    if (told.includes(this.lineWidth)) this.strokes.push(this.#path.join(" "));
  };
}

const contexts = new WeakMap<HTMLCanvasElement, Remembering>();

function contextOf(canvas: HTMLCanvasElement): Remembering {
  const context = contexts.get(canvas) ?? new Remembering(canvas);
  contexts.set(canvas, context);
  return context;
}

/** What is not told apart leaves nothing. */
const drawable = (context: Remembering): Remembering =>
  new Proxy(context, {
    get: (_, name) => Reflect.get(context, name) ?? (() => {}),
    set: (_, name, value) => Reflect.set(context, name, value),
  });

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    return drawable(contextOf(this)) as never;
  } as never);
});

const paper = paperOf({ window: { x: [-6, 6], y: [-6, 6] }, width: 400, height: 300, theme }, 1);

/** A stage that is shown what a bench computes. */
function stage(still = false) {
  const bench = Bench.ofTest(stateOf(cs188));
  const painter = new Painter();
  const [ground, points, marks] = Array.from({ length: 3 }, () => document.createElement("canvas")) as [
    HTMLCanvasElement,
    HTMLCanvasElement,
    HTMLCanvasElement,
  ];
  const drawn = () => [...contextOf(ground).strokes];
  const show = (frame: Frame) => {
    const scene = { ...sceneOf(frame, frame.pane, paper, { predictions: null, answers }), still, printed: false };
    painter.paint({ ground, points, marks }, scene);
    return drawn();
  };
  const at = (visit: number): Frame => {
    bench.do({ type: "seek", visit });
    bench.untilStill();
    return bench.frame;
  };
  return { show, drawn, at };
}

describe("an update", () => {
  // Of the five examples the first two make updates, and each turns the boundary.
  const updates = [1, 2] as const;

  test("is shown in two beats: what was there, then the turn to what is there now", () => {
    const { show, drawn, at } = stage();
    const [before, after] = updates.map(at) as [Frame, Frame];
    const met = show(before);
    const turned = stage().show(at(2));
    expect(turned).not.toEqual(met);
    show(before);
    expect(after.pane.event?.update).not.toBeNull();
    expect(show(after)).toEqual(met);
    clock.frame(119);
    expect(drawn()).toEqual(met);
    clock.frame(100);
    expect(drawn()).not.toEqual(met);
    expect(drawn()).not.toEqual(turned);
    clock.frame(102);
    expect(drawn()).toEqual(turned);
    expect(clock.frames).toEqual([]);
  });

  test("goes on turning when what is counted beside the run arrives", () => {
    const { show, drawn, at } = stage();
    const [before, after] = updates.map(at) as [Frame, Frame];
    const met = show(before);
    const early = { ...after.pane, wrong: null };
    show({ ...after, pane: early, panes: [early] });
    expect(show(after)).toEqual(met);
    clock.frame(400);
    expect(drawn()).not.toEqual(met);
  });

  test("is there at once where nothing may move, and where another came just before", () => {
    const turned = stage().show(stage().at(2));
    const calm = stage(true);
    calm.show(calm.at(1));
    expect(calm.show(calm.at(2))).toEqual(turned);
    const { show, at } = stage();
    show(at(0));
    show(at(1));
    clock.frame(100);
    expect(show(at(2))).toEqual(turned);
  });

  test("that is gone back from is not turned", () => {
    const { show, at } = stage();
    const met = show(at(1));
    show(at(2));
    expect(show(at(1))).toEqual(met);
    expect(clock.frames).toEqual([]);
  });
});
