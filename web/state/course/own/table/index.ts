/** The examples of a step, of a table. Loaded where a course has one, or is not in UTF-8. */
import { saidBy } from "../../../../engine/lazy.js";
import type { Table } from "../../../document/state.js";
import { type Problem, Reading } from "../../../io/import/index.js";
import type { WrittenData } from "../format.js";
import type { Finder } from "../found.js";
import type { Surroundings } from "../surroundings.js";

export { decode } from "../../../io/import/index.js";

/** What a table that cannot be read is told with, by the codes of the import. */
const sentences: Readonly<Record<string, string>> = {
  noNumber: "The table cannot be read: {0} is not a number (line {1} of the table).",
  otherWidth: "The table cannot be read: line {1} of it has {0} cells, and the other lines have {2}.",
  firstWidth: "The table cannot be read: line {1} of it has {0} cells, and the first has {2}.",
  noValue: "The table cannot be read: a value is missing (line {1} of the table).",
  fewColumns: "A table has features and a label: this one has one column.",
  fewFeatures: "A table has features and a label: this one has no column of numbers except the label.",
  oneValue: "The labels of a table have two values at least: those in column {0} are all the same.",
  manyValues: "The labels of a table have only a few values: column {0} has too many.",
};
const unreadable = "The table cannot be read.";

/** The examples of a step. Null where they cannot be read, which is told. */
export async function tableOf(
  given: WrittenData,
  { textAt }: Pick<Surroundings, "textAt">,
  find: Finder,
): Promise<Table | null> {
  const text =
    "csv" in given
      ? given.csv
      : await textAt(given.file).catch((cause) => {
          find.say(["data", "file"], "{0} cannot be read: {1}.", given.file, saidBy(cause).replace(/\.$/, ""));
          return null;
        });
  if (text === null) return null;
  const at = ["data", "csv" in given ? "csv" : "file"];
  const reading = new Reading(text);
  const first = await reading.read({}, async () => {});
  if ("refused" in first) return tell(first.refused, at, find);
  const label = given.label === undefined ? -1 : first.columns.findIndex(({ name }) => name === given.label);
  if (given.label !== undefined && label < 0) {
    const names = first.columns.map(({ name }) => name).join(", ");
    find.say(["data", "label"], "The table has no column {0}: its columns are {1}.", given.label, names);
    return null;
  }
  const read = label < 0 ? first : await reading.read({ label }, async () => {});
  if ("refused" in read) return tell(read.refused, at, find);
  if (read.obstacle) {
    const { code } = read.obstacle;
    find.say(at, sentences[code] ?? unreadable, "name" in read.obstacle ? read.obstacle.name : "");
    return null;
  }
  const [problem] = read.outcome?.problems ?? [];
  if (problem) return tell(problem, at, find);
  return read.outcome?.table ?? null;
}

function tell(problem: Problem, at: readonly string[], find: Finder): null {
  const { code, line } = problem;
  const what = "text" in problem ? `“${problem.text}”` : "cells" in problem ? problem.cells : "";
  const others = "width" in problem ? problem.width : "first" in problem ? problem.first : "";
  find.say(at, sentences[code] ?? unreadable, what, line ?? 1, others);
  return null;
}
