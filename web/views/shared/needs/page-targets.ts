import type { TargetsWords } from "../../../words/generated/en/targets.js";

/** Parts of the story. */
const storyAsides = ["weights", "reading", "equation", "vectors", "notation"] as const;

/** What is not in sight in the lecture hall, unless a step needs it. */
export type Aside = "setup" | "tools" | "drawer" | (typeof storyAsides)[number];

/** What `data-aside` on the page says of these: each of them, and whether any is of the story. */
export function asidesOf(names: readonly string[]): string {
  const targets: Readonly<Record<string, PageTarget | undefined>> = pageTargets;
  const asides = names.flatMap((name) => targets[name]?.aside ?? []);
  return [...asides, ...(asides.some((aside) => storyAsides.some((part) => part === aside)) ? ["story"] : [])].join(
    " ",
  );
}

/** Something on the page that a step can need. */
export interface PageTarget {
  readonly selector: string;
  /** What it is in, or is, that the lecture hall puts aside: see element/present/needs.css. */
  readonly aside?: Aside;
}

const part = (part: string): PageTarget => ({ selector: `[data-part="${part}"]` });
const tab = (part: string): PageTarget => ({
  selector: `:is(#pp-tab-${part}, .pp-panel[data-part="${part}"])`,
  aside: "drawer",
});
/** By its key, which it has in every language. */
const press = (key: string): PageTarget => ({ selector: `.pp-transport-button[aria-keyshortcuts="${key}"]` });
const chosen = (section: string): PageTarget => ({
  selector: `.pp-setup-button[data-section="${section}"]`,
  aside: "setup",
});

/** What a step may highlight, by the names that the files of lessons have for it. */
export const pageTargets = {
  stage: part("stage"),
  tools: { ...part("tools"), aside: "tools" },
  transport: part("transport"),
  verdict: part("verdict"),
  setup: { ...part("setup"), aside: "setup" },
  story: { selector: "pp-sentence" },
  weights: { selector: "pp-weights", aside: "weights" },
  reading: { selector: ".pp-reading", aside: "reading" },
  equation: { selector: "pp-equation", aside: "equation" },
  vectors: { selector: "pp-update", aside: "vectors" },
  notation: { selector: ".pp-notation", aside: "notation" },

  play: { selector: ".pp-transport-play" },
  start: press("Home"),
  visit: press("ArrowRight"),
  update: press("Shift+ArrowRight"),
  epoch: press("E"),
  end: press("End"),
  timeline: { selector: ".pp-transport-timeline" },
  count: { selector: ".pp-transport-status" },

  data: chosen("data"),
  learner: chosen("learner"),
  features: chosen("features"),
  order: chosen("order"),
  compare: chosen("compare"),

  lift: tab("lift"),
  charts: tab("charts"),
  comparison: tab("compare"),
  orders: tab("orders"),
  margin: tab("margin"),
  projection: tab("projection"),
  "weight-space": tab("weight-space"),
  cures: tab("cures"),
  trace: tab("trace"),
  algorithm: tab("algorithm"),
} as const satisfies Readonly<Record<Exclude<keyof TargetsWords, "between">, PageTarget>>;

export type PageTargetName = keyof typeof pageTargets;
