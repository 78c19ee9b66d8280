// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import "../../../web/element/perceptron-playground.js";
import type { Playground } from "../../../web/element/playground.js";
import { provideWasm } from "../../../web/engine/start/locate.js";
import { paths } from "../../../web/tooling/paths.mjs";
import { seeEverything } from "../mounted.js";
import { sampled } from "../sampled.js";

beforeAll(() => provideWasm(readFileSync(paths.wasm)));

/** What has been thrown where nobody hears it. */
const thrown: unknown[] = [];
const hear = (error: unknown): void => void thrown.push(error);
const hearEvent = ({ error, message }: ErrorEvent): void => void thrown.push(error ?? message);

beforeEach(() => {
  thrown.length = 0;
  seeEverything();
  vi.stubGlobal("indexedDB", new IDBFactory());
  process.on("unhandledRejection", hear);
  window.addEventListener("error", hearEvent as EventListener);
  const course = { title: "A course", steps: [{ title: "One", text: "Text.", link: "?data=and" }] };
  vi.stubGlobal("fetch", async () => {
    await wait(10, true);
    return new Response(JSON.stringify(course));
  });
});

afterEach(() => {
  process.off("unhandledRejection", hear);
  window.removeEventListener("error", hearEvent as EventListener);
  vi.unstubAllGlobals();
});

/** What a page around may do with an element, and what a reader may have open in it. */
const acts: readonly ((element: Playground) => unknown)[] = [
  (element) => element.advance({ visits: 30 }),
  (element) => element.seek(12),
  (element) => element.ready,
  (element) => element.setAttribute("learner", "averaged,kernel"),
  (element) => element.setAttribute("data", "moons"),
  (element) => element.setAttribute("lesson", "4.2"),
  (element) => element.setAttribute("course", "course.json"),
  (element) => element.setAttribute("quiz", "mistake.7"),
  (element) => element.setAttribute("drawer", "projection"),
  (element) => element.setAttribute("worksheet", "usual-7"),
  (element) => element.setAttribute("present", "true"),
  (element) => element.setAttribute("lang", "de"),
  (element) => Object.assign(element, { state: { v: 1, data: { kind: "points", points: [[1, 2, 1]] } } }),
  (element) => Object.assign(element, { state: { v: 1, ui: { open: true, share: true, preferences: true } } }),
  (element) => element.shadowRoot?.querySelector<HTMLElement>("[aria-label='Play']")?.click(),
];

/** Waits a while: microtasks, or tasks. */
async function wait(steps: number, tasks: boolean): Promise<void> {
  for (let step = 0; step < steps; step++) await (tasks ? new Promise((resolve) => setTimeout(resolve)) : null);
}

/** Each is removed twice: 200 removals where there is time. */
it("leaves nothing that fails when an element is removed, whatever is on its way in it", async () => {
  const moment = fc.record({ steps: fc.nat(30), tasks: fc.boolean() });
  const some = fc.array(fc.nat(acts.length - 1), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.record({ before: some, begun: moment, after: some, gone: moment, back: fc.boolean() }),
      async ({ before, begun, after, gone, back }) => {
        const element = document.createElement("perceptron-playground");
        const told: Promise<unknown>[] = [];
        const act = (index: number): void => {
          const answer = acts[index]?.(element);
          if (answer instanceof Promise) told.push(answer.catch(hear));
        };
        before.forEach(act);
        document.body.append(element);
        void element.ready.catch(hear);
        await wait(begun.steps, begun.tasks);
        after.forEach(act);
        await wait(gone.steps, gone.tasks);
        element.remove();
        await wait(20, true);
        document.body.append(element);
        if (back) await element.ready;
        await Promise.race([Promise.all(told), wait(20, true)]);
        element.remove();
        await wait(5, true);
        expect(thrown).toEqual([]);
      },
    ),
    { numRuns: sampled(100, 20), seed: 42 },
  );
}, 600_000);
