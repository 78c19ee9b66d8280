import { expect, it } from "vitest";
import { examplesOf } from "../../../../web/state/data/examples.js";
import { packAhead } from "../../../../web/state/data/packing/pack-ahead.js";
import { packedAhead } from "../../../../web/state/data/packing/packed-rows.js";
import { rows as matrix } from "../../../rows.js";
import { engine } from "../engine.js";

const tableOf = (count: number, base: number) => ({
  kind: "table" as const,
  columns: [...Array.from({ length: base }, (_, k) => `f${k}`), "y"],
  rows: Array.from({ length: count }, (_, i) => [...Array.from({ length: base }, (_, j) => i - j / 7), i % 2 || -1]),
  label: "y",
});

it.each(matrix("0 2; 1 2; 7000 2; 9000 50"))(
  "%i rows of %i features packed ahead, in pieces, are the examples they are at once",
  async (count, base) => {
    const table = tableOf(count, base);
    const atOnce = examplesOf(table, engine);
    let pauses = 0;
    await packAhead(table, async () => void pauses++);
    expect(pauses).toBe(base === 50 ? 1 : 0);
    expect(packedAhead.has(table.rows)).toBe(true);
    const ahead = examplesOf(table, engine);
    for (const name of ["X", "xy", "label"] as const)
      expect(Buffer.from(ahead[name].buffer).equals(Buffer.from(atOnce[name].buffer))).toBe(true);
    expect([ahead.count, ahead.base, ahead.columns]).toEqual([atOnce.count, atOnce.base, atOnce.columns]);
    expect(ahead.xy === ahead.X).toBe(base === 2);
    expect(packedAhead.has(table.rows)).toBe(false);
  },
);
