import type { Words } from "../../document/notation/words.js";
import type { Frame } from "../../runs/frame.js";
import { figure } from "../checks/figures.js";
import type { Values } from "../checks/kind.js";

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

/** A text of a lesson, which is HTML, with its values filled in as its language writes numbers. */
export function filled(text: string, values: Values, { decimal }: Pick<Words, "decimal">): string {
  return text.replace(/\{([a-z]+(?:-[a-z]+)*)\}/g, (braces, name: string) => {
    const value = values[name];
    return value === undefined ? braces : escaped(decimal === "," ? withComma(value) : value);
  });
}

/** "(0.5, 1)" as "(0,5; 1)". */
function withComma(value: string): string {
  return value.replaceAll(", ", "; ").replaceAll(/(?<=\d)\.(?=\d)/g, ",");
}

/** A text as HTML that says it and nothing else. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
