import type { Frame } from "../../state/runs/frame.js";
import { tools } from "../../words/en/stage/tools.js";

/** That something has been taken back or brought again, which the stage alone would show: also the same twice in a row. */
export function travelText({ travelled, position, examples, words }: Frame): string {
  if (travelled === 0) return "";
  const say = words.room(tools);
  const text = travelled < 0 ? say.undone(examples.count) : say.redone(examples.count);
  return position % 2 === 0 ? text : `${text}\u200b`;
}
