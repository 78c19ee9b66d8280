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
function recordStore({ launchMode = "Normal", masteryScore = 0.75, refuses = 0 } = {}) {
  const store = { statements: [] as Statement[], documents: new Map<string, string>(), asked: [] as string[], refuses };
  const { documents, asked } = store;
  const launchData = { launchMode, masteryScore, contextTemplate: { extensions: { session: "s" } } };
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

const verbsOf = (statements: readonly Statement[]) => statements.map(({ verb }) => verb.id.split("/").at(-1));
const halfway: Reported = { at: "4.2", score: { raw: 1, max: 4 }, complete: false, success: false, saved: "1;half" };
const done: Reported = { ...halfway, score: { raw: 3, max: 4 }, complete: true, success: true, saved: "1;done" };
/** Lets what is under way come to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test("a visit is said as cmi5 has it: in order, each judgment once, with its context", async () => {
  const store = recordStore();
  const refused = vi.fn();
  const gradebook = await openCmi5(launched, { scored: true, refused });
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
  expect(refused).not.toHaveBeenCalled();
});

test("another visit goes on with what the first has left", async () => {
  const store = recordStore();
  store.documents.set("perceptron-playground", JSON.stringify({ saved: "1;half" }));
  expect((await openCmi5(launched, { scored: true, refused: () => {} }))?.saved).toBe("1;half");
});

test("who has passed in an earlier visit is judged no more", async () => {
  const store = recordStore();
  store.documents.set("perceptron-playground", JSON.stringify({ saved: "1;done", judged: ["completed", "passed"] }));
  const gradebook = await openCmi5(launched, { scored: true, refused: () => {} });
  gradebook?.report(done);
  gradebook?.report({ ...done, success: false, score: { raw: 0, max: 4 } });
  gradebook?.leave();
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized", "terminated"]);
});

test("a visit that might have failed ends as passed, with one judgment of the two", async () => {
  const store = recordStore();
  const gradebook = await openCmi5(launched, { scored: true, refused: () => {} });
  gradebook?.report({ ...halfway, complete: true });
  gradebook?.report(done);
  gradebook?.leave();
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized", "completed", "passed", "terminated"]);
});

test("a result that was lost on its way is said again with the next", async () => {
  const store = recordStore();
  const refused = vi.fn();
  const gradebook = await openCmi5(launched, { scored: true, refused });
  await settled();
  store.refuses = 503;
  gradebook?.report(done);
  await settled();
  expect(refused).toHaveBeenCalled();
  expect(JSON.parse(store.documents.get("perceptron-playground") ?? "")).toMatchObject({ judged: [] });
  store.refuses = 0;
  gradebook?.report(done);
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized", "completed", "passed"]);
});

test("what an earlier visit has left is not written over where it cannot be read", async () => {
  const store = recordStore();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, options?: RequestInit) =>
    address.includes("stateId=perceptron-playground") ? Response.error() : fetch(address, options),
  );
  await expect(openCmi5(launched, { scored: true, refused: () => {} })).rejects.toThrow();
  expect(store.statements).toEqual([]);
});

test("the mark of the system counts, not that of the package", async () => {
  const store = recordStore({ masteryScore: 0.9 });
  const gradebook = await openCmi5(launched, { scored: true, refused: () => {} });
  gradebook?.report(done);
  gradebook?.leave();
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized", "completed", "failed", "terminated"]);
});

test("who only looks is not judged", async () => {
  const store = recordStore({ launchMode: "Review" });
  const gradebook = await openCmi5(launched, { scored: true, refused: () => {} });
  gradebook?.report(done);
  await settled();
  expect(verbsOf(store.statements)).toEqual(["initialized"]);
});

test("what a store refuses is told", async () => {
  recordStore({ refuses: 400 });
  const refused = vi.fn();
  await openCmi5(launched, { scored: true, refused });
  await settled();
  expect(refused).toHaveBeenCalled();
});

test("outside of a system there is no gradebook", async () => {
  const store = recordStore();
  expect(await openCmi5("?endpoint=https://lrs.example", { scored: true, refused: () => {} })).toBe(null);
  expect(store.asked).toEqual([]);
});
