// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { LearnerKind } from "../../web/engine/types.js";
import { liftStart } from "../../web/state/document/limits.js";
import { MINUS } from "../../web/state/document/notation/numbers.js";
import { defaultState } from "../../web/state/document/settings.js";
import type { PageLearner, UiState } from "../../web/state/document/state.js";
import type { Intent } from "../../web/state/runs/intent.js";
import { FigureMaker } from "../../web/views/lift/figure/figure.js";
import { wordsOf } from "../../web/views/lift/words.js";
import { describeStage } from "../../web/views/stage/description/describe.js";
import { storyCode } from "../../web/views/story/learners/index.js";
import { weightPicture } from "../../web/views/weight-space/picture.js";
import "../../web/views/algorithm/index.js";
import "../../web/views/charts/index.js";
import "../../web/views/compare/index.js";
import "../../web/views/lift/index.js";
import "../../web/views/margin/index.js";
import "../../web/views/margin/proof/pp-proof.js";
import "../../web/views/projection/index.js";
import "../../web/views/story/index.js";
import "../../web/views/trace/index.js";
import "../../web/views/transport/index.js";
import "../../web/views/weight-space/index.js";
import { clear, show, textOf } from "./mounted.js";
import { sampled } from "./sampled.js";
import { Bench, cs188, stateOf } from "./state/engine.js";

/** All views at once, asked what they say of the moment: never of two. */

let bench: Bench;

const kinds = [
  ...(["perceptron", "margin", "averaged", "voted", "pocket", "batch", "passive-aggressive", "second-order"] as const),
  ...(["multiclass", "kernel", "nearest-neighbours", "decision-tree"] as const),
] satisfies readonly LearnerKind[];
const baselines: readonly LearnerKind[] = kinds.slice(10);
/** Those of which the theorem of convergence holds, and those whose weights in training, whole numbers, predict. */
const proved: readonly LearnerKind[] = ["perceptron", "averaged", "voted", "pocket"];
const plain: readonly LearnerKind[] = ["perceptron", "margin", "batch"];
const oneHyperplane: readonly LearnerKind[] = kinds.slice(0, 8);
const moments = [1, 8, 23, 41, 2, 3, 5, 12, 17, 30];

beforeAll(async () => {
  for (const kind of kinds) await storyCode({ kind }).load();
});
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

async function showAll(): Promise<void> {
  const { frame, dispatch } = bench;
  await show(html`
    <div class="pp-app">
      <pp-transport .frame=${frame} .dispatch=${dispatch}></pp-transport>
      <pp-story .frame=${frame} .dispatch=${dispatch}></pp-story>
      <pp-trace .frame=${frame} .dispatch=${dispatch}></pp-trace>
      <pp-compare .frame=${frame} .dispatch=${dispatch}></pp-compare>
      <pp-algorithm .frame=${frame} .dispatch=${dispatch}></pp-algorithm>
      <pp-projection .frame=${frame} .dispatch=${dispatch}></pp-projection>
      <pp-margin .frame=${frame} .dispatch=${dispatch}></pp-margin>
      <pp-proof .frame=${frame} .dispatch=${dispatch}></pp-proof>
      <pp-charts .frame=${frame} .dispatch=${dispatch}></pp-charts>
      <pp-lift .frame=${frame} .dispatch=${dispatch}></pp-lift>
    </div>
  `);
}

/** In 3-D, over the constant: the plane is that of the stage. */
const lifted = { ui: { ...defaultState.ui, lift: { feature: "bias", ...liftStart } } };
const wrongInLift = (): string | undefined => {
  const [wrong] = found(inView("pp-lift"), /misclassifies (\d+|no) example/);
  return wrong?.replace("no", "0") ?? found(inView("pp-lift"), /on one (side) and/)[0]?.replace("side", "0");
};

/** Shows them as often as they ask for more, and until none waits for its turn. */
async function settle(): Promise<void> {
  for (let asked = -1; asked !== bench.sent.length; ) {
    asked = bench.sent.length;
    bench.untilStill();
    await showAll();
  }
}

const inView = (name: string): string => textOf(document.querySelector(name));
const found = (text: string, what: RegExp): readonly (string | undefined)[] => what.exec(text)?.slice(1) ?? [];

/** The row of the moment, by the names of its columns. */
function traceRow(): Readonly<Record<string, string>> {
  const cells = [...(document.querySelector("pp-trace [aria-current=step]")?.children ?? [])].map((cell) =>
    textOf(cell),
  );
  const names = [...document.querySelectorAll("pp-trace [role=columnheader]")].map((name) => textOf(name));
  return Object.fromEntries(names.map((name, k) => [name, cells[k] ?? ""]));
}

/** Numbers to three decimals: those of a column are rounded alike, and those of a table may have more. */
const rounded = (texts: readonly string[]): string =>
  texts.map((text) => Number(text.replace("−", "-")).toFixed(3)).join(" ");

type Said = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

