import fc from "fast-check";
import { expect, it } from "vitest";
import { placeBy } from "../../../web/views/shared/terms/card/index.js";

const window = { width: 360, height: 640 };
const termAt = (left: number, top: number) => ({ left, top, bottom: top + 20 });

it("stands below its term, from the term's left side on", () => {
  expect(placeBy(termAt(40, 100), { width: 200, height: 120 }, window)).toMatchObject({ left: 40, top: 124 });
});

it("stands within the window where the term is at its right side", () => {
  expect(placeBy(termAt(300, 100), { width: 300, height: 120 }, window).left).toBe(52);
});

it("stands above where there is no room below", () => {
  expect(placeBy(termAt(40, 560), { width: 200, height: 120 }, window)).toMatchObject({ top: 436 });
});

it("never lies over its term, and never beyond the window", () => {
  const box = fc.record({ left: fc.integer({ min: 0, max: 340 }), top: fc.integer({ min: 0, max: 620 }) });
  const size = fc.record({ width: fc.integer({ min: 60, max: 344 }), height: fc.integer({ min: 40, max: 900 }) });
  fc.assert(
    fc.property(box, size, ({ left, top }, card) => {
      const term = termAt(left, top);
      const place = placeBy(term, card, window);
      const bottom = place.top + Math.min(card.height, place.room);
      expect(place.top >= term.bottom || bottom <= term.top).toBe(true);
      expect(place.left).toBeGreaterThanOrEqual(8);
      expect(place.left + card.width).toBeLessThanOrEqual(352);
      expect(place.top).toBeGreaterThanOrEqual(8);
      expect(bottom).toBeLessThanOrEqual(Math.max(632, place.top));
    }),
  );
});
