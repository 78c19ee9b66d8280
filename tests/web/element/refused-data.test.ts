// @vitest-environment happy-dom
import { IDBFactory } from "fake-indexeddb";
import { deflateSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Playground } from "../../../web/element/playground.js";
import { type MessageTarget, respondTo } from "../../../web/element/respond.js";
import type { SessionLifecycle } from "../../../web/element/session-lifecycle.js";
import { InStep } from "../../../web/notebook/index.js";
import { openMoment } from "../../../web/state/course/lecture/moments.js";
import { Progress } from "../../../web/state/course/lessons/progress.js";
import { Tutor } from "../../../web/state/course/lessons/tutor.js";
import { readOwnCourse } from "../../../web/state/course/own/index.js";
import type { Refusal } from "../../../web/state/document/reading/refusal.js";
import { defaultState } from "../../../web/state/document/settings.js";
import type { DataSource } from "../../../web/state/document/state.js";
import { contentOf, isCollection, readCollection, readContent } from "../../../web/state/io/link/index.js";
import { lettersOf } from "../../../web/state/io/link/token.js";
import type { Session } from "../../../web/state/session/session.js";
import { rows as matrix } from "../../rows.js";
import { packed, packedLabels, StandInModel } from "../notebook/model.js";
import { MemoryStorage } from "../state/course/lessons/memory-storage.js";
import { cs188, engine } from "../state/engine.js";
import { begun, begunSession, endLives } from "./lives.js";

endLives();
beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // A page of its own has been told its language.
  document.documentElement.removeAttribute("lang");
});

const table = (change: object) => ({
  kind: "table",
  columns: ["height", "weight", "member"],
  rows: matrix("1.7 64 1; 1.6 80 -1"),
  label: "member",
  ...change,
});
const points = (...all: unknown[]) => ({ kind: "points", points: [[0, 0, -1], ...all] });
const preset = (change: object) => ({ kind: "preset", name: "moons", ...change });

/** Data that is wrong, each in its way, as JSON has it, and where. */
const wrongs: readonly [field: string, data: unknown][] = [
  ["data", null],
  ["data", []],
  ["data.kind", { kind: "file" }],
  ["data.points", { kind: "points" }],
  ["data.points.1.0", points([null, 1, 1])],
  ["data.points.1.1", points([1, "2", 1])],
  ["data.points.1.2", points([1, 2, 9])],
  ["data.points.1.2", points([1, 2])],
  ["data.points.1.0", points([1e200, 0, 1])],
  [
    "data.rows.1",
    table({
      rows: matrix("1 2 1; 1 2"),
    }),
  ],
  [
    "data.rows.1",
    table({
      rows: [
        [1, 2, 1],
        [null, 2, 1],
      ],
    }),
  ],
  ["data.rows.0", table({ rows: [["1", 2, 1]] })],
  ["data.rows.0", table({ rows: [[1, 2, 0]] })],
  ["data.columns", table({ columns: ["a", "a", "member"] })],
  ["data.columns.0", table({ columns: ["a".repeat(61), "b", "member"] })],
  ["data.columns.1", table({ columns: ["a", "", "member"] })],
  ["data.label", table({ label: "sex" })],
  ["data.label", table({ label: undefined })],
  ["data.name", preset({ name: "nosuch" })],
  ["data.name", preset({ name: undefined })],
  ["data.n", preset({ n: "40" })],
  ["data.n", preset({ n: -4 })],
  ["data.n", preset({ n: 1e9 })],
  ["data.noise", preset({ noise: null })],
  ["data.noise", preset({ noise: 7 })],
  ["data.seed", preset({ seed: "7a" })],
  ["data.seed", preset({ seed: 0.5 })],
  ["data.columns", { kind: "preset", name: "iris", columns: [0, 9] }],
  ["data.species", { kind: "preset", name: "iris", species: "setosa" }],
  ["data.words", { kind: "reviews", words: ["two words"], reviews: [["good", 1]] }],
  ["data.reviews.0.1", { kind: "reviews", words: ["good"], reviews: [["good", 0]] }],
];

/** The same of parameters. */
const wrongParameters: readonly [field: string, parameters: string][] = [
  ["data.name", "data=nosuch"],
  ["data.name", "data="],
  ["data.name", "data=nosuch&learner=averaged&visit=3"],
  ["data.n", "data=moons&n=forty"],
  ["data.n", "data=moons&n=1e9"],
  ["data.n", "n=-1"],
  ["data.noise", "data=moons&noise=loud"],
  ["data.noise", "data=moons&noise=7"],
  ["data.seed", "data=moons&seed=7a"],
  ["data.columns", "data=iris&columns=0,9"],
  ["data.columns", "data=iris&columns=petal"],
  ["data.species", "data=iris&species=1"],
];

