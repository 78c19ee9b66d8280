import type { Frame } from "../../../state/frame.js";
import type { Words } from "../../../state/words.js";
import { data as dataRoom } from "../../../words/en/data.js";

type Loaded = Pick<Frame, "presets" | "examples"> & { readonly state: Pick<Frame["state"], "data"> };

/** "Two blobs", "12 drawn points", "150 imported examples" */
export function dataWords({ state: { data }, presets, examples: { count } }: Loaded, words: Words): string {
  const say = words.room(dataRoom);
  if (data.kind === "points") return say.drawn(count);
  if (data.kind === "table") return say.imported(count);
  // Reviews are among the presets by the name of their kind.
  const name = data.kind === "preset" ? data.name : data.kind;
  return presetTitle({ name, title: presets.find((preset) => preset.name === name)?.title ?? name }, words);
}

/** What a preset is called; one that the words do not know by its own title. */
export function presetTitle({ name, title }: Pick<Frame["presets"][number], "name" | "title">, words: Words): string {
  return words.room(dataRoom).presets[name] ?? title;
}
