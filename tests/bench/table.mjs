// Numbers into a Markdown table.

/** @typedef {{ what: string, ratio: number, note: string } & ({ target: number } | { most: number })} Row The ratio is to be at least `target`, or at most `most`. */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param {readonly Row[]} rows */
export function table(rows) {
  const lines = rows.map((row) => {
    const { what, ratio, note } = row;
    const digits = ratio < 10 ? 2 : 0;
    const [wanted, met] =
      "most" in row ? [`≤ ${row.most}×`, ratio <= row.most] : [`≥ ${row.target}×`, ratio >= row.target];
    return `| ${what} | ${ratio.toFixed(digits)}× | ${wanted} | ${met ? "met" : "missed"} | ${note} |`;
  });
  return ["| ratio | measured | target | | visits per second |", "| --- | ---: | ---: | --- | --- |", ...lines].join(
    "\n",
  );
}

/**
 * "171 M"
 * @param {number} perSecond
 */
export function millions(perSecond) {
  return `${digits(perSecond / 1e6)} M`;
}

/**
 * Three of them where they are that many: "2.52", "1860"
 * @param {number} value
 */
export function digits(value) {
  return value < 1000 ? value.toPrecision(3) : value.toFixed(0);
}
