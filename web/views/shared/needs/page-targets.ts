/** What is not in sight in the lecture hall, unless a step needs it. */
export type Aside = "setup" | "tools" | "drawer" | "weights" | "reading" | "vectors" | "notation";

/** Something on the page that a step can need. */
export interface PageTarget {
  /** As it is called in a sentence: "the stage". */
  readonly name: string;
  readonly selector: string;
  /** What it is in, or is, that the lecture hall puts aside: see present.css.ts. */
  readonly aside?: Aside;
}

const part = (name: string, part: string): PageTarget => ({ name, selector: `[data-part="${part}"]` });
const tab = (name: string, part: string): PageTarget => ({
  name: `the tab ${name}`,
  selector: `:is(#pp-tab-${part}, .pp-panel[data-part="${part}"])`,
  aside: "drawer",
});
const press = (caption: string, label: string): PageTarget => ({
  name: `the button ${caption}`,
  selector: `.pp-transport-button[aria-label="${label}"]`,
});
const chosen = (name: string, section: string): PageTarget => ({
  name: `the choice of ${name}`,
  selector: `.pp-setup-button[data-section="${section}"]`,
  aside: "setup",
});

/** What a step may highlight, by the names that the files of lessons have for it. */
export const pageTargets = {
  stage: part("the stage", "stage"),
  tools: { ...part("the tools", "tools"), aside: "tools" },
  transport: part("the transport", "transport"),
  verdict: part("the verdict", "verdict"),
  setup: { ...part("the settings", "setup"), aside: "setup" },
  story: { name: "the story", selector: "pp-sentence" },
  weights: { name: "the weights", selector: "pp-weights", aside: "weights" },
  reading: { name: "More about the weights", selector: ".pp-reading", aside: "reading" },
  equation: { name: "the equation", selector: "pp-equation" },
  vectors: { name: "the update as vectors", selector: "pp-update", aside: "vectors" },
  notation: { name: "Notation", selector: ".pp-notation", aside: "notation" },

  play: { name: "the button play", selector: ".pp-transport-play" },
  start: press("start", "Start"),
  visit: press("visit", "One visit"),
  update: press("update", "One update"),
  epoch: press("epoch", "One epoch"),
  end: press("end", "To the end"),
  timeline: { name: "the timeline", selector: ".pp-transport-timeline" },
  count: { name: "the count under the stage", selector: ".pp-transport-status" },

  data: chosen("data", "data"),
  learner: chosen("the learner", "learner"),
  features: chosen("features", "features"),
  order: chosen("the order", "order"),
  compare: { ...chosen("learners", "compare"), name: "Compare" },

  lift: { name: "the button 3-D", selector: `:is(.pp-lift-toggle, .pp-tools-row [data-wants="lift"])`, aside: "tools" },
  charts: tab("Mistakes", "charts"),
  comparison: tab("Compare", "compare"),
  orders: tab("Order", "orders"),
  margin: tab("Margin and bound", "margin"),
  projection: tab("Projection", "projection"),
  "weight-space": tab("Weight space", "weight-space"),
  cures: tab("Cures", "cures"),
  trace: tab("Trace", "trace"),
} as const satisfies Readonly<Record<string, PageTarget>>;

export type PageTargetName = keyof typeof pageTargets;
