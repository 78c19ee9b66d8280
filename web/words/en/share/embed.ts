import { list } from "../../grammar/en.js";
import { room } from "../../room.js";

const areas = {
  header: "Header",
  setup: "Setup",
  tools: "Tools",
  stage: "Stage",
  transport: "Playback",
  verdict: "Verdict",
  story: "Story",
  drawer: "Panels",
} as const;

/** This moment as a figure in another page. */
export const shareEmbed = room("share.embed", {
  /** Of the figure, for a page that shows it. */
  title: "Perceptron Playground",
  compact: "Compact: only the stage, the playback buttons and one line of the story",
  hide: "Hide",
  /** What can be hidden; the panels below the stage are called as their tabs. */
  header: "Title and buttons",
  lock: "Lock",
  locks: {
    setup: "All settings",
    data: "Data",
    features: "Features",
    scaling: "Scaling",
    bias: "Bias",
    learner: "Learner",
    initial: "Initial weights",
    order: "Visit order",
    "max-epochs": "Max epochs",
    split: "Test examples",
    notation: "Notation of labels and bias",
    transport: "The visit shown",
  },
  size: "Size",
  sizes: {
    text: "Text width × 480",
    large: "Text width × 720",
    figure: "640 × 480",
    phone: "360 × 560",
  },
  theme: "Theme",
  themes: { auto: "Reader’s system", light: "Light", dark: "Dark" },

  /** What the drawing of the figure shows. */
  areas,
  preview: (shown: readonly (keyof typeof areas)[]): string =>
    `The figure shows: ${list(shown.map((area) => areas[area]))}.`,

  iframe: "iframe",
  markdown: "Markdown",
  element: "element",
  noAddress: "There is no link to this: it would be too long, or this page does not read its address.",
  noElement: "There is no element to copy: its attributes cannot hold all of this.",
  isFile:
    "This page is a file on this computer, so no other page can show it. Put it on a web server, open it from there, and then copy the code.",
});
