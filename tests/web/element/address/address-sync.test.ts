import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AddressSync } from "../../../../web/element/address/address-sync.js";
import { savedIdIn } from "../../../../web/element/entry-mark.js";
import { problemOf } from "../../../../web/state/document/problem.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import type { PlaygroundState, Point } from "../../../../web/state/document/state.js";
import * as link from "../../../../web/state/io/link/index.js";
import * as parameters from "../../../../web/state/io/parameters/index.js";
import type { Intent } from "../../../../web/state/runs/intent.js";
import { sampled } from "../../sampled.js";
import { Bench, cs188, stateOf } from "../../state/engine.js";
import { FakeBrowser, PopState } from "./fake-browser.js";

const site = "https://example.org/";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class FakeHost extends EventTarget {
  readonly attributes = new Set(["from-url"]);
  controller: { hostDisconnected(): void } | null = null;
  hasAttribute = (name: string): boolean => this.attributes.has(name);
  getAttribute = (): null => null;
  addController(controller: { hostConnected(): void; hostDisconnected(): void }): void {
    this.controller = controller;
    controller.hostConnected();
  }
}

/** A page whose address follows a session from its first change on. */
class FollowedPage {
  readonly browser: FakeBrowser;
  readonly host = new FakeHost();
  readonly bench: Bench;
  #sync: AddressSync | null = null;

  constructor(state: PlaygroundState = defaultState, { framed = false, href = site } = {}) {
    this.browser = new FakeBrowser(href);
    this.bench = new Bench(state);
    const { history, location } = this.browser;
    const window = Object.assign(this.browser, { parent: framed ? null : this.browser });
    for (const [name, value] of Object.entries({ history, location, window, PopStateEvent: PopState })) {
      vi.stubGlobal(name, value);
    }
  }

  /** Does it, and paints: the page around is told, and it is waited until the address has followed. */
  do(...intents: readonly Intent[]): this {
    for (const intent of intents) {
      this.bench.do(intent);
      this.paint();
    }
    if (intents.length === 0) this.paint();
    vi.advanceTimersByTime(400);
    return this;
  }

  go(delta: number): this {
    this.browser.go(delta);
    this.paint();
    vi.advanceTimersByTime(400);
    return this;
  }

  goToHash(hash: string): this {
    this.browser.goToHash(hash);
    this.paint();
    vi.advanceTimersByTime(400);
    return this;
  }

  /** What the address says after the site's. */
  get address(): string {
    return this.browser.href.slice(site.length);
  }

  get state(): PlaygroundState {
    return this.bench.session.state;
  }

  close(): void {
    this.host.controller?.hostDisconnected();
    this.bench.session.dispose();
  }

