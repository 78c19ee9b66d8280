import type { Part, Theme, UiState } from "../../../state/document/state.js";
import type { Choice } from "../../shared/controls/options.js";

type Locked = UiState["lock"][number];

/** What a figure can leave out, as its author knows it. */
export const hideable: readonly (readonly [Part, string])[] = [
  ["header", "Title and buttons"],
  ["setup", "Setup"],
  ["tools", "Tools"],
  ["transport", "Transport"],
  ["verdict", "Verdict"],
  ["story", "Story"],
  ["charts", "Mistakes"],
  ["compare", "Compare"],
  ["orders", "Order"],
  ["margin", "Margin and bound"],
  ["cures", "Cures"],
  ["trace", "Trace"],
];

/** The parts that are there to be left out of a compact figure. */
export const compact: ReadonlySet<Part> = new Set(["transport", "story"]);

export const lockable: readonly (readonly [Locked, string])[] = [
  ["setup", "All settings"],
  ["data", "Data"],
  ["features", "Features"],
  ["scaling", "Scaling"],
  ["bias", "Bias"],
  ["learner", "Learner"],
  ["order", "Order"],
  ["split", "What is held out"],
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