const drawn: DataSource = { kind: "points", points: cs188 };
const none: DataSource = { kind: "points", points: [] };
const ofMoons: DataSource = { kind: "preset", name: "moons", n: 50 };

/** What of a state with such data is shown, and said on the page. */
interface Shown {
  readonly data: DataSource;
  readonly refusals: readonly Refusal[];
  readonly notices: number;
}

async function shown(life: SessionLifecycle): Promise<Shown> {
  const session = await begunSession(life);
  const { notices } = session.frame();
  return { data: session.state.data, refusals: session.takeRefusals(), notices: notices.length };
}

function expectRefused({ data, refusals, notices }: Shown, field: string, instead: DataSource = none): void {
  expect(refusals.map((one) => one.field).join(" ")).toContain(field);
  for (const { message } of refusals) expect(message).toMatch(/\S[.?]$/);
  expect(notices).toBeGreaterThan(0);
  expect(data).toEqual(instead);
}

/** A page whose address says so. */
function addressed(search: string, hash = "", state: unknown = null): SessionLifecycle {
  vi.stubGlobal("location", { search, hash, href: `https://example.org/${search}${hash}` });
  vi.stubGlobal("history", { state });
  return begun({ "from-url": "" });
}

const attributesOf = (parameters: string) => Object.fromEntries(new URLSearchParams(parameters));
const tokenOf = (state: object) => `#v1.${lettersOf(deflateSync(new TextEncoder().encode(JSON.stringify(state))))}`;

/** A page with data that its reader has, and a session for it. */
async function running(data: DataSource | null): Promise<{ life: SessionLifecycle; session: Session }> {
  const life = begun();
  if (data) life.state = { v: 1, data };
  return { life, session: await begunSession(life) };
}

/** As messages and notebooks reach a playground. */
function targetOf(life: SessionLifecycle): MessageTarget & Playground {
  const element = document.createElement("div");
  const tell = ({ session }: SessionLifecycle): void => {
    for (const detail of session?.takeRefusals() ?? []) element.dispatchEvent(new CustomEvent("pp-error", { detail }));
  };
  return Object.defineProperties(element, {
    ready: { get: () => begunSession(life).then(() => tell(life)) },
    state: {
      get: () => life.session?.state ?? defaultState,
      set: (value: unknown) => {
        life.state = value;
      },
    },
    snapshot: { value: () => null },
    seek: { value: async () => {} },
  }) as unknown as MessageTarget & Playground;
}

