// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { project } from "../../../../web/views/shared/canvas/projection.js";
import { placeReadout } from "../../../../web/views/stage/draw/readout.js";

test("the readout is as wide as the plot at most, and below its numbers, however it is magnified", () => {
  const line = document.createElement("p");
  const projection = project({ x: [0, 1], y: [0, 1] }, { x: 30, y: 10, width: 300, height: 150 });
  placeReadout(line, { projection, font: 12 }, { magnification: 2 });
  const { left, bottom, maxWidth, fontSize, lineHeight } = line.style;
  expect([left, maxWidth, fontSize]).toEqual(["60px", "600px", "24px"]);
  // The numbers end 1.5 times their size above the lower edge.
  expect(Number.parseFloat(bottom) + Number.parseFloat(fontSize) * Number(lineHeight)).toBeLessThan(1.5 * 24);
});
