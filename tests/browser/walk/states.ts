import { learnerKinds, presetNames } from "../../../web/engine/generated/names.js";
import { stepsOn } from "../../../web/state/course/lessons/unit.js";
import { quizNames } from "../../../web/state/course/questions/kinds/index.js";
import { share } from "../../../web/words/generated/en/share.js";
import { lessons } from "../../web/lessons/opened.js";
import { closeSetting, openSetting, popoverOf, settingButton, settingTitles } from "../arrangement.js";
import { key, painted, press } from "../playground.js";
import type { Page } from "../support/browser.js";
import { everyJourney, sampled } from "../support/browsers.js";

/** What a row shows: parts of the state, with what is then pressed, and how that is left again. */
export interface Shown {
  readonly name: string;
  readonly state?: Readonly<Record<string, unknown>>;
  readonly ui?: Readonly<Record<string, unknown>>;
  readonly open?: (page: Page) => Promise<unknown>;
  readonly close?: (page: Page) => Promise<unknown>;
  /** What of the height the stage has at least in a lecture hall. */
  readonly stage?: number;
  /** Columns and rows of the cells of several learners on a desk. */
  readonly grid?: string;
}

type State = NonNullable<Shown["state"]>;

const preset = (name: string, options: object = {}): State => ({ data: { kind: "preset", name, ...options } });
const learning = (...kinds: readonly string[]): State => ({ learners: kinds.map((kind) => ({ kind })) });
const until = (visit: number): State => ({ visit });
/** A run that has ended, whatever it takes. */
const ended: State = { maxEpochs: 3, visit: 1e6 };
const product: State = { features: ["x1", "x2", "x1*x2"] };
const lifted = { lift: { feature: "x1*x2" } };

const reviews: State = {
  data: {
    kind: "reviews",
    words: ["excellent", "terrible", "not"],
    reviews: [
      ["An excellent course: every lecture was worth getting up for.", 1],
      ["A terrible course. The slides were read out to us.", -1],
      ["This was not an excellent course, whatever the brochure says.", -1],
      ["Not a terrible course at all: I would take it again.", 1],
    ],
  },
  scaling: "none",
  bias: false,
};

/** Waits until something of the playground is there, and has been drawn. */
async function appears(page: Page, selector: string): Promise<void> {
  await page.waitFor(
    (wanted) => document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(wanted)?.checkVisibility(),
    {},
    selector,
  );
  await painted(page);
}

const presses =
  (selector: string, ...shown: readonly string[]) =>
  async (page: Page): Promise<void> => {
    if (await page.has(selector)) await press(page, selector);
    for (const one of shown) await appears(page, one);
  };
const escapes = (page: Page): Promise<void> => key(page, "Escape");

const lesson = (step: string): Shown => ({
  name: `lesson ${step}`,
  ui: { lesson: step },
  open: (page) => appears(page, ".pp-lesson-text"),
});
const question = (id: string): Shown => ({
  name: `question ${id}`,
  ui: { quiz: id },
  open: (page) => appears(page, ".pp-task-ask, .pp-quiz"),
});

const six = ["perceptron", "averaged", "voted", "pocket", "margin", "batch"];
const three = learning(...six.slice(0, 3));

const drawer = (part: string): NonNullable<Shown["ui"]> => ({ drawer: part });

/** Every view of the companion, with something to show. */
export const views: readonly (Shown & Required<Pick<Shown, "ui">>)[] = [
  { name: "3-D", state: { ...preset("xor"), ...until(9) }, ui: lifted },
  { name: "weight space", state: until(9), ui: drawer("weight-space") },
  { name: "projection", state: until(9), ui: drawer("projection") },
  { name: "margin", state: until(9), ui: drawer("margin") },
  { name: "mistakes", state: until(120), ui: drawer("charts") },
  { name: "comparison", state: { ...three, ...until(60) }, ui: drawer("compare") },
  { name: "order", state: until(12), ui: drawer("orders") },
  { name: "cures", state: { ...preset("xor"), ...ended }, ui: drawer("cures") },
  { name: "trace", state: until(9), ui: drawer("trace") },
  { name: "algorithm", state: { ...learning("voted"), ...until(9) }, ui: drawer("algorithm") },
  { name: "the story", state: until(9), ui: drawer("story") },
];

