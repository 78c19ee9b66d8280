// Numbers into a Markdown table.

/** @typedef {{ what: string, ratio: number, target: number, note: string }} Row */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param {readonly Row[]} rows */
export function table(rows) {
  const lines = rows.map(({ what, ratio, target, note }) => {
    const digits = ratio < 10 ? 2 : 0;
    return `| ${what} | ${ratio.toFixed(digits)}× | ≥ ${target}× | ${ratio >= target ? "met" : "missed"} | ${note} |`;
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
  return `${(perSecond / 1e6).toPrecision(3)} M`;
}
