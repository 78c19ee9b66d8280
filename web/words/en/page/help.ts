import { room } from "../../room.js";

/** Keys that are pressed, and what they do. */
export type KeyHelp = readonly [keys: readonly string[], does: string];

const stageKeys: readonly KeyHelp[] = [
  [["←", "↑", "→", "↓"], "move the crosshair"],
  [["P"], "add a positive example"],
  [["N"], "add a negative example"],
  [[",", "."], "previous, next example"],
  [["F"], "flip its label"],
  [["Alt", "arrow"], "nudge it"],
  [["Delete"], "remove it"],
  [["+", "−"], "zoom in, out"],
  [["0"], "fit the view to the data"],
];

const handleKeys: readonly KeyHelp[] = [
  [["Tab"], "from the plot to w, to the boundary"],
  [["←", "↑", "→", "↓"], "move it"],
  [["Shift", "arrow"], "in large steps"],
  [["Ctrl", "arrow"], "in small steps"],
  [["Alt"], "in small steps while you drag"],
];

const playbackKeys: readonly KeyHelp[] = [
  [["Space"], "play, pause"],
  [["→"], "one visit"],
  [["←"], "back one visit"],
  [["Shift", "→"], "one update"],
  [["Shift", "←"], "back one update"],
  [["E"], "one epoch"],
  [["Home"], "to the start"],
  [["End"], "to the end"],
  [["Ctrl", "Z"], "undo an edit"],
  [["Ctrl", "Y"], "redo it"],
];

const touchKeys: readonly KeyHelp[] = [
  [["tap"], "select an example, or use the tool"],
  [["drag"], "with the hand, scroll the page or move the view sideways; with a tool, draw or erase"],
  [["two fingers"], "zoom, and move the view"],
];

const presentKeys: readonly KeyHelp[] = [
  [["PageDown"], "the answer, then the next task; in no lesson the next prepared moment, or one visit"],
  [["PageUp"], "back"],
  [["1", "9"], "a prepared moment"],
  [["B", "."], "blank the page; any key brings it back"],
  [["F"], "full screen"],
  [["+"], "show the stage alone, and back"],
  [["Esc"], "leave"],
];

/** What Help says, on one screen. Of texts in pieces every second piece is bold. */
export const help = room("help", {
  algorithm: [
    "A perceptron looks at one example after another. Each look is a ",
    "visit",
    ": it computes the example’s score and predicts the label from its sign. Only a wrong prediction, a ",
    "mistake",
    ", makes it ",
    "update",
    " its weights. Draw examples of two classes, press Play, and watch the boundary turn until an epoch passes without a mistake. Then drag the timeline to any moment and see why.",
  ] as readonly string[],
  tools: [
    "Choose ",
    "Draw +",
    " or ",
    "Draw −",
    ", then press or drag on the plot to add examples: the brush sets how many at once. ",
    "Erase",
    " removes what it touches, ",
    "Move",
    " drags one example. At the start of a run, drag the small circles to turn ",
    "w",
    ", make it longer, or shift the boundary. Undo takes back any of this. To use a table of your own, press ",
    "Import data",
    " under ",
    "Data",
    ", or drop the file on the page.",
  ] as readonly string[],
  see: "What you see",
  symbols: {
    positive: (label: string): string => `a positive example, label ${label}`,
    negative: (label: string): string => `a negative example, label ${label}`,
    hatch: (label: string): string => `hatched: the perceptron predicts ${label}`,
    ring: "ring: the example of this visit",
    boundary: "the boundary, where the score is 0",
    boundaryAtThreshold: "the boundary, where the score is the threshold",
    ghost: "dashed: the boundary before the last update",
  },
  playbackKeysTitle: "Playback keys",
  playbackKeys,
  characterKeys: "Use E as a shortcut, and in a lesson [ and ]",
  characterKeysHint:
    "Switch this off if you dictate to your computer, or if you press them by accident. The letters for the plot work only while it has the focus.",
  stageKeysTitle: "Keys on the focused plot",
  stageKeys,
  handleKeysTitle: "Keys on w and the boundary, before the first visit",
  handleKeys,
  touchTitle: "Touch on the plot",
  touchKeys,
  presentKeysTitle: "Keys and clicker in Present",
  presentKeys,
  /** The first piece leads to it. */
  reference: ["Reference", ": every setting, as a parameter and as JSON."] as const,
});

export type HelpWords = typeof help.english;
