/**
 * One table written in one of the many ways that programs and people write tables, by a seed. `bytes` is the file. `table` is what it
 * must come back as: `features` (names, or null without a header), `rows` (numbers, null where a missing code is), `labels` (a word or
 * a number as text a row) and `label` (the column's name, or null). `variations` says how it was written.
 *
 * Imports nothing, so that the page, the program and the notebook read the same files.
 *
 * @typedef {{ features: string[] | null, rows: (number | null)[][], labels: string[], label: string | null }} Table
 * @typedef {Record<string, string | number | boolean>} Variations
 * @param {number} seed
 * @returns {{ bytes: Uint8Array, text: string, table: Table, variations: Variations }}
 */
export function generatedFile(seed) {
  const random = randomBy(seed);
  const variations = variationsBy(random);
  const { names, rows, labels, label } = tableBy(random, variations);
  const text = written(random, variations, { names, rows, labels, label });
  const named = variations.header === "names";
  return {
    bytes: encoded(text, variations.encoding),
    text,
    table: { features: named ? names : null, rows, labels, label: named ? label : null },
    variations,
  };
}

/** Mulberry32: numbers from 0 to 1, the same on every machine. */
function randomBy(seed) {
  let state = (seed * 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from, to) => from + Math.floor(next() * (to - from + 1));
  return { whole, pick: (list) => list[whole(0, list.length - 1)], chance: (share) => next() < share };
}

/** How a file is written. Whatever two of them contradict each other is settled here. */
function variationsBy({ pick, chance }) {
  const delimiter = pick([",", ",", ";", "\t", "|", " "]);
  const decimal = pick(delimiter === ";" ? [",", ","] : [".", ".", ".", ","]);
  const grouping = pick(["", "", decimal === "." ? "," : ".", "\u00a0", "\u2009", "'"]);
  const encoding = pick(["utf-8", "utf-8", "utf-8 with mark", "utf-16le", "utf-16be", "latin-1"]);
  const header = pick(["names", "names", "names", "none", "numbers"]);
  // Without a name nothing tells a number of a row from a feature.
  const index = pick({ names: ["no", "no", "no", "id", "unnamed", "R"], numbers: ["no", "unnamed"], none: ["no"] }[header]);
  return {
    delimiter,
    decimal,
    // Latin-1 has no thin space.
    grouping: encoding === "latin-1" && grouping === "\u2009" ? "\u00a0" : grouping,
    encoding,
    quotes: pick(["where needed", "where needed", "all", "words", "apostrophes"]),
    header,
    above: pick(["nothing", "nothing", "nothing", "comments", "title"]),
    missing: chance(0.3) ? pick(["", "NA", "N/A", "NaN", "null", "?", "<NA>", "#N/A", ".", "-", "inf"]) : "none",
    lineEnd: pick(["\n", "\n", "\r\n", "\r"]),
    lastLineEnd: chance(0.8),
    trailing: delimiter === " " ? "no" : pick(["no", "no", "no", "rows", "header", "both"]),
    index,
    first: chance(0.15),
    labels: pick(["yes/no", "Yes/yes/No/no", "0/1", "-1/+1", "1/1.0/0", "+/-", "species", "1/2/3", "M/B"]),
  };
}

const spellings = {
  "yes/no": { yes: ["yes"], no: ["no"] },
  "Yes/yes/No/no": { yes: ["yes", "Yes"], no: ["no", "No"] },
  "0/1": { 0: ["0"], 1: ["1"] },
  "-1/+1": { "-1": ["-1"], 1: ["+1"] },
  "1/1.0/0": { 0: ["0", "0.0"], 1: ["1", "1.0", "+1"] },
  "+/-": { "+": ["+"], "-": ["-"] },
  species: { setosa: ["setosa"], versicolor: ["versicolor"], virginica: ["virginica"] },
  "1/2/3": { 1: ["1"], 2: ["2"], 3: ["3"] },
  "M/B": { M: ["M"], B: ["B"] },
};

/** Kinds of columns: the fewest and the most units, and how many decimals a number is written with at most. */
const kinds = [
  { from: -9, to: 9, decimals: 0 },
  { from: 0, to: 99, decimals: 1 },
  { from: -50, to: 50, decimals: 2 },
  { from: 0, to: 0, decimals: 4 },
  { from: 1, to: 19, decimals: 3 },
  { from: 200, to: 9800, decimals: 0 },
  { from: 1000, to: 9999, decimals: 0 },
  { from: 900, to: 4_000_000, decimals: 2 },
];

