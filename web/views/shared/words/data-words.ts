import type { Words } from "../../../state/document/notation/words.js";
import type { Frame } from "../../../state/runs/frame.js";
import { data as dataRoom } from "../../../words/en/data.js";

type Loaded = Pick<Frame, "examples"> & { readonly state: Pick<Frame["state"], "data"> };

/** "Two blobs", "12 drawn points", "150 examples in a table" */
export function dataWords({ state: { data }, examples: { count } }: Loaded, words: Words): string {
  const say = words.room(dataRoom);
  if (data.kind === "points") return say.drawn(count);
  if (data.kind === "table") return say.inTable(count);
  // Reviews are among the presets by the name of their kind.
  return presetTitle(data.kind === "preset" ? data.name : data.kind, words);
}

/** What a preset is called. */
export function presetTitle(name: string, words: Words): string {
  return words.room(dataRoom).presets[name] ?? name;
}
