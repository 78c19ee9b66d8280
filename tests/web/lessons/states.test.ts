import { expect, it } from "vitest";
import { liftStart } from "../../../web/state/document/limits.js";
import { stepOf } from "./opened.js";

it("a step has its state as the page reads it, with what goes without saying", () => {
  expect(stepOf(2, 5).state).toMatchObject({ ui: { lift: { feature: "bias", ...liftStart } } });
});
