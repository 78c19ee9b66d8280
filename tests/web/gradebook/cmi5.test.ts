import { afterEach, expect, test, vi } from "vitest";
import { openCmi5 } from "../../../web/gradebook/cmi5.js";
import type { Reported } from "../../../web/gradebook/gradebook.js";

const actor = { objectType: "Agent", account: { homePage: "https://lms.example", name: "ada" } };
const launched = `?${new URLSearchParams({
  endpoint: "https://lrs.example/xapi",
  fetch: "https://lms.example/token",
  actor: JSON.stringify(actor),
  registration: "2f7f3a3e-0000-4000-8000-000000000000",
  activityId: "urn:perceptron-playground:perceptron-1:page",
})}`;

interface Statement {
  readonly id: string;
  readonly timestamp: string;
  readonly actor: unknown;
  readonly verb: { readonly id: string };
  readonly result?: Readonly<Record<string, unknown>>;
  readonly object: { readonly id: string };
  readonly context: {
    readonly registration: string;
    readonly contextActivities: { readonly category: readonly { readonly id: string }[] };
    readonly extensions?: Readonly<Record<string, unknown>>;
  };
}

/** A record store with what it was told, and the documents that it keeps. */
function recordStore({ launchMode = "Normal", masteryScore = 0.75, refuses = 0, returnURL = "" } = {}) {
  const store = { statements: [] as Statement[], documents: new Map<string, string>(), asked: [] as string[], refuses };
  const { documents, asked } = store;
  const launchData = { launchMode, masteryScore, returnURL, contextTemplate: { extensions: { session: "s" } } };
  vi.stubGlobal("fetch", async (address: string, options: RequestInit = {}) => {
    const url = new URL(address);
    const { pathname, searchParams } = url;
    const id = searchParams.get("stateId") ?? searchParams.get("profileId") ?? "";
    asked.push(`${options.method ?? "GET"} ${pathname} ${id}`.trim());
    if (url.host === "lms.example") return Response.json({ "auth-token": "dG9rZW4=" });
    expect(new Headers(options.headers).get("Authorization")).toBe("Basic dG9rZW4=");
    if (pathname.endsWith("/statements")) {
      if (store.refuses > 0) return new Response(null, { status: store.refuses });
      store.statements.push(...[JSON.parse(String(options.body))].flat());
      return new Response(null, { status: 200 });
    }
    if (options.method === "PUT") documents.set(id, String(options.body));
    if (id === "LMS.LaunchData") return Response.json(launchData);
    const kept = documents.get(id);
    return kept === undefined ? new Response(null, { status: 404 }) : new Response(kept);
  });
  return store;
}

afterEach(() => vi.unstubAllGlobals());

/** What `sessionStorage` is in a page, which a reload has again. */
function sessionOfTab(): void {
  const values = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  });
}

/** What the specification says of the statements of a visit (7.1, 9.3, 9.5, 9.6). */
function isConformant(statements: readonly Statement[]): void {
  const verbs = verbsOf(statements);
  expect([verbs[0], verbs.at(-1)]).toEqual(["initialized", "terminated"]);
  const defined = statements.filter(({ context }) =>
    context.contextActivities.category.some(({ id }) => id.endsWith("/cmi5")),
  );
  const said = verbsOf(defined);
  expect(new Set(said).size).toBe(said.length);
  expect(said.filter((verb) => verb === "passed" || verb === "failed").length).toBeLessThanOrEqual(1);
  expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
  for (const { verb, result = {}, actor: of, timestamp, context } of defined) {
    const name = verb.id.split("/").at(-1) ?? "";
    const judges = ["completed", "passed", "failed"].includes(name);
    expect(of).toEqual(actor);
    expect(timestamp).toMatch(/Z$/);
    expect("score" in result).toBe(name === "passed" || name === "failed");
    expect([result["success"], result["completion"]]).toEqual([
      { passed: true, failed: false }[name],
      name === "completed" ? true : undefined,
    ]);
    expect("duration" in result).toBe(judges || name === "terminated");
    expect(context.contextActivities.category.some(({ id }) => id.endsWith("/moveon"))).toBe(judges);
    expect(context.extensions).toMatchObject({ session: "s" });
  }
}