  paint(event: Event = new Event("pp-state")): void {
    const read = (present: PlaygroundState) => {
      const query = new URL(this.browser.href).searchParams;
      const given = { get: (name: string) => query.get(name), names: [...query.keys()] };
      const { hash } = this.browser.location;
      return hash ? link.readAddress(hash, given, present, parameters) : parameters.readParameters(given, present);
    };
    const readers = { load: async () => {}, read };
    const host = this.host as unknown as ConstructorParameters<typeof AddressSync>[0];
    if (this.#sync) this.host.dispatchEvent(event);
    this.#sync ??= new AddressSync(host, this.bench.session, { link, parameters }, readers, event);
  }
}

function withPage(act: (page: FollowedPage) => void, ...given: ConstructorParameters<typeof FollowedPage>): void {
  const page = new FollowedPage(...given);
  try {
    act(page);
  } finally {
    page.close();
  }
}

const step: Intent = { type: "step" };
const bias = (is: boolean): Intent => ({ type: "configure", bias: is });
const add = (x: number, stroke?: number): Intent => ({
  type: "add-points",
  points: [[x, 0, 1]],
  ...(stroke !== undefined && { stroke }),
});

describe("the address", () => {
  it("follows visits and what is shown in the entry there is, and edits in new ones", () => {
    withPage((page) => {
      page.do(step);
      expect([page.address, page.browser.length]).toEqual(["?visit=1", 1]);
      page.do({ type: "set-ui", ui: { theme: "dark" } });
      expect([page.address, page.browser.length]).toEqual(["?visit=1&theme=dark", 1]);
      page.do(bias(false));
      expect([page.address, page.browser.length]).toEqual(["?bias=false&theme=dark", 2]);
      page.do(step, step, { type: "undo" });
      expect([page.address, page.browser.length]).toEqual(["?visit=1&theme=dark", 3]);
    });
  });

  it("has one entry a stroke", () => {
    withPage((page) => {
      page.do(add(1, 7), add(2, 7), add(3, 7), add(4, 8));
      expect(page.browser.length).toBe(3);
      page.go(-1);
      expect(page.bench.points.slice(-3).map(([x]) => x)).toEqual([1, 2, 3]);
    });
  });

  it("is left alone while playing, and then says where that has led", () => {
    withPage((page) => {
      page.do({ type: "set-ui", ui: { pace: "steady" } }).do({ type: "play" });
      const { writes } = page.browser;
      for (let k = 0; k < 20; k++) {
        page.bench.now += 1000;
        page.bench.session.tick();
        page.do();
      }
      expect([page.address, page.browser.writes]).toEqual(["?pace=steady", writes]);
      page.do({ type: "pause" });
      expect(page.address).toBe(`?visit=${page.state.visit}&pace=steady`);
      expect(page.state.visit).toBeGreaterThan(10);
    });
  });

  it("in a frame leaves going back to the page around", () => {
    withPage(
      (page) => {
        page.do(bias(false), step, bias(true), bias(false));
        expect([page.address, page.browser.length]).toEqual(["?bias=false", 1]);
      },
      defaultState,
      { framed: true },
    );
  });

  it("may be refused: then it stays, and nothing is thrown", () => {
    withPage((page) => {
      page.browser.refuses = true;
      page.do(step, bias(false), step, { type: "undo" });
      expect([page.address, page.browser.length]).toEqual(["", 1]);
      expect(page.browser.writes).toBeGreaterThan(1);
    });
  });

  it("says nothing where no link can say it, and going back still leads there", () => {
    const points = Array.from({ length: 1000 }, (_, k) => [Math.sin(k), Math.cos(k * k), 1] as const);
    withPage((page) => {
      page.do(step, { type: "replace", state: stateOf(points) }, bias(false));
      expect(page.address).toBe("");
      page.go(-1).do(step).go(1);
      expect([page.bench.points.length, page.state.bias]).toEqual([1000, false]);
    });
  });

  it("is a token where attributes say something, and keeps what is not the playground's", () => {
    withPage(
      (page) => {
        page.host.attributes.add("data");
        page.do(step);
        expect(page.address).toMatch(/^\?unit=7#v1\./);
      },
      defaultState,
      { href: `${site}?unit=7` },
    );
  });

  it("is nobody's once the playground is gone", () => {
    withPage((page) => {
      page.do(step);
      page.host.controller?.hostDisconnected();
      page.do(step, bias(false));
      expect([page.address, page.browser.length]).toEqual(["?visit=1", 1]);
    });
  });
});

describe("going back and forward", () => {
  it("undoes and redoes, to the visit at which it was left", () => {
    withPage((page) => {
      page.do(bias(false), step, step, bias(true), step);
      page.go(-1);
      expect([page.state.bias, page.state.visit, page.bench.frame.canRedo]).toEqual([false, 2, true]);
      page.go(1);
      expect([page.state.bias, page.state.visit, page.bench.frame.canRedo]).toEqual([true, 1, false]);
    });
  });

  it("leads also to what undo does not, as a change that can be undone", () => {
    withPage((page) => {
      page.do(bias(false), { type: "undo" }, { type: "set-scaling", scaling: "min-max" });
      page.go(-2);
      expect([page.state.bias, page.state.scaling]).toEqual([false, "none"]);
      page.do({ type: "undo" });
      expect([page.state.bias, page.state.scaling]).toEqual([true, "min-max"]);
    });
  });

  it("opens a token that is pasted, leaving the tool in hand; other places of the page change nothing", () => {
    withPage((page) => {
      page.do({ type: "set-ui", ui: { tool: "erase" } }, step);
      page.goToHash(`#${link.tokenOf(stateOf(cs188, { visit: 3 }))}`);
      page.bench.untilStill();
      expect([page.bench.points, page.state.visit, page.state.ui.tool]).toEqual([cs188, 3, "erase"]);
      expect(page.address).toMatch(/^#v1\./);
      page.goToHash("#part");
      expect(page.bench.points).toEqual(cs188);
      page.goToHash("#v1.damaged");
      expect(page.bench.notices).toEqual([expect.stringContaining("link is damaged")]);
      expect(page.bench.points).toEqual(cs188);
    });
  });

  it("hears of a token that it was loaded for", () => {
    withPage((page) => {
      page.browser.goToHash(`#${link.tokenOf(stateOf(cs188))}`);
      page.paint(Object.assign(new PopState("popstate"), { state: null }));
      expect(page.bench.points).toEqual(cs188);
    });
  });

  const act: fc.Arbitrary<Intent | number> = fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.nat(5).map((x) => add(x)),
    fc.tuple(fc.nat(5), fc.nat(2)).map(([x, stroke]) => add(x, stroke)),
    fc.boolean().map(bias),
    fc.nat(20).map((visit): Intent => ({ type: "seek", visit })),
    fc.constantFrom<Intent>(step, { type: "undo" }, { type: "redo" }, { type: "clear" }),
    fc.boolean().map((shading): Intent => ({ type: "set-ui", ui: { shading } })),
  );

  it("leads to what was there, and the address always opens what is shown", () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 30 }), (acts) =>
        withPage((page) => {
          /** What was shown last at each entry, by its address: each state has its own. */
          const seen = new Map<string, unknown>();
          for (const what of acts) {
            if (typeof what === "number") {
              page.go(what);
              const before = seen.get(page.address);
              if (before) expect(problemOf(page.state)).toEqual(before);
            } else page.do(what);
            page.bench.untilStill();
            page.do();
            seen.set(page.address, problemOf(page.state));
            const { hash, search } = page.browser.location;
            const query = new URLSearchParams(search);
            const given = { get: (name: string) => query.get(name), names: [...query.keys()] };
            const opened = hash
              ? link.readAddress(hash, given, defaultState, parameters)
              : parameters.readParameters(given, defaultState);
            expect(link.asOwn(opened, page.state)).toEqual({ state: page.state, refusals: [] });
          }
        }),
      ),
      { numRuns: sampled(80, 4) },
    );
  }, 60_000);
});