const opened = (section: string): Shown => ({
  name: `${section} shared`,
  ui: { share: true },
  open: presses(`#pp-share-${section}-heading`, `#pp-share-${section}`),
});

const pasted = (name: string, text: string, shown: string): Shown => ({
  name,
  ui: { importing: true },
  open: async (page) => {
    await appears(page, "#pp-import-text");
    await page.fill("#pp-import-text", text);
    await appears(page, shown);
  },
  close: escapes,
});

const list = (shown: string): Shown => ({
  name: `the list of ${shown}`,
  ui: { lessons: true },
  open: presses(`.pp-lessons [name="pp-shown"][value="${shown}"]`, ".pp-course-list > li"),
});

const settingsOf = (data: State): readonly Shown[] =>
  settingTitles.map((title) => ({
    name: `the setting of ${title.toLowerCase()}`,
    state: { ...data, order: { kind: "shuffle-once", seed: 1 } },
    open: async (page: Page) => {
      await presses("#pp-tab-settings")(page);
      if (await page.has(settingButton(title))) await openSetting(page, title);
    },
    close: async (page: Page) => {
      if (await page.has(popoverOf(title))) await closeSetting(page);
      await presses("#pp-tab-story")(page);
    },
  }));

const noticed: Shown = {
  name: "a notice",
  ui: drawer("cellar"),
  open: (page) => appears(page, "pp-notices .pp-notice"),
  close: presses(".pp-notice button"),
};
const help: Shown = {
  name: "help",
  open: async (page) => {
    await press(page, ".pp-header-more");
    await presses(".pp-help-button", "dialog.pp-help")(page);
  },
  close: presses(".pp-help .pp-dialog-head .pp-button"),
};

/** Everything that opens on the page, as somebody sees it. */
export const everything: readonly Shown[] = [
  { name: "at first" },
  { name: "a visit", state: until(9) },
  { name: "no examples", state: { data: { kind: "points", points: [] } } },
  { name: "an end", state: { ...preset("iris"), ...until(1e6) } },
  { name: "an end in vain", state: { ...preset("xor"), ...ended } },
  { name: "why it was in vain", state: { ...preset("xor"), ...ended }, ui: { why: true } },
  { name: "full precision", state: { ...preset("cs188"), ...until(1e6) }, ui: { precision: "full" } },
  { name: "reviews", state: { ...reviews, ...until(3) } },
  { name: "classes", state: { ...preset("three-classes"), ...learning("multiclass"), ...until(20) } },
  {
    name: "examples held out",
    state: { ...preset("overlap", { n: 30 }), split: { fraction: 0.3, seed: 1 }, visit: 20 },
  },
  {
    name: "learners of examples, some of which are held out",
    state: {
      ...preset("overlap", { n: 40, seed: 3 }),
      ...learning("perceptron", "averaged", "voted", "kernel"),
      split: { fraction: 0.25, seed: 1 },
      visit: 90,
    },
    ui: { compare: "panes" },
  },
  { name: "a product", state: { ...preset("xor"), ...product, ...until(30) }, ui: lifted },
  ...views,
  ...sampled(["angle", "distance", "tighten"], 0).map((proof) => ({
    name: `the proof of ${proof}`,
    state: { ...preset("and"), ...until(12) },
    ui: { drawer: "margin", proof },
    open: (page: Page) => appears(page, ".pp-proof:not([data-stale])"),
  })),
  { name: "no proof", state: { ...preset("xor"), ...until(12) }, ui: { drawer: "margin", proof: "angle" } },
  { name: "a difference", state: { ...three, ...until(9) }, ui: { compare: "overlay", difference: [0, 1] } },
  { name: "six learners", state: { ...learning(...six), ...until(20) }, ui: { compare: "panes" } },
  {
    name: "six learners of classes, and their order",
    state: {
      ...preset("three-classes"),
      ...learning("perceptron", "margin", "averaged", "voted", "pocket", "multiclass"),
      ...until(40),
    },
    ui: { drawer: "orders" },
  },
  ...sampled(["1.1", "2.1", "3.2", "5.3", "6.3", "8.4", "10.1", "13.3", "14.7", "18.2"], 0, 3, 6, 8).map(lesson),
  ...sampled(["mistake.7", "boundary.7", "classes.4", "inseparable.4", "proof.4", "spiral"], 1, 2, 5).map(question),
  ...sampled(settingsOf(preset("cs188")), 0, 2, 4, 6),
  ...sampled(Object.keys(share.english.sections).map(opened), 0, 2),
  { name: "kept experiments", ui: { open: "list" } },
  ...["lessons", "practice", "challenges"].map(list),
  pasted("an import with a gap", "a,b,c,y\n1,2,3,no\n3,NA,4,yes\n5,6,7,yes\n", ".pp-import-problems"),
  pasted("an import that fails", 'a,b,y\n1,"2"x,0\n', ".pp-dialog-body > .pp-error"),
  pasted("an import of a state", '{ "v": 1, "bias": 3 }', "pp-import-state"),
  { name: "a worksheet", ui: { worksheet: "page" } },
  { name: "preferences", ui: { preferences: true } },
  help,
  { name: "more tools", open: presses(".pp-tools-more"), close: escapes },
  { name: "the sheet of weights", state: until(9), open: presses("#pp-tab-weights"), close: presses("#pp-tab-story") },
  noticed,
];

