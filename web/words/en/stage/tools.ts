import { count } from "../../grammar/en.js";
import { room } from "../../room.js";
import { examples, type Label, labelled } from "../nouns.js";

/** The bar of tools: what pointers do on the stage, what takes that back, and what the stage shows. */
export const tools = room("tools", {
  bar: "Tools",
  tool: "Tool",
  names: {
    hand: "Hand",
    positive: "Draw +",
    negative: "Draw −",
    class: "Class",
    erase: "Erase",
    move: "Move",
  },
  hints: {
    hand: "Drag to pan the view, or press an example to select it. With any other tool, hold Space and drag, or drag with the middle button.",
    positive: "Draw positive examples",
    negative: "Draw negative examples",
    class: "Draw examples of another class",
    erase: "Erase examples",
    move: "Move an example",
  },
  tooManyFeatures: (features: number): string =>
    `Each example has ${count(features)} features, so you can’t draw or move examples here.`,
  classes: "Class to draw",
  /** In two parts: the number between them is all that is seen. */
  className: (number: string): readonly [string, string] => ["Class ", number],
  classHint: (name: string): string => `Draw examples of class ${name}`,
  classesHint: "“Draw +” draws class 1, “Draw −” draws class 0.",

  edits: "Edits",
  undo: "Undo",
  redo: "Redo",
  clear: "Clear",
  /** For those who don't see it. */
  undone: (now: number): string => `Undone: now ${examples(now)}.`,
  redone: (now: number): string => `Redone: now ${examples(now)}.`,

  more: "More tools",
  moreHint: "Classes, brush, shading and clear",
  brush: "Brush",
  brushHint: "How many examples each press, or each step of a drag, draws",
  brushName: "Brush size, number of points",
  brushSize: "Brush size",

  view: "View of the stage",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Fit view",
  shading: "Shade by score",
  liveName: "Live: train again after every change",

  legend: "Examples",
  /** @param name of the class; empty where it has none. */
  legendEntry: (examples: number, label: Label, name: string): string =>
    name ? `${count(examples)} ${labelled(label)}: ${name}` : `${count(examples)} ${labelled(label)}`,
  wrongNow: (examples: number): string => `A cross marks what is predicted wrong now: ${count(examples)}`,
});

export type ToolsWords = typeof tools.english;
