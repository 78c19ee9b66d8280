// What is not trained in visits, as plain typed-array loops.

/** @import { Data } from "../data.mjs" */
/** @import { Grid } from "../../../web/engine/index.js" */

/**
 * A k-d tree of the plane in one array of indices, the middle of a range parting it (Bentley 1975).
 * @param {Data} data
 * @param {number} k
 * @returns {(grid: Grid) => Float64Array} The mean label of the k nearest at each point.
 */
export function nearestNeighbours({ n, X, y }, k) {
  const leaf = 8;
  const order = Uint32Array.from({ length: n }, (_, i) => i);
  const axes = new Uint8Array(n);
  /**
   * @param {number} begin
   * @param {number} end
   */
  const build = (begin, end) => {
    if (end - begin <= leaf) return;
    const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = begin; at < end; at++) {
      for (let axis = 0; axis < 2; axis++) {
        const value = X[2 * order[at] + axis];
        if (value < low[axis]) low[axis] = value;
        if (value > high[axis]) high[axis] = value;
      }
    }
    const axis = high[1] - low[1] > high[0] - low[0] ? 1 : 0;
    order.subarray(begin, end).sort((a, b) => X[2 * a + axis] - X[2 * b + axis]);
    const middle = begin + ((end - begin) >> 1);
    axes[middle] = axis;
    build(begin, middle);
    build(middle + 1, end);
  };
  build(0, n);

  const distances = new Float64Array(k);
  const labels = new Float64Array(k);
  let found = 0;
  let x0 = 0;
  let x1 = 0;
  /** Into its place among the nearest so far, which are sorted. @param {number} row */
  const offer = (row) => {
    const d0 = x0 - X[2 * row];
    const d1 = x1 - X[2 * row + 1];
    const distance = d0 * d0 + d1 * d1;
    if (found === k && distance >= distances[k - 1]) return;
    let at = found < k ? found++ : k - 1;
    for (; at > 0 && distances[at - 1] > distance; at--) {
      distances[at] = distances[at - 1];
      labels[at] = labels[at - 1];
    }
    distances[at] = distance;
    labels[at] = y[row];
  };
  /**
   * @param {number} begin
   * @param {number} end
   */
  const search = (begin, end) => {
    if (end - begin <= leaf) {
      for (let at = begin; at < end; at++) offer(order[at]);
      return;
    }
    const middle = begin + ((end - begin) >> 1);
    const axis = axes[middle];
    const difference = (axis === 0 ? x0 : x1) - X[2 * order[middle] + axis];
    if (difference > 0) search(middle + 1, end);
    else search(begin, middle);
    offer(order[middle]);
    if (found === k && difference * difference > distances[k - 1]) return;
    if (difference > 0) search(begin, middle);
    else search(middle + 1, end);
  };
  return (grid) => {
    const field = new Float64Array(grid.columns * grid.rows);
    for (let at = 0; at < field.length; at++) {
      x0 = grid.x0 + (at % grid.columns) * grid.dx;
      x1 = grid.y0 + Math.floor(at / grid.columns) * grid.dy;
      found = 0;
      search(0, n);
      let votes = 0;
      for (let i = 0; i < k; i++) votes += labels[i];
      field[at] = votes / k;
    }
    return field;
  };
}

/**
 * In many dimensions a tree saves little: every row is compared, with four sums at a time.
 * @param {Data} data
 * @param {number} k
 * @returns {(queries: Float64Array) => Float64Array} The mean label of the k nearest to each query.
 */