/** The settings of data that have a size and a noise, each opened and all pinned. */
export const settings: readonly Shown[] = [
  ...sampled(settingsOf(preset("overlap", { n: 30 })), 1, 3, 5),
  { name: "pinned settings", state: until(9), ui: { pinned: true } },
];

/** What is there in a lecture hall too, where nothing of it is pressed; every fifteenth of it in `npm test`. */
export const presented: readonly Shown[] = everything
  .filter(({ ui, open }) => !open || ui?.["lesson"] || ui?.["quiz"])
  .filter((_, place) => everyJourney || place % 15 === 0);

export const small: readonly Shown[] = [lesson("3.2")];

/** The run that the paces, and all else that may be shortened, are looked at. */
export const run: Shown = { name: "a run", state: until(100) };

/** With nothing over the page. */
export const open: readonly Shown[] = [
  { name: "at first", state: { order: { kind: "shuffle-once", seed: 1 } } },
  { name: "a visit", state: until(9) },
  { name: "mistakes", ui: drawer("charts") },
  { name: "order", ui: drawer("orders") },
  { name: "margin", ui: drawer("margin") },
  noticed,
];

/** On a desk: the stage alone, beside each view with few and many learners, and a lesson beside both. */
export const desk: readonly Shown[] = [
  { name: "a run alone", state: until(20) },
  ...views.flatMap(({ name, ui, state }, k) =>
    sampled([2, 4, 6], k % 3).map((count) => ({
      name: `${name}, ${count} learners`,
      state: { ...state, ...learning(...six.slice(0, count)), ...until(20) },
      ui,
    })),
  ),
  {
    ...lesson("18.2"),
    name: "a lesson beside weight space",
    state: until(3),
    ui: { lesson: "18.2", drawer: "weight-space" },
  },
];

export const cells: readonly Shown[] = (
  [
    [2, "2 × 1"],
    [4, "2 × 2"],
    [6, "3 × 2"],
  ] as const
).map(([count, grid]) => ({
  name: `cells of ${count} learners beside a view`,
  state: { ...learning(...six.slice(0, count)), ...until(20) },
  ui: { compare: "panes", drawer: "charts" },
  grid,
}));

