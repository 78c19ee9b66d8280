// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { courseReviews } from "../../../web/state/data/reviews/course-reviews.js";
import type { Reviews } from "../../../web/state/document/state.js";
import "../../../web/views/reviews/index.js";
import { reviews as words } from "../../../web/words/generated/en/reviews.js";
import { allByRole, byRole, clear, key, leave, press, queryRole, show, type, written } from "../mounted.js";
import { Bench, stateOf } from "../state/engine.js";

let bench: Bench;
beforeEach(async () => {
  bench = new Bench(stateOf([]));
  bench.do({ type: "load-preset", name: "reviews", options: {} });
  await nextFrame();
});
afterEach(() => {
  clear();
  bench.session.dispose();
});

async function nextFrame(): Promise<void> {
  bench.untilStill();
  await show(html`<pp-reviews .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-reviews>`);
}

function data(): Reviews {
  const now = bench.session.state.data;
  if (now.kind !== "reviews") throw new Error("The page shows no reviews.");
  return now;
}

const texts = () => data().reviews.map(([text]) => text);
const labels = () => data().reviews.map(([, label]) => label);
const textOf = (review: number) => byRole("textbox", `Text of review ${review}`);

describe("the text of a review", () => {
  test("is rewritten with Enter, on one line", async () => {
    await type(textOf(2), "  Not  a\nbad course. ");
    expect(texts()).toEqual(courseReviews.reviews.map(([text]) => text));
    await key(textOf(2), "Enter");
    expect(texts()[1]).toBe("Not a bad course.");
    await nextFrame();
    expect(written(textOf(2))).toBe("Not a bad course.");
  });

  test("is handed over when the field is left", async () => {
    await type(textOf(1), "Excellent.");
    await leave(textOf(1));
    expect(texts()[0]).toBe("Excellent.");
  });

  test("is not taken when it is empty: the field says so until Escape", async () => {
    await type(textOf(1), " ");
    await key(textOf(1), "Enter");
    expect(data()).toEqual(courseReviews);
    expect(textOf(1).getAttribute("aria-invalid")).toBe("true");
    expect(document.body.textContent).toContain("A review needs a text.");
    await key(textOf(1), "Escape");
    expect(written(textOf(1))).toBe(courseReviews.reviews[0]?.[0]);
    expect(textOf(1).getAttribute("aria-invalid")).toBe("false");
  });

  test("is left alone by the Enter that ends a composition", async () => {
    await type(textOf(1), "Excellent");
    expect(await key(textOf(1), "Enter", { isComposing: true })).toBe(false);
    expect(data()).toEqual(courseReviews);
  });
});

test("a label is turned", async () => {
  await press(byRole("button", "Label of review 1: positive"));
  expect(labels()).toEqual([-1, -1, -1, 1]);
  await nextFrame();
  await press(byRole("button", "Label of review 1: negative"));
  expect(labels()).toEqual([1, -1, -1, 1]);
});

test("two edits between two frames are both made", async () => {
  await press(byRole("button", "Label of review 1: positive"));
  await press(byRole("button", "Delete review 3"));
  expect(labels()).toEqual([-1, -1, 1]);
});

test("the focus stays in the list when a review is deleted", async () => {
  await press(byRole("button", "Delete review 4"));
  await nextFrame();
  await expect.poll(() => document.activeElement?.getAttribute("title")).toBe("Delete review 3");
});

test("a pressed number chooses its review, and lets it go", async () => {
  await press(byRole("button", "Select review 2"));
  await nextFrame();
  expect(byRole("button", "Select review 2").getAttribute("aria-pressed")).toBe("true");
  await press(byRole("button", "Select review 2"));
  expect(bench.frame.selected).toBe(null);
});

describe("a new review", () => {
  const text = () => byRole("textbox", "Text of the new review");

  test("waits for Add, with the label chosen for it", async () => {
    await press(byRole("button", "Label of the new review: positive"));
    await type(text(), "Terrible, not excellent.");
    await leave(text());
    expect(data()).toEqual(courseReviews);
    await press(byRole("button", "Add"));
    expect(data().reviews[4]).toEqual(["Terrible, not excellent.", -1]);
    await nextFrame();
    expect(written(text())).toBe("");
    expect(document.activeElement).toBe(text());
  });

  test("is not made of nothing", async () => {
    await press(byRole("button", "Add"));
    expect(data()).toEqual(courseReviews);
    expect(text().getAttribute("aria-invalid")).toBe("true");
  });
});

test("an edit brings a button that goes back to the example, and it goes again", async () => {
  expect(queryRole("button", words.english.restore)).toBe(null);
  await press(byRole("button", "Delete review 1"));
  await nextFrame();
  await press(byRole("button", words.english.restore));
  await nextFrame();
  expect(data()).toEqual(courseReviews);
  expect(queryRole("button", words.english.restore)).toBe(null);
  expect(allByRole("textbox", /^Text of review/)).toHaveLength(4);
});
