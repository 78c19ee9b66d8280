import { expect, it } from "vitest";
import type { Glue } from "#glue";
import { WasmRun } from "../../../web/engine/run.js";

type Encoded = ConstructorParameters<typeof WasmRun>[2];

/** What a run says of a maximum margin that the core answers with these numbers: the verdict, the reason, the weights, … */
function said(...numbers: readonly number[]) {
  const glue = { maximumMargin: () => Float64Array.from(numbers) } as unknown as Glue;
  const encoded = { n: 2, d: 2, maxEpochs: 1, journal: true, features: [], learner: {} } as unknown as Encoded;
  return new WasmRun(glue, 1, encoded).maximumMargin();
}

it("tells a margin from none, and from what is undecided", () => {
  expect(said(1, 0, 2, 0.6, 0.8, -1, 5)).toEqual({ weights: Float64Array.of(0.6, 0.8), bias: -1, margin: 5 });
  expect(said(2, 0, 0, 0, 0)).toBeNull();
  expect(said(0, 1, 0, 0, 0)).toEqual({ undecided: "work-limit" });
  expect(said(0, 2, 0, 0, 0)).toEqual({ undecided: "memory-limit" });
});
