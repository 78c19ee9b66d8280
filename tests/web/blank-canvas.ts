import { beforeEach, vi } from "vitest";

/** A context that draws nothing, and on which every letter is as wide. */
const blankOn = (canvas: HTMLCanvasElement) => {
  const measureText = (text: string) => ({ width: 7 * text.length, fontBoundingBoxAscent: 10 });
  const known = { canvas, measureText };
  return new Proxy(known, { get: (_, name) => Reflect.get(known, name) ?? (() => {}), set: () => true });
};

/** Gives every canvas of the tests of a file such a context. */
export function drawNothing(): void {
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
      return blankOn(this) as never;
    } as never);
    return () => vi.restoreAllMocks();
  });
}
