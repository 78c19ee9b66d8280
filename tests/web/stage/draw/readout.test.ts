// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { placeReadout } from "../../../../web/views/stage/draw/readout.js";

test("the readout stays within the plot, however it is magnified", () => {
  const line = document.createElement("p");
  const size = { width: 360, height: 200, deviceWidth: 720, deviceHeight: 400, ratio: 2, magnification: 2 };
  placeReadout(line, { x: 30, y: 10, width: 300, height: 150 }, size);
  const { left, bottom, maxWidth } = line.style;
  expect([left, bottom, maxWidth]).toEqual(["68px", "88px", "584px"]);
});
