// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { SessionLifecycle } from "../../../web/element/session-lifecycle.js";
import { PlaygroundError } from "../../../web/engine/errors.js";
import { patience } from "../../../web/engine/lazy.js";
import { provideWasm } from "../../../web/engine/locate.js";
import { builtIn } from "../../../web/state/lessons/course.js";
import type { Session } from "../../../web/state/session.js";
import { paths } from "../../../web/tooling/paths.mjs";
import { clear } from "../mounted.js";

type Arguments = ConstructorParameters<typeof SessionLifecycle>;

beforeAll(() => provideWasm(readFileSync(paths.wasm)));

const lives: SessionLifecycle[] = [];
const hosts: HTMLElement[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const host of hosts.splice(0)) host.remove();
  for (const life of lives.splice(0)) {
    life.disconnected();
    await new Promise((resolve) => setTimeout(resolve));
  }
  clear();
});

/** The life of an element that stands in a page, of which nothing is drawn. */
function begun(attributes: Readonly<Record<string, string>> = {}): SessionLifecycle {
  const host = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  Object.assign(host, { renderRoot: host.attachShadow({ mode: "open" }), requestUpdate: () => {} });
  document.body.append(host);
  const scheduler = { invalidate: () => {}, paint: () => {} };
  const life = new SessionLifecycle(host as unknown as Arguments[0], scheduler as unknown as Arguments[1]);
  lives.push(life);
  hosts.push(host);
  return life;
}

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

async function begunSession(life: SessionLifecycle): Promise<Session> {
  const session = await life.usable;
  await session.settled();
  return session;
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
  const early = () => import("../../../web/engine/early.js");
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
