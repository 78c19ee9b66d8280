import { afterEach, expect } from "vitest";
import type { Run, RunSpec } from "../../web/engine/index.js";
import { rows } from "../rows.js";
import { loadEngine, PlaygroundError } from "./built-engine.js";

export const engine = await loadEngine();

/** The worked example of CS 188: 5 examples, converges after 230 epochs from zero. */
export const cs188: RunSpec = {
  X: rows("1 1; 3 2; 2 4; 3 4; 2 3"),
  y: [-1, 1, 1, 1, -1],
};

/** Freed after each test, which then checks that nothing else was left open. */
const runs: Run[] = [];
export function open(spec: RunSpec = cs188): Run {
  const run = engine.createRun(spec);
  runs.push(run);
  return run;
}

afterEach(() => {
  for (const run of runs.splice(0)) run.dispose();
  expect(engine.openRuns).toBe(0);
});

export function errorOf(action: () => unknown): InstanceType<typeof PlaygroundError> {
  try {
    action();
  } catch (error) {
    if (error instanceof PlaygroundError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}
