// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { project } from "../../../../web/ui/canvas/projection.js";
import { placeReadout } from "../../../../web/views/stage/pp-stage.js";

test("the readout leaves the name of the axis its room, and is below the numbers, however it is magnified", () => {
  const line = document.createElement("p");
  const projection = project({ x: [0, 1], y: [0, 1] }, { x: 30, y: 10, width: 300, height: 150 });
  placeReadout(line, { projection, font: 12 }, { magnification: 2 }, "x₁");
  const { left, bottom, maxWidth, fontSize, lineHeight } = line.style;
  expect([left, fontSize]).toEqual(["60px", "24px"]);
  // “x₁ →” at the right end of the row.
  expect(Number.parseFloat(maxWidth)).toBeLessThanOrEqual(600 - 2.5 * 24);
  expect(Number.parseFloat(maxWidth)).toBeGreaterThan(500);
  placeReadout(
    line,
    { projection, font: 12 },
    { magnification: 2 },
    "how many friends would come along with you on that day",
  );
  expect(line.style.maxWidth).toBe("300px");
  // The numbers end 1.5 times their size above the lower edge.
  expect(Number.parseFloat(bottom) + Number.parseFloat(fontSize) * Number(lineHeight)).toBeLessThan(1.5 * 24);
});