describe("data that is refused is named, and no other is shown for it", () => {
  it.each(wrongParameters)("by attributes: %s of %s", async (field, parameters) => {
    expectRefused(await shown(begun(attributesOf(parameters))), field);
  });

  it.each(wrongParameters)("by a readable link: %s of %s", async (field, parameters) => {
    expectRefused(await shown(addressed(`?${parameters}`)), field);
  });

  it.each(wrongParameters)("by an attribute that changes later: %s of %s", async (field, parameters) => {
    for (const [before, instead] of [
      [ofMoons, ofMoons],
      [null, none],
    ] as const) {
      const { life } = await running(before);
      const [host] = [...document.querySelectorAll("div")].slice(-1);
      for (const [name, value] of new URLSearchParams(parameters)) {
        if (!["data", "n", "noise", "seed", "columns", "species"].includes(name)) continue;
        host?.setAttribute(name, value);
        life.attributeChanged(name as "data");
      }
      // What of several was right is taken before it: the preset itself.
      const { data, refusals, notices } = await shown(life);
      expect(refusals.map((one) => one.field).join(" ")).toContain(field);
      expect(notices).toBeGreaterThan(0);
      const own = new URLSearchParams(parameters).get("data");
      const asked = own === "moons" || own === "iris" ? [{ kind: "preset", name: own }] : [];
      expect([instead, ...asked]).toContainEqual(data);
    }
  });

  it.each(wrongs)("by the property, at the start: %s of %j", async (field, data) => {
    const life = begun();
    life.state = { v: 1, data, bias: false };
    expectRefused(await shown(life), field);
    expect(life.session?.state.bias).toBe(false);
  });

  it.each(wrongs)("by the property, on a page with data: %s of %j", async (field, data) => {
    for (const [before, instead] of [
      [drawn, drawn],
      [ofMoons, ofMoons],
      [null, none],
    ] as const) {
      const { life } = await running(before);
      life.state = { v: 1, data };
      expectRefused(await shown(life), field, instead);
    }
  });

  it.each(wrongs)("by a message: %s of %j", async (field, data) => {
    for (const [before, instead] of [
      [drawn, drawn],
      [null, none],
    ] as const) {
      const { life } = await running(before);
      const ask = { ns: "perceptron-playground", v: 1, type: "setState", id: 1, state: { data } };
      const answer = (await respondTo(targetOf(life), ask)) as unknown as { refusals: Refusal[]; state: object };
      const { notices } = await shown(life);
      expect(answer).toMatchObject({ type: "state", state: { data: instead } });
      expectRefused({ data: instead, refusals: answer.refusals, notices }, field, instead);
    }
  });

  it.each(wrongs)("by a whole link: %s of %j", async (field, data) => {
    expectRefused(await shown(addressed("", tokenOf({ data, visit: 2 }))), field);
  });

  it.each(["", "AAAA", "q1Zy", tokenOf({ data: drawn }).slice(4, -5), "!"])(
    "by a link that is damaged: #v1.%s",
    async (letters) => {
      expectRefused(await shown(addressed("", `#v1.${letters}`)), "link");
    },
  );

  it("by a link of a newer page", async () => {
    expectRefused(await shown(addressed("", tokenOf({}).replace("v1", "v9"))), "link");
  });

  it.each(wrongs)("by a file, which is not opened: %s of %j", async (field, data) => {
    const content = await contentOf(JSON.stringify({ v: 1, data, visit: 3 }), async () => {});
    const present = { ...defaultState, data: drawn, visit: 5 };
    const { state, refusals } = readContent(content, present);
    // What only the engine knows of a preset is said once it is opened.
    if (refusals.length > 0 || !isOfEngine(data)) {
      expect(refusals.map((one) => one.field).join(" ")).toContain(field);
      expect(state).toBe(present);
    }
  });

  it.each(wrongs)("by a file of experiments: %s of %j", async (field, data) => {
    const json = { kind: "perceptron-playground-experiments", v: 1, experiments: [{ state: { data } }] };
    expect(isCollection(json)).toBe(true);
    const { experiments, refusals } = readCollection(json);
    if (isOfEngine(data)) return;
    expect(experiments).toEqual([]);
    expect(refusals.map((one) => one.field).join(" ")).toContain(`experiments.0.state.${field}`);
  });

  it.each(wrongs)("by a step of a course, which is not opened: %s of %j", async (field, data) => {
    const course = JSON.stringify({ title: "Mine", steps: [{ title: "a", text: "b", state: { data } }] });
    if (isOfEngine(data)) return;
    const place = "In the course: Step 1, state: ";
    await expect(readOwnCourse(course, { locale: "en", engine })).rejects.toThrow(
      field === "data.name" ? place : place + field,
    );
  });

  it.each(wrongs.filter(([, data]) => isOfEngine(data)))("by a step, by the engine: %s of %j", async (field, data) => {
    const { session } = await running(drawn);
    const tutor = new Tutor(dispatchOf(session), new Progress(() => new MemoryStorage()));
    const steps = [{ title: "a", text: "b", state: { data } }];
    await tutor.openFile(new Blob([JSON.stringify({ title: "Mine", steps })]));
    const { failure } = tutor;
    expect(failure?.code === "refused" && failure.error.message).toContain(`In the course: Step 1, state: ${field}`);
    expect(session.state.data).toEqual(drawn);
  });

  it.each(wrongParameters)("by a link in a lesson: %s of %s", async (field, parameters) => {
    const { life, session } = await running(drawn);
    const tutor = new Tutor(dispatchOf(session), new Progress(() => new MemoryStorage()));
    await tutor.show(`?${parameters}`);
    expectRefused(await shown(life), field, drawn);
  });

  it.each(wrongs)("by a moment of a lecture, which is not shown: %s of %j", async (field, data) => {
    const { life, session } = await running(null);
    const state = tokenOf({ data, visit: 2, bias: false }).slice(1);
    life.state = { v: 1, data: drawn, ui: { moments: [{ name: "One", state }] } };
    await openMoment(dispatchOf(session), 0);
    expectRefused(await shown(life), field, drawn);
    if (!isOfEngine(data)) expect(session.state).toMatchObject({ bias: true, ui: { present: false } });
  });

  it.each(wrongs)("by what the browser kept of the page: %s of %j", async (field, data) => {
    const life = addressed("", "", { "perceptron-playground": { load: 1, number: 0, kept: "a.1.0" } });
    vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify({ id: "a.1.0", state: { visit: 2, data } }) });
    expectRefused(await shown(life), field);
  });

  it("by what the browser kept without its examples, or no longer keeps", async () => {
    const mark = { "perceptron-playground": { load: 1, number: 0, kept: "a.1.0" } };
    expectRefused(await shown(addressed("", "", mark)), "kept");
    await store("entries", "a.1.0", { at: 1, bytes: 9, state: { visit: 2 } });
    expectRefused(await shown(addressed("", "", mark)), "data");
  });
});

