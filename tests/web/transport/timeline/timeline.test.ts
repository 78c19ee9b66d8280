// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lazy } from "../../../../web/engine/lazy.js";
import "../../../../web/views/transport/timeline/index.js";
import { byRole, clear, key, show } from "../../mounted.js";
import { Bench, stateOf } from "../../state/engine.js";

let bench: Bench;
beforeEach(() => {
  bench = new Bench();
});
afterEach(() => {
  clear();
  bench.session.dispose();
});

/** What the next frame shows. */
async function nextFrame(): Promise<void> {
  bench.untilStill();
  await show(html`<pp-timeline .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-timeline>`);
}

const slider = () => byRole("slider", "Visit");
const value = (what: "min" | "max" | "now") => Number(slider().getAttribute(`aria-value${what}`));

describe("the timeline of a run that has begun", () => {
  beforeEach(async () => {
    bench.do({ type: "seek", visit: 7 });
    await nextFrame();
  });

  test("is a slider that says in words where it stands", () => {
    expect([value("min"), value("now"), value("max")]).toEqual([0, 7, 10]);
    expect(slider().getAttribute("aria-valuetext")).toBe("visit 7 of 10, in epoch 2, 4 updates");
  });

  test.each([
    ["ArrowLeft", 6],
    ["ArrowRight", 8],
    ["PageUp", 10],
    ["PageDown", 5],
    ["Home", 0],
  ])("%s leads to visit %i", async (name, visit) => {
    expect(await key(slider(), name)).toBe(true);
    await nextFrame();
    expect(value("now")).toBe(visit);
  });

  test("goes two visits for two presses between two frames", async () => {
    await key(slider(), "ArrowRight");
    await key(slider(), "ArrowRight");
    await nextFrame();
    expect(value("now")).toBe(9);
  });

  test("goes on from what a frame shows, not from where a key once led", async () => {
    await key(slider(), "ArrowRight");
    bench.do({ type: "seek", visit: 3 });
    await nextFrame();
    await key(slider(), "ArrowRight");
    await nextFrame();
    expect(value("now")).toBe(4);
  });

  test("goes on from where a run is once what was wanted before has had its turn", async () => {
    let arrive: (module: object) => void = () => {};
    const code = lazy(() => new Promise<object>((resolve) => (arrive = resolve)));
    bench.dispatch.inTurn(() => bench.do({ type: "seek", visit: 3 }), code);
    expect(await key(slider(), "ArrowRight")).toBe(true);
    arrive({});
    await bench.session.settled();
    await nextFrame();
    expect(value("now")).toBe(4);
  });

  test("goes by updates with Shift", async () => {
    await key(slider(), "ArrowRight", { shiftKey: true });
    await key(slider(), "ArrowLeft", { shiftKey: true });
    expect(bench.sent).toEqual([{ type: "next-update" }, { type: "back-update" }]);
  });

  test("asks for nothing where it stands already, and leaves other keys alone", async () => {
    await key(slider(), "Home");
    await key(slider(), "Home");
    expect(bench.sent).toEqual([{ type: "seek", visit: 0 }]);
    expect(await key(slider(), "x")).toBe(false);
    expect(await key(slider(), "ArrowRight", { ctrlKey: true })).toBe(false);
  });
});

test("a run that has ended goes no further than its end", async () => {
  bench.do({ type: "finish" });
  await nextFrame();
  expect([value("now"), value("max")]).toEqual([1150, 1150]);
  await key(slider(), "ArrowRight");
  await key(slider(), "End");
  expect(bench.sent).toEqual([]);
});

test("without examples it is there, and disabled", async () => {
  bench.session.dispose();
  bench = new Bench(stateOf([]));
  await nextFrame();
  expect(slider().getAttribute("aria-disabled")).toBe("true");
  expect(await key(slider(), "ArrowRight")).toBe(false);
  expect(bench.sent).toEqual([]);
});
