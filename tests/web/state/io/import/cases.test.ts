import { describe, expect, test } from "vitest";
import { asks } from "../../../../../web/state/io/import/index.js";
import { generatedFile } from "../../../../golden/import/generated.mjs";
import { goldenFile, read, saidOf } from "./golden.js";

/** What a file must become: see tests/golden/import/README.md. */
interface Want {
  readonly first?: readonly number[];
  readonly features?: readonly string[];
  readonly axes?: readonly string[];
  readonly label?: string;
  readonly counts?: readonly number[];
  readonly classNames?: readonly string[] | null;
  readonly rows?: number;
  readonly incomplete?: number;
  readonly nfeatures?: number;
  readonly says?: string;
}

const cases = Object.entries(
  JSON.parse(new TextDecoder().decode(goldenFile("cases/cases.json"))) as Record<
    string,
    readonly { readonly file: string; readonly want: Want; readonly note: string }[]
  >,
).flatMap(([folder, files]) => files.map(({ file, want, note }) => [`${folder}/${file}`, note, want] as const));

test.each(cases)("%s: %s", async (path, _, want) => {
  const leaveOut = want.incomplete !== undefined;
  const result = await read(goldenFile(`cases/${path}`), { leaveOut });
  const { says, ...facts } = want;
  if (says) return expect(saidOf(result).toLowerCase()).toContain(says.toLowerCase());
  if ("refused" in result) throw new Error(saidOf(result));
  const { columns, choices, outcome } = result;
  const nameOf = (k: number) => columns[k]?.name;
  const found = {
    first: outcome?.table?.rows[0],
    features: choices.features.map(nameOf),
    axes: choices.axes.map(nameOf),
    label: nameOf(choices.label),
    counts: outcome?.counts,
    classNames: outcome?.table?.classNames ?? null,
    rows: outcome?.table?.rows.length,
    incomplete: outcome?.incomplete,
    nfeatures: (outcome?.table?.columns.length ?? 0) - 1,
  };
  expect(found).toMatchObject(facts);
});

test("there are 24 cases", () => expect(cases).toHaveLength(24));

describe("300 files that programs and people write of a table", () => {
  /** How a label is compared: a number by its value, a word without capitals. */
  const plain = (label: string): string => (/^[+-]?\d/.test(label) ? String(Number(label)) : label.toLowerCase());

  async function outcomeOf(seed: number): Promise<"same" | "asked" | "refused" | string> {
    const { bytes, table, variations } = generatedFile(seed);
    const leaveOut = variations["missing"] !== "none";
    const result = await read(bytes, { leaveOut });
    const wrong = (what: unknown) => `${seed}: ${what}\n${JSON.stringify(variations)}\n${saidOf(result)}`;
    if ("refused" in result) return `refused ${wrong("")}`;
    const { outcome, notices } = result;
    if (!outcome?.table) return `refused ${wrong("")}`;
    const { rows, classNames = ["-1", "1"], columns } = outcome.table;
    const full = table.rows.flatMap((row, k) => (row.includes(null) ? [] : [{ row, label: table.labels[k] ?? "" }]));
    const flat = table.rows[0]?.length === 1;
    const expected = full.map(({ row, label }) => [...row, ...(flat ? [0] : []), plain(label)]);
    const found = rows.map((row) => [...row.slice(0, -1), plain(classNames[Math.max(0, row.at(-1) ?? 0)] ?? "")]);
    const names = table.features && [...table.features, ...(flat ? ["x₂ = 0"] : []), table.label];
    const same = JSON.stringify(found) === JSON.stringify(expected) && (!names || `${names}` === `${columns}`);
    const asked = notices.filter(asks).length > 0;
    if (same) return asked ? "same, asked" : "same";
    return asked ? "asked" : wrong(JSON.stringify([found.slice(0, 2), expected.slice(0, 2), columns, names]));
  }

  test("come back as that table, or are asked about", async () => {
    const outcomes = await Promise.all(Array.from({ length: 300 }, (_, seed) => outcomeOf(seed)));
    const of = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
    // Most are plain to see; what is asked is what nobody could know.
    expect(of("same")).toBeGreaterThan(200);
    expect(outcomes.filter((outcome) => !/^(same|asked)/.test(outcome)).join("\n\n")).toBe("");
  });
});