export const tabs: readonly Shown[] = [
  { name: "the trace", ui: drawer("trace") },
  // Beside a step there is a column less.
  { ...lesson("8.4"), name: "a lesson beside the projection", open: presses("#pp-tab-projection", ".pp-panel") },
];

const learners = [...learnerKinds, six.slice(0, 4).join(",")];

const inHall = (data: string, kind: string): Shown => ({
  name: `${data}, ${kind}`,
  state: {
    ...(data === "reviews" ? reviews : preset(data)),
    ...learning(...kind.split(",")),
    ...until(kind === "batch" ? 160 : 5),
  },
});

/** Each preset and each learner; in `npm test` each learner. */
export const hall: readonly Shown[] = [
  ...[...presetNames, "reviews"]
    .slice(0, everyJourney ? undefined : learners.length)
    .map((data, k) => inHall(data, learners[k % learners.length] ?? "perceptron")),
  // Beside reviews, which scroll; and so many lines of equations that they need more than half of the width.
  inHall("reviews", "batch"),
  inHall("three-classes", "multiclass"),
  ...sampled(["margin", "kernel", "multiclass", "passive-aggressive"]).map((kind) => inHall("blobs", kind)),
];

/** What the stage has of the height, whatever is said next to it. */
export const hallStage: readonly Shown[] = [
  { ...inHall("blobs", "perceptron"), stage: 0.8 },
  { ...inHall("overlap", "perceptron,averaged"), stage: 0.7 },
  { name: "lifted", state: { ...preset("xor"), ...product, ...until(4) }, ui: lifted, stage: 0.8 },
  { name: "before an update", state: { ...learning("passive-aggressive"), ...until(4) }, stage: 0.8 },
  { name: "a batch", state: { ...preset("overlap"), ...learning("batch"), ...until(4) }, stage: 0.8 },
];

/** The stage without its column. */
export const hallAlone: readonly Shown[] = [
  {
    ...inHall("blobs", "perceptron"),
    name: "the stage alone",
    open: (page) => key(page, "+"),
    close: (page) => key(page, "Escape"),
    stage: 0.8,
  },
];

export const hallLow: readonly Shown[] = [
  inHall("blobs", "perceptron"),
  inHall("blobs", "margin"),
  inHall("xor", "perceptron"),
];

/** Steps with long formulas, long answers and code, runs that ended, tabs and what is lifted. */
export const hallSteps: readonly Shown[] = [
  ...["2.5", "3.1", "3.5", "5.2", "5.4", "10.3", "12.2", "12.7", "13.3", "14.7", "17.3", "18.2", "18.3"],
].map(lesson);

export const hallPairs: readonly Shown[] = [...presetNames, "reviews"].flatMap((data) =>
  learners.map((kind) => inHall(data, kind)),
);

export const hallPath: readonly Shown[] = stepsOn("hour").map((at) => lesson(`${at.lesson}.${at.step}`));

/** What writes on the stage: a run that has ended in vain or not, learners on one stage, beside each other, and a mean. */
const writing: readonly Shown[] = [
  { name: "at first" },
  { name: "a visit", state: until(7) },
  { name: "why in vain", state: ended, ui: { why: true } },
  { name: "a mean", state: { ...learning("averaged"), ...until(25) }, ui: { why: true } },
  {
    name: "three learners",
    state: { ...learning("perceptron", "averaged", "passive-aggressive"), ...until(9) },
    ui: { compare: "overlay", difference: [0, 1] },
  },
  {
    name: "four learners in vain",
    state: { ...learning("perceptron", "voted", "nearest-neighbours", "decision-tree"), ...ended },
    ui: { compare: "panes" },
  },
];

/** On each preset; in `npm test` each preset has one of them. */
export const signs: readonly Shown[] = writing.flatMap((shown, k) =>
  presetNames
    .filter((_, place) => everyJourney || (k + place) % writing.length === 0)
    .map((name) => ({ ...shown, name: `${name}, ${shown.name}`, state: { ...preset(name), ...shown.state } })),
);