/** Whether only the engine knows that it is wrong: the range of an option of a preset. */
function isOfEngine(data: unknown): boolean {
  const { n, noise, columns } = Object(data) as { n?: unknown; noise?: unknown; columns?: unknown };
  return n === 1e9 || noise === 7 || String(columns) === "0,9";
}

/** What a lesson acts with. */
function dispatchOf(session: Session): ConstructorParameters<typeof Tutor>[0] {
  return Object.assign(session.dispatch, {
    now: () => session.frame(),
    inTurn: session.inTurn,
    lives: () => () => !session.ended,
  }) as ConstructorParameters<typeof Tutor>[0];
}

async function store(name: string, id: string, value: unknown): Promise<void> {
  const open = indexedDB.open("perceptron-playground");
  await new Promise((resolve) => {
    open.onsuccess = resolve;
  });
  const transaction = open.result.transaction([name], "readwrite");
  transaction.objectStore(name).put(value, id);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
}

it("nothing is shown for a state that cannot be read because the code for it is lost", async () => {
  const life = begun({ data: "xor" });
  vi.spyOn(life.external, "load").mockRejectedValue(new Error("lost"));
  vi.spyOn(life.external, "loaded", "get").mockReturnValue(false);
  const { data, refusals, notices } = await shown(life);
  expect([data, new Set(refusals.map(({ code }) => code)), notices]).toEqual([none, new Set(["load-failed"]), 1]);
});

describe("a notebook", () => {
  const X = packed(matrix("0 0; 1 1"));
  const y = packedLabels([-1, 1]);

  async function showOf(traits: Record<string, unknown>) {
    const life = begun();
    const model = new StandInModel({ state: {}, visit: 0, ...traits });
    const view = new InStep(targetOf(life), model as never);
    const told = async () => {
      const result = await shown(life);
      return result;
    };
    return { life, model, view, told };
  }

  it.each<[string, string, Record<string, unknown>]>([
    ["labels that are too few", "data.rows.1", { X, y: packedLabels([1]) }],
    ["labels that are too many", "data.rows.2", { X, y: packedLabels([1, -1, 1]) }],
    ["no labels", "data.rows.0", { X, y: null }],
    ["labels alone", "data", { X: null, y }],
    ["fewer bytes than rows", "data.rows.1", { X: { ...X, shape: [2, 3] }, y }],
    ["a name twice", "data.columns", { X, y, feature_names: ["a", "a"] }],
    ["a long name", "data.columns.1", { X, y, feature_names: ["a", "b".repeat(61)] }],
    ["a name too few", "data.rows.0", { X, y, feature_names: ["a"] }],
    ["a name too many", "data.rows.0", { X, y, feature_names: ["a", "b", "c"] }],
    [
      "NaN",
      "data.rows.1",
      {
        X: packed([
          [0, 0],
          [Number.NaN, 1],
        ]),
        y,
      },
    ],
    ["a label that is none", "data.rows.1", { X, y: packedLabels([1, 7]) }],
    ["no feature", "data.columns", { X: packed([[], []]), y }],
    ["a state of its own that is wrong", "data.name", { X, y, state: { data: preset({ name: "nosuch" }) } }],
  ])("with %s: %s", async (_, field, traits) => {
    const { view, told } = await showOf(traits);
    expectRefused(await told(), field);
    view.end();
  });

  it("keeps what it shows where the next is refused, says so, and shows what comes after", async () => {
    const { life, model, view, told } = await showOf({ X, y });
    expect((await told()).data).toMatchObject({
      rows: matrix("0 0 -1; 1 1 1"),
    });
    model.fromKernel({ y: packedLabels([-1, 1, 1]) });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { data, refusals } = await told();
    expect([data.kind, refusals.map(({ field }) => field)]).toEqual(["table", ["data.rows.2"]]);
    model.fromKernel({
      X: packed(matrix("0 0; 1 1; 2 2")),
    });
    expect((await told()).data).toMatchObject({
      rows: matrix("0 0 -1; 1 1 1; 2 2 1"),
    });
    expect(life.session?.takeRefusals()).toEqual([]);
    view.end();
  });

  it("says nothing of arrays that come one after the other", async () => {
    const { model, view, told } = await showOf({ X, y });
    await told();
    model.fromKernel({
      X: packed(matrix("0 0; 1 1; 2 2")),
    });
    model.fromKernel({ y: packedLabels([-1, 1, 1]) });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { data, refusals } = await told();
    expect(["rows" in data && data.rows.length, refusals]).toEqual([3, []]);
    view.end();
  });
});