const verbsOf = (statements: readonly Statement[]) => statements.map(({ verb }) => verb.id.split("/").at(-1));
const halfway: Reported = { at: "4.2", score: { raw: 1, max: 4 }, complete: false, success: false, saved: "1;half" };
const done: Reported = { ...halfway, score: { raw: 3, max: 4 }, complete: true, success: true, saved: "1;done" };
/** Lets what is under way come to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test("a visit is said as cmi5 has it: in order, each judgment once, with its context", async () => {
  const store = recordStore();
  const taken = vi.fn();
  const gradebook = await openCmi5(launched, { scored: true, taken });
  expect(gradebook?.saved).toBe(null);
  gradebook?.answered({ id: "4.1.1", kind: "number", right: true, answer: 3, truth: 3 });
  gradebook?.report(halfway);
  gradebook?.report(done);
  gradebook?.report(done);
  gradebook?.leave();
  gradebook?.leave();
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized", "answered", "completed", "passed", "terminated"]);
  const [, answered, , passed] = store.statements;
  expect(answered?.object.id).toBe("urn:perceptron-playground:perceptron-1:page/4.1.1");
  expect(answered?.result).toEqual({ success: true, response: "3" });
  expect(answered?.context.contextActivities.category).toEqual([]);
  expect(passed?.result).toMatchObject({ score: { scaled: 0.75, raw: 3, min: 0, max: 4 }, success: true });
  expect(passed?.context.contextActivities.category.map(({ id }) => id.split("/").at(-1))).toEqual(["cmi5", "moveon"]);
  expect(Object.values(passed?.context.extensions ?? {})).toEqual(["s", 0.75]);
  for (const { context } of store.statements) expect(context.registration).toMatch(/^2f7f3a3e/);
  expect(JSON.parse(store.documents.get("perceptron-playground") ?? "")).toEqual({
    saved: "1;done",
    judged: ["completed", "passed"],
  });
  expect(store.asked.slice(0, 3)).toEqual([
    "POST /token",
    "GET /xapi/activities/state LMS.LaunchData",
    "GET /xapi/agents/profile cmi5LearnerPreferences",
  ]);
  expect(taken).not.toHaveBeenCalledWith(false);
  isConformant(store.statements);
});

test("“passed”, which is said once, waits for the best score: until all is done, or the visit ends", async () => {
  const passed = { ...done, complete: false };
  for (const last of [{ ...done, score: { raw: 4, max: 4 } }, passed]) {
    const store = recordStore();
    const gradebook = await openCmi5(launched, { scored: true, taken: () => {} });
    gradebook?.report(passed);
    await settled();
    expect(verbsOf(store.statements)).toEqual(["initialized"]);
    gradebook?.report(last);
    gradebook?.leave();
    await settled();
    isConformant(store.statements);
    const said = store.statements.find(({ verb }) => verb.id.endsWith("/passed"));
    expect(said?.result).toMatchObject({ score: last.score });
    expect(JSON.parse(store.documents.get("perceptron-playground") ?? "").judged).toContain("passed");
  }
});

test("a page that goes away waits for no answer: all that is left goes in one request", async () => {
  const store = recordStore();
  const gradebook = await openCmi5(launched, { scored: true, taken: () => {} });
  await settled();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, options: RequestInit = {}) => {
    void fetch(address, options);
    return new Promise(() => {});
  });
  gradebook?.answered({ id: "4.1.1", kind: "number", right: true, answer: 3, truth: 3 });
  gradebook?.report(done);
  gradebook?.leave();
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized", "answered", "completed", "passed", "terminated"]);
  isConformant(store.statements);
  expect(JSON.parse(store.documents.get("perceptron-playground") ?? "")).toEqual({
    saved: "1;done",
    judged: ["completed", "passed"],
  });
});

test("a reload ends the visit, which is said, and its work is kept for the next", async () => {
  sessionOfTab();
  const store = recordStore();
  const first = await openCmi5(launched, { scored: true, taken: () => {} });
  first?.report(halfway);
  first?.leave();
  await settled();
  const again = await openCmi5(launched, { scored: true, taken: () => {} });
  expect(again).toMatchObject({ saved: "1;half", isOver: true });
  again?.answered({ id: "4.1.1", kind: "number", right: true, answer: 3, truth: 3 });
  again?.report(done);
  again?.leave();
  await settled();
  expect(store.asked.filter((one) => one.includes("/token"))).toHaveLength(1);
  isConformant(store.statements);
  const kept = store.documents.get("perceptron-playground") ?? "";
  expect(JSON.parse(kept)).toMatchObject({ saved: "1;done", judged: [] });
  // The next visit, with an address of its own for its token, is judged by that.
  const next = await openCmi5(launched.replace("token", "token2"), { scored: true, taken: () => {} });
  expect(next).toMatchObject({ saved: "1;done", isOver: false });
});

test("a visit that could not begin begins after a reload", async () => {
  const store = recordStore();
  sessionOfTab();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, options?: RequestInit) =>
    address.includes("LaunchData") ? Promise.reject(new TypeError("Failed to fetch")) : fetch(address, options),
  );
  await expect(openCmi5(launched, { scored: true, taken: () => {} })).rejects.toThrow();
  vi.stubGlobal("fetch", fetch);
  expect(await openCmi5(launched, { scored: true, taken: () => {} })).toMatchObject({ isOver: false });
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized"]);
});

test("where nothing may be kept for a reload it is said that the visit is over", async () => {
  const store = recordStore();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, options?: RequestInit) =>
    address.includes("/token")
      ? Promise.resolve(Response.json({ "error-code": "1", "error-text": "It has been returned." }))
      : fetch(address, options),
  );
  expect(await openCmi5(launched, { scored: true, taken: () => {} })).toMatchObject({ saved: null, isOver: true });
  expect(store.asked).toEqual([]);
});

test("where the system wants a student to go next is told, if it is a page", async () => {
  recordStore({ returnURL: "https://lms.example/course" });
  expect(await openCmi5(launched, { scored: true, taken: () => {} })).toMatchObject({
    back: "https://lms.example/course",
  });
  recordStore({ returnURL: "javascript:alert()" });
  expect(await openCmi5(launched, { scored: true, taken: () => {} })).not.toHaveProperty("back");
});

test("another visit goes on with what the first has left", async () => {
  const store = recordStore();
  store.documents.set("perceptron-playground", JSON.stringify({ saved: "1;half" }));
  expect((await openCmi5(launched, { scored: true, taken: () => {} }))?.saved).toBe("1;half");
});

test("who has passed in an earlier visit is judged no more", async () => {
  const store = recordStore();
  store.documents.set("perceptron-playground", JSON.stringify({ saved: "1;done", judged: ["completed", "passed"] }));
  const gradebook = await openCmi5(launched, { scored: true, taken: () => {} });
  gradebook?.report(done);
  gradebook?.report({ ...done, success: false, score: { raw: 0, max: 4 } });
  gradebook?.leave();
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized", "terminated"]);
});

test("a visit that might have failed ends as passed, with one judgment of the two", async () => {
  const store = recordStore();
  const gradebook = await openCmi5(launched, { scored: true, taken: () => {} });
  gradebook?.report({ ...halfway, complete: true });
  gradebook?.report(done);
  gradebook?.leave();
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized", "completed", "passed", "terminated"]);
});

test.each([503, 429])("a result that was lost on its way, by %i, is said again with the next", async (status) => {
  const store = recordStore();
  const taken = vi.fn();
  const gradebook = await openCmi5(launched, { scored: true, taken });
  await settled();
  store.refuses = status;
  gradebook?.report(done);
  await settled();
  expect(taken).toHaveBeenCalledWith(false);
  expect(JSON.parse(store.documents.get("perceptron-playground") ?? "")).toMatchObject({ judged: [] });
  store.refuses = 0;
  gradebook?.report(done);
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized", "completed", "passed"]);
  // What was told of the first is not true any more.
  expect(taken).toHaveBeenLastCalledWith(true);
});

test("what an earlier visit has left is not written over where it cannot be read", async () => {
  const store = recordStore();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, options?: RequestInit) =>
    address.includes("stateId=perceptron-playground") ? Response.error() : fetch(address, options),
  );
  await expect(openCmi5(launched, { scored: true, taken: () => {} })).rejects.toThrow();
  expect(store.statements).toEqual([]);
});

test("the mark of the system counts, not that of the package", async () => {
  const store = recordStore({ masteryScore: 0.9 });
  const gradebook = await openCmi5(launched, { scored: true, taken: () => {} });
  gradebook?.report(done);
  gradebook?.leave();
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized", "completed", "failed", "terminated"]);
});

test("who only looks is not judged", async () => {
  const store = recordStore({ launchMode: "Review" });
  const gradebook = await openCmi5(launched, { scored: true, taken: () => {} });
  gradebook?.report(done);
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized"]);
});

test("what a store refuses is told", async () => {
  recordStore({ refuses: 400 });
  const taken = vi.fn();
  await openCmi5(launched, { scored: true, taken });
  await settled();
  expect(taken).toHaveBeenCalledWith(false);
});

test("outside of a system there is no gradebook", async () => {
  const store = recordStore();
  expect(await openCmi5("?endpoint=https://lrs.example", { scored: true, taken: () => {} })).toBe(null);
  expect(store.asked).toEqual([]);
});
