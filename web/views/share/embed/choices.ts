import type { Part, Theme, UiState } from "../../../state/document/state.js";
import type { Choice } from "../../shared/controls/options.js";

type Locked = UiState["lock"][number];

/** What its author knows the parts of the page by. The bench is the setup, pinned: a figure opens with none. */
const titles: Readonly<Record<Exclude<Part, "bench">, string>> = {
  header: "Title and buttons",
  setup: "Setup",
  tools: "Tools",
  transport: "Transport",
  verdict: "Verdict",
  story: "Story",
  charts: "Mistakes",
  compare: "Compare",
  orders: "Order",
  margin: "Margin and bound",
  projection: "Projection",
  "weight-space": "Weight space",
  cures: "Cures",
  trace: "Trace",
};

/** What a figure can leave out. */
export const hideable = Object.entries(titles) as [keyof typeof titles, string][];

/** The parts that are there to be left out of a compact figure. */
export const compact: ReadonlySet<Part> = new Set(["transport", "story"]);

export const lockable: readonly (readonly [Locked, string])[] = [
  ["setup", "All settings"],
  ["data", "Data"],
  ["features", "Features"],
  ["scaling", "Scaling"],
  ["bias", "Bias"],
  ["learner", "Learner"],
  ["initial", "Initial weights"],
  ["order", "Order"],
  ["max-epochs", "When it stops"],
  ["split", "What is held out"],
  ["notation", "Labels and bias as written"],
  ["transport", "The moment shown"],
];

export const sizes: readonly (Choice<string> & { readonly width: number | null; readonly height: number })[] = [
  { value: "text", title: "As wide as the text, 480 high", width: null, height: 480 },
  { value: "large", title: "As wide as the text, 720 high", width: null, height: 720 },
  { value: "figure", title: "640 × 480", width: 640, height: 480 },
  { value: "phone", title: "360 × 560", width: 360, height: 560 },
];

export const themes: readonly Choice<Theme>[] = [
  { value: "auto", title: "As the reader's system" },
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
];