/** How many of the examples are not on the right side. */
function wrongInProjection(text: string): string | undefined {
  if (/All 5 examples are on the right side/.test(text)) return "0";
  const [onBoundary, wrongToo = "0"] = found(text, /(\d+) of 5 examples on the boundary(?:, (\d+) on the wrong side)?/);
  const [wrong] = found(text, /(\d+) of 5 examples (?:is|are) on the wrong side/);
  return onBoundary === undefined ? wrong : String(Number(onBoundary) + Number(wrongToo));
}

/** The length of a vector of whole numbers, as views write it. */
const lengthOf = (numbers: readonly string[]): string =>
  String(Number(Math.hypot(...numbers.map((text) => Number(text))).toPrecision(4)));

/** What the companions say, of which only the open one is asked for what it shows. */
async function saidByCompanions(kind: LearnerKind, weights: readonly string[]): Promise<Said> {
  const open = async (drawer: UiState["drawer"], ...then: Intent[]) => {
    bench.do({ type: "set-ui", ui: { drawer, proof: "angle" } }, ...then);
    await settle();
    await settle();
  };
  await open("projection");
  const projected = inView("pp-projection");
  await open("weight-space", { type: "want-weights", want: { axes: ["x1", "x2"], window: null } });
  const { present } = weightPicture(bench.frame) ?? {};
  await open("margin");
  const [after, length] = found(inView("pp-proof"), /after (\d+) updates? w·w\* is −?[\d.]+ and ‖w‖ is ([\d.]*\d)/);
  const [bounded] = found(inView("pp-margin"), /(\d+) of at most/);
  // The examples lie on no line of weights that are 0.
  const learned = weights.some((text) => Number(text) !== 0);
  return {
    wrong: learned && plain.includes(kind) ? { projection: wrongInProjection(projected) } : {},
    updates: { ...(proved.includes(kind) ? { proof: after, margin: bounded } : {}) },
    length:
      learned && plain.includes(kind)
        ? { projection: found(projected, /‖w‖ = ([\d.]*\d)/)[0], table: lengthOf(weights.slice(0, 2)) }
        : {},
    lengthWithBias: proved.includes(kind) ? { proof: length, table: lengthOf(weights) } : {},
    place:
      present && oneHyperplane.slice(0, 6).includes(kind)
        ? { picture: rounded([`${present.x}`, `${present.y}`]), table: rounded(weights.slice(0, 2)) }
        : {},
  };
}

const weightsInTable = (): readonly string[] =>
  [...document.querySelectorAll("pp-weights tbody tr")].map((tr) => textOf(tr.children[1] ?? null).replace(MINUS, "-"));

/** What is said of each fact, by who says it. */
function said(kind: LearnerKind): Said {
  const stage = describeStage(bench.frame, bench.frame.pane);
  const [visit, epoch, updates, wrong] = found(
    inView(".pp-transport-moment"),
    /visit (\d+), in epoch (\d+) · (\d+) updates? · \D*(\d+) of 5/,
  );
  const [storyVisit, storyExample] = found(inView(".pp-story-sentence"), /Visit (\d+) looked at example (\d+)/);
  const [stageVisit, stageExample] = found(stage, /Visit (\d+): example (\d+),/);
  const [stageWrong] = found(stage, /(\d+|No) examples? (?:is|are) misclassified/);
  const row = traceRow();
  const compared = [...document.querySelectorAll("pp-numbers tbody tr")].map(({ children }) =>
    textOf(children[1] ?? null),
  );
  const linear = oneHyperplane.includes(kind);
  const columns = Object.keys(row).filter((name) => /^(w|b$)/.test(name.replace(/\s/g, "")));
  if (baselines.includes(kind)) {
    return {
      updates: { transport: updates, compare: compared[0] },
      wrong: { transport: wrong, stage: stageWrong?.replace("No", "0"), compare: compared[2]?.replace("best ", "") },
    };
  }
  const story = found(inView(".pp-story-sentence"), /Its score is (−?[\d.]+)/)[0]?.replace(/\.$/, "");
  return {
    visit: { transport: visit, story: storyVisit, stage: stageVisit, trace: row["visit"] },
    epoch: { transport: epoch, trace: row["epoch"], charts: found(inView("pp-charts"), /In epoch (\d+):/)[0] },
    example: { story: storyExample, stage: stageExample, trace: row["example"] },
    updates: { transport: updates, compare: compared[0] },
    wrong: {
      transport: wrong,
      stage: stageWrong?.replace("No", "0"),
      compare: compared[2]?.replace("best ", ""),
      ...(linear && !/no plane|single plane|vertical/.test(inView("pp-lift")) ? { lift: wrongInLift() } : {}),
    },
    score: linear
      ? {
          story,
          stage: found(stage, /score (−?[\d.]+),/)[0],
          trace: asWritten(story, row["score a"]),
          equation: found(inView("pp-equation"), /a=w·x\+b\S*[=≈](−?[\d.]+)(?=\s)/)[0],
          algorithm: found(inView("pp-algorithm"), /w·x \+ b a = (?:[^=▸]*[=≈] )?(−?[\d.]+) ▸/)[0],
        }
      : {},
    weights: linear
      ? {
          table: rounded(weightsInTable()),
          trace: rounded(columns.map((name) => row[name] ?? "")),
        }
      : {},
  };
}

