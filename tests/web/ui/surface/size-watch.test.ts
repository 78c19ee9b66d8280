import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StageSize } from "../../../../web/ui/canvas/layer.js";
import { SizeWatch } from "../../../../web/ui/surface/drawn-surface.js";

let layOut: (width: number, height: number) => void = () => {};
let ratioChanged: () => void = () => {};
let asked: string[] = [];
let canvas = new EventTarget();

beforeEach(() => {
  asked = [];
  canvas = new EventTarget();
  vi.stubGlobal("devicePixelRatio", 2);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("matchMedia", (query: string) => {
    asked.push(query);
    return {
      addEventListener: (_: string, listener: () => void) => {
        ratioChanged = listener;
      },
      removeEventListener: () => {},
    };
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(report: (entries: unknown[]) => void) {
        layOut = (width, height) => report([{ contentRect: { width, height } }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function watched(): StageSize[] {
  const sizes: StageSize[] = [];
  new SizeWatch(canvas as unknown as Element, (size) => sizes.push(size)).start();
  return sizes;
}

it("a size is another once its pixels are", () => {
  const sizes = watched();
  layOut(300, 200);
  layOut(300, 200.02);
  expect(sizes).toEqual([{ width: 300, height: 200, deviceWidth: 600, deviceHeight: 400, ratio: 2, magnification: 1 }]);
  layOut(300, 200.5);
  expect(sizes.at(-1)).toMatchObject({ height: 200.5, deviceHeight: 401 });
});

it("on another screen it is measured anew, also where it has as many pixels", () => {
  const sizes = watched();
  layOut(300, 200);
  vi.stubGlobal("devicePixelRatio", 1);
  ratioChanged();
  layOut(600, 400);
  expect(sizes.at(-1)).toMatchObject({ width: 600, deviceWidth: 600, ratio: 1 });
});

it("a ratio that one notices is that of all", () => {
  const observed: unknown[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (element: unknown) => void observed.push(element);
      disconnect(): void {}
    },
  );
  vi.stubGlobal("removeEventListener", () => {});
  const [one, other] = [new EventTarget(), new EventTarget()] as unknown as [Element, Element];
  const watches = [one, other].map((element) => new SizeWatch(element, () => {}));
  for (const watch of watches) watch.start();
  vi.stubGlobal("devicePixelRatio", 1);
  observed.length = 0;
  watches[0]?.check();
  watches[1]?.check();
  expect(observed).toEqual([one, other]);
  for (const watch of watches) watch.stop();
});

it("what was drawn and is lost is drawn again, in the same size", () => {
  const sizes = watched();
  layOut(300, 200);
  canvas.dispatchEvent(new Event("contextrestored"));
  layOut(300, 200);
  expect(sizes).toHaveLength(2);
  expect(sizes[1]).toEqual(sizes[0]);
  expect(sizes[1]).not.toBe(sizes[0]);
});

it("each ratio is watched within what a browser may round it to", () => {
  vi.stubGlobal("devicePixelRatio", 1.100000023841858);
  watched();
  const [least = 0, most = 0] = Array.from(asked.at(-1)?.matchAll(/[\d.]+(?=dppx)/g) ?? [], Number);
  expect([least < 1.1, most > 1.10000003, most - least < 0.01]).toEqual([true, true, true]);
});
