import { afterEach, expect, test, vi } from "vitest";

const going = {
  ns: "perceptron-playground",
  type: "progress",
  course: null,
  at: "4.2",
  score: { raw: 1, max: 3 },
  complete: false,
};

/** Opens the page of a package in a system that has kept something. Returns what it says, and what the system has then. */
async function launched({ scored, kept = "" }: { readonly scored: boolean; readonly kept?: string }) {
  const values = new Map([["cmi.suspend_data", kept]]);
  let refuses = false;
  const api = {
    LMSInitialize: () => "true",
    LMSGetValue: (name: string) => values.get(name) ?? "",
    LMSSetValue: (name: string, value: string) => `${values.set(name, value).has(name)}`,
    LMSCommit: () => `${!refuses}`,
    LMSFinish: () => "true",
  };
  const page = { API: api } as Record<string, unknown>;
  const asked: Record<string, unknown>[] = [];
  const settings = {
    standard: "scorm-1.2",
    query: "?lesson=4",
    scored,
    said: { unread: "unread", refused: "refused", over: "over" },
  };
  const frame = { contentWindow: { postMessage: (message: Record<string, unknown>) => asked.push(message) }, src: "" };
  const said = { textContent: "", hidden: true };
  const elements = { settings: { textContent: JSON.stringify(settings) }, playground: frame, said };
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal("window", Object.assign(page, { parent: page, top: page, opener: null }));
  vi.stubGlobal("document", { getElementById: (id: keyof typeof elements) => elements[id] });
  vi.stubGlobal("addEventListener", (type: string, hear: (event: object) => void) => listeners.set(type, hear));
  vi.resetModules();
  await import("../../../web/gradebook/launch.js");
  await vi.waitFor(() => expect(frame.src).toBe("playground.html?lesson=4"));
  const hear = (data: object) => listeners.get("message")?.({ source: frame.contentWindow, data });
  return {
    hear,
    asked,
    said,
    refuse: (does: boolean) => {
      refuses = does;
    },
    status: () => values.get("cmi.core.lesson_status"),
    kept: () => values.get("cmi.suspend_data"),
    answers: () => [...values].flatMap(([name, value]) => (/^cmi\.interactions\.\d+\.id$/.test(name) ? [value] : [])),
  };
}

afterEach(() => vi.unstubAllGlobals());

test("a moment in the midst of a lesson stays completed, whatever is done there", async () => {
  const { hear, status, kept } = await launched({ scored: false });
  hear({ ns: going.ns, type: "ready" });
  expect(status()).toBe("completed");
  hear({ ...going, saved: "1||4.2|||" });
  expect(status()).toBe("completed");
  expect(kept()).toBe("1||4.2|||");
});

test("what a system has kept is in it until the playground has gone on there", async () => {
  for (const scored of [true, false]) {
    const { hear, asked, kept } = await launched({ scored, kept: "1||4.2|4:1_BB||" });
    hear({ ns: going.ns, type: "ready" });
    expect(asked).toMatchObject([{ type: "setProgress", progress: "1||4.2|4:1_BB||" }]);
    hear({ ...going, saved: "1||4.1|||" });
    expect(kept()).toBe("1||4.2|4:1_BB||");
    hear({ ...going, id: asked[0]?.["id"], saved: "1||4.2|4:1_BB,2_BB||" });
    expect(kept()).toBe("1||4.2|4:1_BB,2_BB||");
  }
});

test("what is done in another course than the one that is graded leaves its grade and its work as they are", async () => {
  const { hear, kept, answers } = await launched({ scored: true });
  const own = { ...going, course: "Week 3" };
  hear({ ns: going.ns, type: "ready" });
  hear({ ...own, saved: "1|Week%203|1.1|1:1_BB||" });
  hear({ ...going, saved: "1||4.2|||" });
  expect(kept()).toBe("1|Week%203|1.1|1:1_BB||");
  hear({ ...own, saved: "1|Week%203|1.2|1:1_BB||" });
  expect(kept()).toBe("1|Week%203|1.2|1:1_BB||");
  const answer = { kind: "number", right: true, answer: 2, truth: 2 };
  hear({ ns: going.ns, type: "quiz", detail: { ...answer, id: "4.2.1", course: null } });
  hear({ ns: going.ns, type: "quiz", detail: { ...answer, id: "1.1.1", course: "Week 3" } });
  expect(answers()).toEqual(["1.1.1"]);
});

test("once the system takes a result, it is not said any more that it has not taken the last", async () => {
  const { hear, said, refuse } = await launched({ scored: true });
  hear({ ns: going.ns, type: "ready" });
  refuse(true);
  hear({ ...going, saved: "1||4.1|||" });
  expect(said).toEqual({ textContent: "refused", hidden: false });
  refuse(false);
  hear({ ...going, saved: "1||4.2|||" });
  expect(said.hidden).toBe(true);
});

test("where that cannot be read, the student is told, and starts again", async () => {
  const { hear, asked, kept, said } = await launched({ scored: true, kept: "9|" });
  hear({ ns: going.ns, type: "ready" });
  hear({ ns: going.ns, type: "error", id: asked[0]?.["id"] });
  expect(said).toEqual({ textContent: "unread", hidden: false });
  hear({ ...going, saved: "1||4.1|||" });
  expect(kept()).toBe("1||4.1|||");
});
