import type { Frame } from "../frame.js";
import { figure } from "./checks/figures.js";
import type { Values } from "./checks/kind.js";

/** What the texts of every task may say of the moment shown. */
export const commonValues = ["visit", "epoch", "updates", "mistakes"] as const;

export function valuesOf({ pane }: Frame): Values {
  const { visit, epoch, updates, trainingMistakes } = pane;
  return {
    visit: figure(visit),
    epoch: figure(epoch),
    updates: figure(updates),
    mistakes: trainingMistakes === null ? "?" : figure(trainingMistakes),
  };
}

/** A text of a lesson, which is HTML, with its values filled in. */
export function filled(text: string, values: Values): string {
  return text.replace(/\{([a-z]+(?:-[a-z]+)*)\}/g, (braces, name: string) => {
    const value = values[name];
    return value === undefined ? braces : escaped(value);
  });
}

/** A text as HTML that says it and nothing else. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
