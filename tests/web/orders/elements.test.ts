// @vitest-environment happy-dom
import { render } from "lit";
import { expect, test } from "vitest";
import { render as orders } from "../../../web/views/orders/index.js";
import { dispatchAt, frameWith } from "../frames.js";
import { clear, drawn } from "../mounted.js";

test("the view on the order knows every element that it is made of", async () => {
  const frame = frameWith([[1, 2, 1]]);
  render(orders(frame, dispatchAt(frame)), document.body);
  await drawn();
  const own = [...document.querySelectorAll("*")]
    .map(({ localName }) => localName)
    .filter((name) => name.includes("-"));
  expect(own).toContain("pp-order-strip");
  expect(own.filter((name) => !customElements.get(name))).toEqual([]);
  clear();
});