/** The first text, where the second is that number with the digits after the point that its column has; else the second. */
function asWritten(text: string | undefined, inColumn: string | undefined): string | undefined {
  const [one, other] = [text, inColumn].map((each) => each?.replace("−", "-") ?? "");
  const decimals = other?.split(".")[1]?.length ?? 0;
  return one && Number(one).toFixed(decimals) === other ? text : inColumn;
}

/** Each fact, with all that is said of it if that is not one. */
const disagreements = (facts: Said): unknown[] =>
  Object.entries(facts).filter(
    ([, by]) => new Set(Object.values(by)).size > 1 || Object.values(by).includes(undefined),
  );

describe.each(kinds)("%s, with another learner beside it", (kind) => {
  test("is shown at one moment by all views, at each of some", { timeout: 60_000 }, async () => {
    bench = Bench.ofTest(stateOf(cs188, { learners: [{ kind } as PageLearner, { kind: "pocket" }], ...lifted }));
    // The second-order perceptron has converged after four epochs; the pocket goes on.
    const last = kind === "second-order" ? 20 : Number.POSITIVE_INFINITY;
    for (const visit of moments.filter((one) => one <= last).slice(0, sampled(moments.length, 3))) {
      bench.do({ type: "seek", visit });
      await settle();
      const facts = said(kind);
      if (!baselines.includes(kind)) expect(facts["visit"]?.["transport"]).toBe(String(visit));
      expect(disagreements(facts), `visit ${visit}`).toEqual([]);
      if (!oneHyperplane.includes(kind)) continue;
      const further = await saidByCompanions(kind, weightsInTable());
      const all = Object.fromEntries(Object.entries(further).map(([fact, by]) => [fact, { ...facts[fact], ...by }]));
      expect(disagreements(all), `companions at visit ${visit}`).toEqual([]);
    }
  });
});

test("while it plays, what is not of the moment shown is marked, and soon is of it", { timeout: 60_000 }, async () => {
  bench = Bench.ofTest(stateOf(cs188, { learners: [{ kind: "perceptron" }, { kind: "pocket" }], ...lifted }));
  await settle();
  bench.do({ type: "play" });
  const compared = () => textOf(document.querySelector("pp-numbers tbody tr")?.children[1] ?? null);
  const stale = () =>
    [...document.querySelectorAll("[data-stale]")].map((one) => [one.localName, one.getAttribute("aria-busy")]);
  for (let seen = 0; seen < 10; seen++) {
    const { visit } = bench.frame.pane;
    for (let frames = 0; bench.frame.pane.visit === visit && frames < 500; frames++) {
      bench.now += 16;
      bench.session.tick();
    }
    expect(bench.frame.playback.playing).toBe(true);
    // One frame of each visit is all there is.
    await showAll();
    const { updates } = bench.frame.pane;
    if (compared() !== String(updates)) expect(stale()).toContainEqual(["pp-numbers", "true"]);
    const figure = new FigureMaker().figure(bench.frame, "bias");
    const inLift = figure && wordsOf(bench.frame, figure)?.replaceAll("\u00a0", " ");
    if (inView("pp-lift-words") !== inLift) expect(stale()).toContainEqual(["pp-lift-words", "true"]);
    await expect.poll(compared, { message: `visit ${bench.frame.pane.visit}` }).toBe(String(updates));
    await expect.poll(() => inView("pp-lift-words")).toBe(inLift);
    await expect.poll(stale).toEqual([]);
  }
});

test.each(["projection", "weight-space", "proof"])("the %s of another moment is marked", async (view) => {
  bench = Bench.ofTest(stateOf(cs188));
  const drawer = view === "proof" ? "margin" : (view as "projection" | "weight-space");
  bench.do({ type: "seek", visit: 12 }, { type: "set-ui", ui: { drawer, proof: "angle" } });
  // The bias is held.
  const window = { axes: ["x1", "x2"], x: [-5, 5], y: [-5, 5] } as const;
  if (view === "weight-space") bench.do({ type: "want-weights", want: { axes: ["x1", "x2"], window } });
  bench.untilStill();
  const { findings, ...frame } = bench.frame;
  const proof = findings?.proof;
  expect([findings?.projection, findings?.weights?.region, proof?.step].find((found) => found)?.visit).toBe(12);
  const { pane } = frame;
  const stale = async (visit: number) => {
    const shown = { ...frame, findings, pane: { ...pane, visit } };
    await show(html`<div class="pp-app">
      ${view === "projection" ? html`<pp-projection .frame=${shown} .dispatch=${bench.dispatch}></pp-projection>` : ""}
      ${view === "weight-space" ? html`<pp-weight-space .frame=${shown} .dispatch=${bench.dispatch}></pp-weight-space>` : ""}
      ${view === "proof" ? html`<pp-proof .frame=${shown} .dispatch=${bench.dispatch}></pp-proof>` : ""}
    </div>`);
    return document.querySelector(`pp-${view}`)?.getAttribute("aria-busy") ?? null;
  };
  expect(await stale(12)).toBeNull();
  expect(await stale(13)).toBe("true");
  expect(await stale(12)).toBeNull();
});