const words = ["length", "width", "Größe", "height (cm)", "age", "income", "t", "weight, dry", 'the "x"', "p.value"];

function tableBy({ whole, pick, chance }, variations) {
  const d = whole(1, 5);
  const n = whole(8, 40);
  const columns = Array.from({ length: d }, () => pick(kinds));
  const from = whole(0, words.length - 1);
  const names = columns.map((_, k) => words[(from + k) % words.length]);
  const rows = Array.from({ length: n }, () =>
    columns.map(({ from, to, decimals }) => Number(`${whole(from, to)}.${digits(whole, decimals)}`)),
  );
  const values = Object.keys(spellings[variations.labels]);
  // The first rows have each label, so that none is missing.
  const labels = rows.map((_, k) => values[k < values.length ? k : whole(0, values.length - 1)]);
  if (variations.missing !== "none") for (const row of rows.slice(3)) if (chance(0.1)) row[whole(0, d - 1)] = null;
  return { names, rows, labels, label: pick(["label", "class", "target", "Species", "diagnosis"]) };
}

function digits(whole, decimals) {
  return Array.from({ length: decimals }, () => whole(0, 9)).join("") || "0";
}

function written(random, variations, { names, rows, labels, label }) {
  const { pick } = random;
  const { delimiter, header, above, lineEnd, lastLineEnd, trailing, index, missing, first } = variations;
  const decimals = names.map((_, k) => Math.max(...rows.map((row) => decimalsOf(row[k] ?? 0))));
  const spelled = (value) => spellings[variations.labels][value].map((word) => word.replace(".", variations.decimal));
  const number = (value, k) => (value === null ? missing : numeral(value, decimals[k], variations));
  const withIndex = (cells, name) => (index === "no" ? cells : [name, ...cells]);
  // Only a name says that a label comes first.
  const labelFirst = first && header === "names";
  const placed = (cells, last) => (labelFirst ? [last, ...cells] : [...cells, last]);
  const cell = (text, kind) => quoted(text, kind, variations);

  const heads = placed(names, label).map((name) => cell(name, "word"));
  const numbers = heads.map((_, k) => cell(String(k), "number"));
  const head = header === "numbers" ? numbers : heads;
  const headIndex = { no: [], R: [], id: [cell("id", "word")], unnamed: [cell("", "word")] }[index];
  // Written with spaces, an empty name is nothing.
  const headCells = [...(delimiter === " " && index === "unnamed" ? [] : headIndex), ...head];
  const body = rows.map((row, r) => {
    const cells = row.map((value, k) => cell(number(value, k), "number"));
    const named = index === "R" ? cell(String(r + 1), "word") : cell(String(index === "id" ? 84230 + 7 * r : r), "number");
    return withIndex(placed(cells, cell(pick(spelled(labels[r])), "word")), named);
  });
  const lines = body.map((cells) => cells.join(delimiter) + (/rows|both/.test(trailing) ? delimiter : ""));
  if (header !== "none") lines.unshift(headCells.join(delimiter) + (/header|both/.test(trailing) ? delimiter : ""));
  if (above === "comments") lines.unshift("# measured by hand, 2024", `# ${names.length} features; see "notes"`);
  if (above === "title") lines.unshift("Measurements", "");
  return lines.join(lineEnd) + (lastLineEnd ? lineEnd : "");
}

const decimalsOf = (value) => String(value).split(".")[1]?.length ?? 0;

/** A number with its decimals in full, so that a column is written evenly. */
function numeral(value, decimals, { decimal, grouping }) {
  const [units = "", rest] = Math.abs(value).toFixed(decimals).split(".");
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, grouping);
  return `${value < 0 ? "-" : ""}${grouped}${rest === undefined ? "" : decimal + rest}`;
}

/** A cell with quotes around it, where the file has them or the cell needs them. */
function quoted(text, kind, { delimiter, quotes }) {
  const needed = text.includes(delimiter) || /["\r\n]/.test(text) || (delimiter === " " && /[\s\u00a0\u2009]|^$/.test(text));
  const wanted = quotes === "all" || (quotes === "words" && kind === "word");
  if (needed || wanted) return `"${text.replaceAll('"', '""')}"`;
  return quotes === "apostrophes" && kind === "word" && !text.includes("'") ? `'${text}'` : text;
}

function encoded(text, encoding) {
  if (encoding === "latin-1") return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding === "utf-8 with mark") return new TextEncoder().encode(`\ufeff${text}`);
  const little = encoding === "utf-16le";
  return Uint8Array.from(
    [...`\ufeff${text}`].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
}