export function nearestOfAll({ n, d, X, y }, k) {
  const distances = new Float64Array(k);
  const labels = new Float64Array(k);
  const whole = d & ~3;
  return (queries) => {
    const means = new Float64Array(queries.length / d);
    for (let query = 0; query < means.length; query++) {
      const from = query * d;
      let found = 0;
      for (let row = 0; row < n; row++) {
        const to = row * d;
        let s0 = 0;
        let s1 = 0;
        let s2 = 0;
        let s3 = 0;
        let j = 0;
        for (; j < whole; j += 4) {
          const d0 = queries[from + j] - X[to + j];
          const d1 = queries[from + j + 1] - X[to + j + 1];
          const d2 = queries[from + j + 2] - X[to + j + 2];
          const d3 = queries[from + j + 3] - X[to + j + 3];
          s0 += d0 * d0;
          s1 += d1 * d1;
          s2 += d2 * d2;
          s3 += d3 * d3;
        }
        let distance = s0 + s1 + (s2 + s3);
        for (; j < d; j++) distance += (queries[from + j] - X[to + j]) ** 2;
        if (found === k && distance >= distances[k - 1]) continue;
        let at = found < k ? found++ : k - 1;
        for (; at > 0 && distances[at - 1] > distance; at--) {
          distances[at] = distances[at - 1];
          labels[at] = labels[at - 1];
        }
        distances[at] = distance;
        labels[at] = y[row];
      }
      let votes = 0;
      for (let i = 0; i < k; i++) votes += labels[i];
      means[query] = votes / k;
    }
    return means;
  };
}

/**
 * The rows in the order of a feature: a merge sort, which beats a comparator in a typed array's own.
 * @param {Data} data
 * @param {number} feature
 */
function sorted({ n, d, X }, feature) {
  const values = Float64Array.from({ length: n }, (_, row) => X[row * d + feature]);
  let from = Uint32Array.from({ length: n }, (_, row) => row);
  let to = new Uint32Array(n);
  for (let width = 1; width < n; width *= 2) {
    for (let begin = 0; begin < n; begin += 2 * width) {
      const middle = Math.min(begin + width, n);
      const end = Math.min(begin + 2 * width, n);
      let a = begin;
      let b = middle;
      for (let at = begin; at < end; at++) {
        to[at] = b >= end || (a < middle && values[from[a]] <= values[from[b]]) ? from[a++] : from[b++];
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/**
 * CART by the Gini impurity: every column sorted once and divided with its node.
 * @param {Data} data
 * @param {number} maxDepth
 * @returns {number} How many nodes it has.
 */
export function decisionTree(data, maxDepth) {
  const { n, d, X, y } = data;
  const columns = Array.from({ length: d }, (_, feature) => sorted(data, feature));
  const goesLow = new Uint8Array(n);
  const spare = new Uint32Array(n);
  let nodes = 0;
  /**
   * @param {number} begin
   * @param {number} end
   * @param {number} positives
   * @param {number} depth
   */
  const grow = (begin, end, positives, depth) => {
    nodes++;
    const size = end - begin;
    if (depth === maxDepth || positives === 0 || positives === size) return;
    let best = Number.POSITIVE_INFINITY;
    let feature = -1;
    let middle = 0;
    let lowPositives = 0;
    for (let j = 0; j < d; j++) {
      const rows = columns[j];
      let low = 0;
      let here = X[rows[begin] * d + j];
      for (let at = begin; at + 1 < end; at++) {
        if (y[rows[at]] > 0) low++;
        const next = X[rows[at + 1] * d + j];
        if (here < next) {
          const count = at + 1 - begin;
          const high = positives - low;
          const impurity = (low * (count - low)) / count + (high * (size - count - high)) / (size - count);
          if (impurity < best) {
            best = impurity;
            feature = j;
            middle = at + 1;
            lowPositives = low;
          }
        }
        here = next;
      }
    }
    if (feature < 0) return;
    if (depth + 1 < maxDepth) {
      const asked = columns[feature];
      for (let at = begin; at < end; at++) goesLow[asked[at]] = at < middle ? 1 : 0;
      for (const rows of columns) {
        let low = begin;
        let high = 0;
        for (let at = begin; at < end; at++) {
          const row = rows[at];
          if (goesLow[row]) rows[low++] = row;
          else spare[high++] = row;
        }
        for (let at = 0; at < high; at++) rows[low + at] = spare[at];
      }
    }
    grow(begin, middle, lowPositives, depth + 1);
    grow(middle, end, positives - lowPositives, depth + 1);
  };
  grow(
    0,
    n,
    y.reduce((count, label) => count + (label > 0 ? 1 : 0), 0),
    0,
  );
  return nodes;
}
