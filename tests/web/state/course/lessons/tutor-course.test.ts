import { afterEach, describe, expect, it, vi } from "vitest";
import { patience } from "../../../../../web/engine/lazy.js";
import { languageOf } from "../../../../../web/state/course/lessons/opened-step.js";
import { readParameters } from "../../../../../web/state/io/parameters/index.js";
import { rows as matrix } from "../../../../rows.js";
import { failureText } from "../../../words/said.js";
import { cs188 } from "../../engine.js";
import { openTutor } from "./open-tutor.js";

const ofFile = (course: object): Blob => new Blob([JSON.stringify(course)]);

describe("a teacher's own course", () => {
  const course = {
    title: "Week 3",
    steps: [
      { title: "XOR", text: "Look.", link: "?data=xor&tie=correct" },
      { title: "AND", text: "Look.", link: "data=and" },
      { title: "Mine", text: "Look.", state: { data: { kind: "points", points: [[1, 2, 1]] } } },
      { title: "Still", text: "Nothing new." },
    ],
  };

  it("opens as a file, step by step", async () => {
    const { bench, tutor } = openTutor();
    await tutor.openFile(ofFile(course));
    expect(tutor.failure).toBeNull();
    expect(tutor.course.title).toBe("Week 3");
    expect(bench.session.state).toMatchObject({
      data: { name: "xor" },
      learners: [{ tie: "correct" }],
      ui: { course: "file" },
    });
    await tutor.open({ lesson: 1, step: 2 });
    expect(bench.session.state).toMatchObject({ data: { name: "and" } });
    await tutor.open({ lesson: 1, step: 3 });
    await tutor.open({ lesson: 1, step: 4 });
    expect(bench.points).toEqual([[1, 2, 1]]);
    tutor.closeCourse();
    expect(tutor.course.id).toBe("");
  });

  it.each<[string, object, string]>([
    ["no title", { steps: [] }, "title"],
    ["no steps", { title: "a", steps: [] }, "steps must have a step"],
    ["a step without a text", { title: "a", steps: [{ title: "b" }] }, "Step 1: text is missing"],
    ["a link and a state", { title: "a", steps: [{ title: "b", text: "c", link: "data=or", state: {} }] }, "not both"],
    [
      "a wrong parameter",
      { title: "a", steps: [{ title: "b", text: "c", link: "?dat=or" }] },
      "Step 1, link: There is no parameter named “dat”: did you mean data?",
    ],
    [
      "a link to what would stand in its place",
      { title: "a", steps: [{ title: "b", text: "c", link: "?quiz=weights.4" }] },
      "Step 1, link: quiz= opens something else than a step",
    ],
    [
      "a wrong state",
      { title: "a", steps: [{ title: "b", text: "c", state: { bias: 3 } }] },
      "Step 1, state: bias must be true or false",
    ],
  ])("is refused with what is wrong: %s", async (_, file, named) => {
    const { bench, tutor } = openTutor();
    await tutor.openFile(ofFile(file));
    expect(failureText(tutor.failure)).toContain(named);
    expect(failureText(tutor.failure)).toMatch(/[^.?][.?]$/);
    expect(bench.points).toEqual(cs188);
  });

  it("is refused where it is no JSON, or too large", async () => {
    const { tutor } = openTutor();
    await tutor.openFile(new Blob(["{"]));
    expect(failureText(tutor.failure)).toContain("file is not JSON: ");
    await tutor.openFile(new Blob([" ".repeat(10_000_001)]));
    expect(failureText(tutor.failure)).toContain("file is larger than 10 MB");
  });

  it("says which step is its last where a further one is asked for", async () => {
    const { tutor } = openTutor();
    await tutor.openFile(ofFile(course));
    await tutor.open({ lesson: 1, step: 9 });
    expect(failureText(tutor.failure)).toBe("This course has 4 steps: there is no step 9.");
  });

  it("is no longer in the link once it is left", async () => {
    const { bench, tutor } = openTutor();
    await tutor.openFile(ofFile(course));
    tutor.leave();
    expect(bench.session.state.ui).toMatchObject({ lesson: null, course: null });
  });

  describe("with parameters beside its address", () => {
    afterEach(() => vi.unstubAllGlobals());

    const tasks = [{ ask: "How many?", check: { kind: "number", of: "updates", after: "epoch 1" }, right: "Two." }];
    const steps = [
      { title: "First", text: "Look.", link: "?data=and" },
      { title: "Says so", text: "Look.", link: "?data=or&learner=voted" },
      { title: "Says nothing", text: "Look.", link: "?data=xor", tasks },
      { title: "Still", text: "Nothing new." },
    ];
    const opened = async (query: string) => {
      vi.stubGlobal("document", { baseURI: "https://playground.example/" });
      vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ title: "Week 4", steps })));
      const { bench, tutor } = openTutor();
      const given = new URLSearchParams(`course=week4.json&${query}`);
      const read = { get: (name: string) => given.get(name), names: [...given.keys()] };
      bench.session.replaceBy((present) => readParameters(read, present));
      await tutor.arrive("1", "week4.json");
      return { bench, tutor };
    };

    it("has them in every step that does not say otherwise", async () => {
      const { bench, tutor } = await opened("learner=averaged&scaling=min-max");
      expect(bench.session.state).toMatchObject({ data: { name: "and" }, learners: [{ kind: "averaged" }] });
      await tutor.open({ lesson: 1, step: 2 });
      const own = { data: { name: "or" }, learners: [{ kind: "voted" }], scaling: "min-max" };
      expect(bench.session.state).toMatchObject(own);
      await tutor.open({ lesson: 1, step: 3 });
      expect(bench.session.state).toMatchObject({ data: { name: "xor" }, learners: [{ kind: "averaged" }] });
      await tutor.open({ lesson: 1, step: 4 });
      expect(bench.session.state).toMatchObject({ data: { name: "xor" }, scaling: "min-max" });
    });

    it("leaves out what was written for other settings, and keeps what the engine decides", async () => {
      const { tutor } = await opened("learner=averaged");
      await tutor.open({ lesson: 1, step: 3 });
      expect(tutor.opened?.step).toMatchObject({ varied: true, tasks: [{ ask: null, right: null }] });
      const plain = await opened("theme=dark");
      await plain.tutor.open({ lesson: 1, step: 3 });
      expect(plain.tutor.opened?.step.varied).toBeUndefined();
      expect(plain.tutor.opened?.step.tasks[0]?.right).toBe("Two.");
    });
  });

  it("tells what its run contradicts once it is open", async () => {
    const { bench, tutor } = openTutor();
    const check = { kind: "number", of: "visits", after: "epoch 1" };
    const steps = [{ title: "a", text: "b", link: "?data=and", tasks: [{ ask: "How many?", check, truth: 5 }] }];
    await tutor.openFile(ofFile({ title: "Week 5", steps }));
    expect(tutor.opened?.step.heading).toBe("a");
    await vi.waitFor(() => {
      expect(bench.session.takeRefusals().map(({ message }) => message)).toEqual([
        "In the course: Step 1, task 1: The run says 4, not 5.",
      ]);
    });
  });

  it("opens as YAML, with a table and an image that were chosen with it", async () => {
    const { bench, tutor } = openTutor();
    const text = ["title: Eggs", "language: de", "steps:", "  - title: a"];
    text.push('    text: "![An egg](egg.png)"', "    data: { file: eggs.csv }");
    const table = new File(["length,weight,hatched\n52,48,no\n57,61,yes\n"], "eggs.csv", { type: "text/csv" });
    const image = new File([new Uint8Array([137, 80])], "egg.png", { type: "image/png" });
    await tutor.openFile(table, new File([text.join("\n")], "eggs.yaml"), image);
    expect(tutor.failure).toBeNull();
    expect(bench.session.state.data).toMatchObject({
      kind: "table",
      rows: matrix("52 48 -1; 57 61 1"),
    });
    expect(tutor.opened?.step.text).toBe('<p><img src="data:image/png;base64,iVA=" alt="An egg"></p>');
    expect(tutor.opened && languageOf(tutor.opened)).toBe("de");
  });

  describe("of another site", () => {
    const elsewhere = "https://other.example/course.json";
    const requests: string[] = [];
    const openFrom = (base: string) => {
      requests.length = 0;
      vi.stubGlobal("document", { baseURI: base });
      vi.stubGlobal("fetch", (url: URL) => {
        requests.push(url.href);
        return Promise.resolve(new Response(JSON.stringify(course)));
      });
      return openTutor();
    };
    afterEach(() => vi.unstubAllGlobals());

    it("asks before anything is requested, and opens once it may", async () => {
      const { tutor } = openFrom("https://playground.example/");
      await tutor.arrive("2", elsewhere);
      expect([tutor.otherSites.asks, requests]).toEqual(["https://other.example", []]);
      expect(tutor.failure).toBeNull();
      await tutor.otherSites.allow();
      expect([tutor.otherSites.asks, requests]).toEqual([null, [elsewhere]]);
      expect(tutor.opened?.step.heading).toBe("AND");
      // Another of that site needs no second question.
      await tutor.arrive("1", `${elsewhere}?week=4`);
      expect(requests).toHaveLength(2);
      expect(tutor.opened?.step.heading).toBe("XOR");
    });

    describe("to which one of this site leads on", () => {
      const page = "https://playground.example/";
      const leads = (outward: boolean) => {
        const asked: [string, string | undefined, string | undefined][] = [];
        const { tutor } = openFrom(page);
        vi.stubGlobal("fetch", (url: URL, { redirect, mode }: RequestInit) => {
          asked.push([url.pathname, redirect, mode]);
          if (redirect === "manual") return Promise.resolve(redirected);
          if (mode === "same-origin" && outward) return Promise.reject(new TypeError("Failed to fetch"));
          return Promise.resolve(new Response(JSON.stringify(course)));
        });
        return { tutor, asked };
      };
      const redirected = { type: "opaqueredirect", ok: false, status: 0, body: null };

      it("asks before it is followed, and opens it once it may", async () => {
        const { tutor, asked } = leads(true);
        await tutor.arrive("1", "/go");
        expect([tutor.otherSites.asks, tutor.otherSites.leadsOn, tutor.failure]).toEqual(["/go", true, null]);
        expect(asked).toEqual([
          ["/go", "manual", undefined],
          ["/go", undefined, "same-origin"],
        ]);
        await tutor.otherSites.allow();
        expect(asked.slice(2)).toEqual([["/go", undefined, undefined]]);
        expect([tutor.otherSites.asks, tutor.opened?.step.heading]).toEqual([null, "XOR"]);
      });

      it("follows without a question within this site", async () => {
        const { tutor } = leads(false);
        await tutor.arrive("1", "/go");
        expect([tutor.otherSites.asks, tutor.opened?.step.heading]).toEqual([null, "XOR"]);
      });
    });

    it("that takes long says so, and can be tried again", async () => {
      vi.useFakeTimers();
      const { tutor } = openFrom("https://playground.example/");
      vi.stubGlobal("fetch", () => new Promise(() => {}));
      void tutor.arrive("1", "course.json");
      await vi.advanceTimersByTimeAsync(patience);
      expect([tutor.slow, tutor.mayCome]).toEqual([true, true]);
      vi.stubGlobal("fetch", async () => new Response(JSON.stringify(course)));
      tutor.tryAgain();
      await vi.advanceTimersByTimeAsync(10);
      vi.useRealTimers();
      await vi.waitFor(() => expect(tutor.opened?.step.heading).toBe("XOR"));
      expect(tutor.slow).toBe(false);
    });

    it("asks no more once it is left, or another step is opened", async () => {
      const { tutor } = openFrom("https://playground.example/");
      await tutor.arrive("1", elsewhere);
      tutor.leave();
      expect(tutor.otherSites.asks).toBeNull();
      await tutor.arrive("1", elsewhere);
      await tutor.open({ lesson: 4, step: 1 });
      expect([tutor.otherSites.asks, requests]).toEqual([null, []]);
    });

    it.each([
      ["of this site", "https://playground.example/a/", "course.json", false],
      ["of this site, in full", "https://playground.example/a/", "https://playground.example/course.json", false],
      ["of another port", "https://playground.example/", "https://playground.example:8443/course.json", true],
      ["without a scheme", "https://playground.example/", "//other.example/course.json", true],
      ["beside the single file", "file:///home/course.html", elsewhere, true],
    ])("asks of a course %s: %s, %s", async (_, base, address, asks) => {
      const { tutor } = openFrom(base);
      await tutor.arrive("1", address);
      expect(tutor.otherSites.asks !== null).toBe(asks);
      expect(requests).toHaveLength(asks ? 0 : 1);
    });
  });

  it("that was a file cannot come with a link", async () => {
    const { tutor } = openTutor();
    await tutor.arrive("2", "file");
    expect(failureText(tutor.failure)).toBe("This course was opened from a file: open that file again.");
  });
});
