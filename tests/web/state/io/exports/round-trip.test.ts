import { describe, expect, it } from "vitest";
import { examplesOf } from "../../../../../web/state/data/examples.js";
import { dataCsv, dataLibsvm } from "../../../../../web/state/io/exports/data/index.js";
import { Reading } from "../../../../../web/state/io/import/reading.js";
import { engine } from "../../engine.js";
import { bits } from "./numpy.js";

const presets = engine.presets.map(({ name }) => name);

/** The examples that the page makes of a text. */
async function imported(text: string) {
  const read = await new Reading(text).read({}, () => Promise.resolve());
  const table = read && "outcome" in read ? read.outcome?.table : null;
  if (!table) throw new Error("nothing was read");
  return examplesOf(table, engine);
}

describe("what was exported is imported again as it was", () => {
  it.each(presets)("%s", async (name) => {
    const examples = examplesOf({ kind: "preset", name }, engine);
    for (const text of [dataCsv({ examples }), dataLibsvm({ examples })]) {
      const back = await imported(text);
      expect(bits(back.X)).toBe(bits(examples.X));
      expect(back.label).toEqual(examples.label);
    }
  });
});