/** So many examples that they leave a letter no room in a narrow plot. */
const crowd = Array.from({ length: 182 }, (_, k) => {
  const [x1, x2] = [(k % 14) - 6.5, Math.floor(k / 14) - 6];
  return [x1, x2, (5 * k) % 3 === 0 || x1 + x2 > 4 ? 1 : -1] as const;
});

/** Every kind of question, asked of examples that are made, by its seeds; and one among a crowd of examples. */
export const questions = (seeds: readonly number[]): readonly Shown[] => [
  ...quizNames.flatMap((name) => seeds.map((seed) => question(`${name}.${seed}`))),
  { ...question("boundary.3"), name: "a question of a crowd", state: { data: { kind: "points", points: crowd } } },
];

/** Steps of lessons that begin with a prediction, for which the example that comes next has a ring. */
export const predicting: readonly Shown[] = [...lessons].flatMap(([number, { steps }]) =>
  steps.flatMap(({ tasks }, k) =>
    tasks[0]?.checks[0]?.kind === "mistake"
      ? [{ ...lesson(`${number}.${k + 1}`), open: (page: Page) => appears(page, ".pp-next-ring") }]
      : [],
  ),
);

/** What is read in a low window. */
export const low: readonly Shown[] = [
  { name: "a visit", state: until(9) },
  lesson("1.1"),
  question("boundary.7"),
  question("mistake.7"),
  { name: "the trace", state: until(9), ui: drawer("trace") },
  { name: "lifted", state: { ...preset("xor"), ...product }, ui: lifted },
];

/** What is walked by the keyboard. */
export const keyed: readonly Shown[] = [
  { name: "at first" },
  noticed,
  { name: "a visit to XOR", state: { ...preset("xor"), ...until(9) } },
  lesson("6.2"),
  question("boundary.7"),
  { name: "the trace", state: until(9), ui: drawer("trace") },
  { name: "the chart of mistakes", state: until(9), ui: drawer("charts") },
  { name: "a comparison", state: learning("perceptron", "averaged"), ui: drawer("compare") },
  { name: "the order", ui: drawer("orders") },
  { name: "a figure", ui: { embed: true } },
  { name: "the sheet of settings", open: presses("#pp-tab-settings"), close: presses("#pp-tab-story") },
  { name: "the sheet of weights", state: until(9), open: presses("#pp-tab-weights"), close: presses("#pp-tab-story") },
  list("lessons"),
  { name: "shared", ui: { share: true } },
  help,
];

/** Whose stage is longer than the window. */
export const keyedReviews: Shown = { name: "reviews", state: reviews };

/** What is read on a phone below what is pinned. */
export const read: readonly Shown[] = [
  { name: "a visit", state: until(9) },
  lesson("1.1"),
  question("boundary.7"),
  { name: "weight space", state: until(9), ui: drawer("weight-space") },
];

/** Where nothing is below the window to scroll to. */
export const still: readonly Shown[] = [lesson("6.2"), question("boundary.7")];

/** The sizes of type that a reader may choose, with their choice. */
export const types: readonly Shown[] = ["large", "larger", "largest"].flatMap((textSize) =>
  [false, true].map((preferences) => ({
    name: `${textSize} text${preferences ? ", chosen" : ""}`,
    state: { ...preset("xor"), ...until(3) },
    ui: { textSize, preferences },
  })),
);

/** The largest type, where all of the page is in the window. */
export const largest: readonly Shown[] = [
  { name: "a visit to XOR", state: { ...preset("xor"), ...until(3) } },
  { name: "the chart of mistakes", state: { ...preset("iris"), ...until(150) }, ui: drawer("charts") },
  lesson("3.2"),
].map((shown) => ({
  ...shown,
  name: `${shown.name}, in the largest text`,
  ui: { ...shown.ui, textSize: "largest" },
  stage: 0.26,
}));
