// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SessionLifecycle } from "../../../web/element/session-lifecycle.js";
import { PlaygroundError } from "../../../web/engine/errors.js";
import { patience } from "../../../web/engine/lazy.js";
import { builtIn } from "../../../web/state/course/lessons/course.js";
import type { Session } from "../../../web/state/session/session.js";
import { begun, begunSession, endLives } from "./lives.js";

endLives();
afterEach(() => void vi.restoreAllMocks());

/** What a page does that is told of the session as soon as there is one, before all is read. */
function atOnce(life: SessionLifecycle, act: () => void): void {
  let session: Session | null = null;
  Object.defineProperty(life, "session", {
    configurable: true,
    get: () => session,
    set: (begun: Session | null) => {
      session = begun;
      if (begun) queueMicrotask(act);
    },
  });
}

const dataOf = ({ state: { data } }: Session): string => (data.kind === "preset" ? data.name : data.kind);
const preset = (name: string) => ({ v: 1, data: { kind: "preset", name } });

it("a state that is set while the first is still to be read comes after that", async () => {
  const life = begun();
  life.state = preset("and");
  atOnce(life, () => {
    life.state = preset("xor");
  });
  expect(dataOf(await begunSession(life))).toBe("xor");
});

it("so does an attribute, which leaves the rest of that state as it is", async () => {
  const life = begun({ bias: "false" });
  life.state = preset("xor");
  atOnce(life, () => life.attributeChanged("bias"));
  const session = await begunSession(life);
  expect([dataOf(session), session.state.bias]).toEqual(["xor", false]);
});

it("a state that is set while a lesson is on its way stays", async () => {
  const life = begun({ lesson: "4.1" });
  const { code } = builtIn.lessons[3] ?? {};
  if (!code) throw new Error("There is a fourth lesson.");
  const { load } = code;
  let asked = false;
  vi.spyOn(code, "load").mockImplementation(() => {
    if (!asked) life.state = preset("xor");
    asked = true;
    return load();
  });
  const session = await begunSession(life);
  expect(asked).toBe(true);
  expect([dataOf(session), session.state.ui.lesson]).toEqual(["xor", null]);
});

describe("an engine", () => {
  const early = () => import("../../../web/engine/start/early.js");
  afterEach(() => void vi.useRealTimers());

  it("that could not start is said, and started again", async () => {
    const life = begun();
    const lost = new PlaygroundError("load-failed", "wasm", "The WebAssembly could not be loaded.");
    const taken = vi.spyOn(await early(), "takeEngine").mockRejectedValueOnce(lost);
    await expect(life.usable).rejects.toBe(lost);
    expect(life.failure).toBe(lost);
    life.tryAgain();
    expect(life.failure).toBeNull();
    expect(dataOf(await begunSession(life))).toBe("blobs");
    expect(taken).toHaveBeenCalledTimes(2);
  });

  it("that could not start takes no progress, and leaves no rejection behind", async () => {
    const lost = new PlaygroundError("load-failed", "wasm", "The WebAssembly could not be loaded.");
    vi.spyOn(await early(), "takeEngine").mockRejectedValueOnce(lost);
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    const life = begun();
    const take = vi.fn();
    life.mark(take);
    await expect(life.ready).rejects.toBe(lost);
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    life.tryAgain();
    await begunSession(life);
    await expect(life.ready).resolves.toBeUndefined();
  });

  it("that takes long to start is said to be slow, until it has", async () => {
    const engine = await (await early()).takeEngine();
    vi.useFakeTimers();
    let come = (_: typeof engine): void => {};
    vi.spyOn(await early(), "takeEngine").mockReturnValueOnce(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    const life = begun();
    const usable = life.usable;
    await vi.advanceTimersByTimeAsync(patience);
    expect(life.slow).toBe(true);
    come(engine);
    await usable;
    expect(life.slow).toBe(false);
    vi.useRealTimers();
  });
});
