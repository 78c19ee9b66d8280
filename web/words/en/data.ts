import { presetTitles } from "../../state/data/preset-titles.js";
import { plural } from "../grammar/en.js";
import { room } from "../room.js";

/** What the data is called. */
export const data = room("data", {
  /** By their names in an address. */
  presets: presetTitles,
  drawn: (points: number): string => plural(points, { one: "# drawn point", other: "# drawn points" }),
  imported: (examples: number): string => plural(examples, { one: "# imported example", other: "# imported examples" }),
});
