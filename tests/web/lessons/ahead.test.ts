// @vitest-environment happy-dom
import { html, render } from "lit";
import { describe, expect, it } from "vitest";
import { nextExampleOf } from "../../../web/state/course/checks/run.js";
import type { Task } from "../../../web/state/course/lessons/lesson.js";
import { answersShown, asksAhead } from "../../../web/state/course/lessons/predictions.js";
import { english } from "../../../web/state/document/notation/words.js";
import { project } from "../../../web/ui/canvas/projection.js";
import { FreeRoom } from "../../../web/views/shared/canvas/free-room.js";
import { HiddenAnswers, numberedExamples } from "../../../web/views/shared/over-stage/labels.js";
import { lessons, OpenedStep, stepOf } from "./opened.js";

// Wherever a lesson asks what will happen, the examples are numbered, and the next one has a ring.

/** Every task, with what the page says when its turn comes. */
async function allAsked() {
  const asked = [];
  for (const [lesson, { steps }] of lessons) {
    for (const [at, { tasks }] of steps.entries()) {
      const opened = await OpenedStep.of(lesson, at + 1);
      for (const [k, task] of tasks.entries()) {
        const { moment } = opened;
        const ahead = asksAhead(task, moment.frame.pane);
        asked.push({
          name: `${lesson}.${at + 1}.${k + 1}`,
          task,
          ahead,
          moment,
          next: ahead ? nextExampleOf(moment) : null,
        });
        opened.end(task);
      }
    }
  }
  return asked;
}

describe("a task that asks ahead", () => {
  it("is one that is followed by visits, or asks for a later moment; and then it is told which example is next", async () => {
    const asked = await allAsked();
    const ahead = asked.filter((one) => one.ahead);
    const names = ahead.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["1.1.1", "1.2.1", "3.3.1", "5.2.2", "6.2.1", "10.5.1", "10.13.2", "17.1.2"]),
    );
    expect(names).not.toEqual(expect.arrayContaining(["2.2.1"]));
    const takesAnswer = ["number", "choice", "weights", "mistake", "cells"];
    const revealing = asked.filter(
      ({ task: { next, checks } }) => next !== null && takesAnswer.includes(checks[0]?.kind ?? ""),
    );
    expect(revealing.filter(({ ahead }) => !ahead)).toEqual([]);
    const untold = ahead.filter(({ next, moment }) => next === null && moment.frame.pane.stop === null);
    expect(untold.map(({ name }) => name)).toEqual([]);
    expect(ahead.length).toBeGreaterThan(60);
  });

  it("does not ask of now, nor of what is to be done", () => {
    const now = (checks: Task["checks"]) => asksAhead({ checks, next: null }, { visit: 3 });
    expect(now([{ kind: "number", of: "score", after: "visit 3" }])).toBe(false);
    expect(now([{ kind: "number", of: "score", after: "visit 4" }])).toBe(true);
    expect(now([{ kind: "number", of: "training-mistakes", after: "now" }])).toBe(false);
    expect(now([{ kind: "number", is: 4 }])).toBe(false);
    expect(now([{ kind: "converged" }])).toBe(false);
  });
});

describe("what the page shows that would answer a task", () => {
  const shown = async (lesson: number, at: number) => {
    const opened = await OpenedStep.of(lesson, at);
    const step = stepOf(lesson, at);
    return step.tasks.map((task) => {
      const hidden = answersShown(task, step, opened.moment.frame.pane);
      opened.end(task);
      return hidden;
    });
  };

  it("is hidden in the lesson on XOR: the verdict, and after the epoch its weights, until they are told", async () => {
    expect(await shown(17, 1)).toEqual([
      ["mistakes", "verdict"],
      ["mistakes", "verdict", "weights"],
    ]);
  });

  it("is hidden as long as XOR is tried: the verdict, until the step that says why", async () => {
    // How many are wrong is what is tried for.
    expect(await shown(17, 3)).toEqual([["verdict"]]);
    for (const at of [1, 2, 3]) for (const hidden of await shown(17, at)) expect(hidden).toContain("verdict");
    expect((await shown(17, 4)).flat()).not.toContain("verdict");
    expect((await shown(9, 6)).every((hidden) => hidden.includes("verdict"))).toBe(true);
  });

  it("is hidden for each that asks: a lecture that asks for nothing leaves hidden what a lesson hides", () => {
    const page = document.createElement("div");
    page.className = "pp-app";
    const [lesson, lecture] = [0, 1].map(() => {
      const host = Object.assign(page.appendChild(document.createElement("p")), { addController: () => {} });
      const answers = new HiddenAnswers(host as never);
      answers.hostConnected();
      return answers;
    });
    if (!lesson || !lecture) throw new Error("There are two.");
    lesson.hidden = ["mistakes", "verdict"];
    lecture.hidden = [];
    expect(page.getAttribute("data-predicts")).toBe("mistakes verdict");
    lecture.hidden = ["mistakes"];
    expect(page.getAttribute("data-predicts")).toBe("mistakes verdict");
    lesson.hostDisconnected();
    expect(page.getAttribute("data-predicts")).toBe("mistakes");
    lecture.hidden = [];
    expect(page.hasAttribute("data-predicts")).toBe(false);
  });

  it("is not what a question is reckoned with: the weights before a visit, or what its step says to look at", async () => {
    expect((await shown(5, 2)).flat()).not.toContain("weights");
    const mistake = { checks: [{ kind: "mistake" }], next: "visit" } as const;
    expect(answersShown(mistake, { highlight: ["verdict"] }, { visit: 0, epoch: 0 })).toEqual(["mistakes"]);
  });
});

describe("the examples over the stage", () => {
  const projection = project({ x: [0, 10], y: [0, 10] }, { x: 0, y: 0, width: 400, height: 400 });
  const xy = [2, 2, 5, 5, 8, 3];

  const drawn = (places: readonly number[], next: number | null) => {
    const count = places.length / 2;
    const examples = {
      count,
      base: 2,
      X: new Float64Array(places),
      xy: new Float64Array(places),
      label: new Int8Array(count),
      heldOut: null,
      columns: [],
      initial: null,
    };
    const room = new FreeRoom(
      { frame: { examples }, layout: { projection }, marks: { glyph: 8 }, predictions: null },
      "test",
    );
    const box = document.createElement("div");
    render(html`<svg>${numberedExamples(places, next, { projection, room }, english)}</svg>`, box);
    return {
      rings: box.querySelectorAll("circle").length,
      texts: Array.from(box.querySelectorAll("text"), (text) => text.textContent),
    };
  };

  it("have their numbers, and the next one has a ring", () => {
    expect(drawn(xy, 2)).toEqual({ rings: 1, texts: ["next", "2", "1", "3"] });
    expect(drawn(xy, null)).toEqual({ rings: 0, texts: ["1", "2", "3"] });
  });

  it("are not numbered where there are many, and not at all where they have no place", () => {
    const many = [5, 8, ...Array.from({ length: 40 }, (_, k) => 0.1 * k)];
    expect(drawn(many, 1)).toEqual({ rings: 1, texts: ["next"] });
    expect(drawn([], 1)).toEqual({ rings: 0, texts: [] });
  });
});
