import { afterEach, describe, expect, it, vi } from "vitest";
import { patience } from "../../../../../web/engine/lazy.js";
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
    await tutor.openFile(new Blob([" ".repeat(2_000_001)]));
    expect(failureText(tutor.failure)).toContain("file is larger than 2 MB");
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