describe("what no link can say", () => {
  const points = (count: number): Point[] => Array.from({ length: count }, (_, k) => [k / 7, k / 3, k % 2 ? 1 : -1]);
  const showing = (count: number): Intent => ({ type: "replace", state: stateOf(points(count)) });

  /** Waits for what loads when something is to be kept. */
  const settled = async (page: FollowedPage): Promise<void> => {
    await vi.dynamicImportSettled();
    await vi.waitFor(() => page.bench.session.frame());
    await vi.advanceTimersByTimeAsync(6000);
    page.paint();
    await vi.advanceTimersByTimeAsync(6000);
  };

  it("is kept under the id of its entry, at an address that says nothing", async () => {
    vi.stubGlobal("indexedDB", new IDBFactory());
    const page = new FollowedPage(cs188State);
    page.do(showing(5000));
    await settled(page);
    const id = savedIdIn(page.browser.history.state);
    expect([page.address, id]).toEqual(["", expect.stringMatching(/^\w+\.\w+\.1$/)]);
    page.do(showing(5001));
    expect(savedIdIn(page.browser.history.state)).toMatch(/\.2$/);
    page.do(showing(3));
    expect([page.address.slice(0, 4), savedIdIn(page.browser.history.state)]).toEqual(["#v1.", undefined]);
    page.close();
  });

  it("and is not kept, is told once, with a way out", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const page = new FollowedPage(cs188State);
    page.do(showing(5000));
    await settled(page);
    page.do(showing(5001));
    await settled(page);
    const told = page.bench.session.takeRefusals().filter(({ field }) => field === "kept");
    expect(told).toMatchObject([{ code: "not-kept", message: expect.stringContaining("Save it as a file") }]);
    expect(savedIdIn(page.browser.history.state)).toBeUndefined();
    page.close();
  });
});

const cs188State = stateOf(cs188);
