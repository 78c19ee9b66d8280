// What llvm-cov counted, for people. Pure.

/**
 * @typedef {object} Counted
 * @property {number} count
 * @property {number} covered
 */

/** @typedef {{ lines: Counted, branches: Counted }} Summary */

/**
 * @typedef {object} Report The part of what `llvm-cov export -summary-only` prints that is read here.
 * @property {readonly { files: readonly { filename: string, summary: Summary }[], totals: Summary }[]} data
 */

/** Per cent of the core that its tests run, at least. A branch is covered where its condition was both true and false. */
export const targets = { lines: 99, branches: 95 };

/** @param {Counted} counted */
const percent = ({ count, covered }) => (count > 0 ? (100 * covered) / count : 100);

/** @param {Counted} counted */
const cell = (counted) => `${(Math.floor(100 * percent(counted)) / 100).toFixed(2).padStart(6)} %`;

/** @param {Counted} counted */
const missed = ({ count, covered }) => count - covered;

/**
 * The files of which something was not run, those of which most was not first; then all of them together.
 * @param {Report} report
 * @param {string} folder What the files' names are told from.
 */
export function summarize(report, folder) {
  const [{ files, totals } = { files: [], totals: undefined }] = report.data;
  if (!totals) throw new Error("llvm-cov has counted nothing.");
  const short = files.filter(({ summary }) => missed(summary.lines) + missed(summary.branches) > 0);
  short.sort((a, b) => missed(b.summary.branches) - missed(a.summary.branches) || (a.filename < b.filename ? -1 : 1));
  const rows = [
    ...short.map(({ filename, summary }) => ({ name: filename.slice(folder.length + 1), summary })),
    { name: `all ${files.length} files`, summary: totals },
  ];
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(
    ({ name, summary }) => `${name.padEnd(width)}  ${cell(summary.lines)}  ${cell(summary.branches)}`,
  );
  return [`${"".padEnd(width)}     lines  branches`, ...lines].join("\n");
}

/**
 * What falls short of its target, in words.
 * @param {Report} report
 */
export function shortfalls(report) {
  const totals = report.data[0]?.totals;
  return /** @type {const} */ (["lines", "branches"])
    .filter((what) => !totals || percent(totals[what]) < targets[what])
    .map((what) => `The tests run less than ${targets[what]} % of the ${what}.`);
}
