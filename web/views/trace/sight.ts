/** What is seen of a list of rows of one height. Lengths in CSS pixels. */
export interface Extent {
  readonly rows: number;
  readonly rowHeight: number;
  /** Of what rows are seen through. */
  readonly height: number;
}

/** Where it stands. */
export interface Sight {
  /** How much of the whole list has gone by above. */
  readonly top: number;
  /** How far the page's own list, which may be shorter, has been scrolled for that. */
  readonly at: number;
}

/** Rows from `first` to `last`; none where `last` is before it. */
export interface Rows {
  readonly first: number;
  readonly last: number;
}

/** The highest list that every browser lays out exactly. */
const highest = 8_000_000;
/** A scroll of so many heights at most goes as far as it goes; a longer one is a leap to a share of the list. */
const near = 2;
/** Rows kept ready above and below those in sight. */
const spare = 6;

/** How high the page's own list is. */
export function laidOut({ rows, rowHeight }: Extent): number {
  return Math.min(rows * rowHeight, highest);
}

/** Where it stands once the page's list has been scrolled. */
export function scrolled(from: Sight, at: number, extent: Extent): Sight {
  const { most, mostAt } = ends(extent);
  if (at <= 0) return { top: 0, at };
  if (at >= mostAt) return { top: most, at };
  if (most === mostAt) return { top: at, at };
  const step = at - from.at;
  const top = Math.abs(step) <= near * extent.height ? from.top + step : (at / mostAt) * most;
  return { top: Math.min(most, Math.max(0, top)), at };
}

/** Where it stands with a row in sight: as it was if the row was, else with the row at the end it comes in by. */
export function brought(from: Sight, row: number, extent: Extent): Sight {
  const above = row * extent.rowHeight;
  // Rounded as the end of the list is: the last row is never beyond it.
  const below = (row + 1) * extent.rowHeight - extent.height;
  const top = Math.min(above, Math.max(below, from.top));
  return top === from.top ? from : placed(top, extent);
}

/** The same where the list has become shorter or is seen through more: within its ends. */
export function held(from: Sight, extent: Extent): Sight {
  return from.top > ends(extent).most ? placed(from.top, extent) : from;
}

/** Whether a row is in sight, all of it. */
export function isInSight(row: number, sight: Sight, extent: Extent): boolean {
  return brought(sight, row, extent) === sight;
}

/** The rows in sight, with those kept ready around them. */
export function rowsAt({ top }: Sight, { rows, rowHeight, height }: Extent): Rows {
  return {
    first: Math.max(0, Math.floor(top / rowHeight) - spare),
    last: Math.min(rows - 1, Math.ceil((top + height) / rowHeight) + spare),
  };
}

/** How many rows a page is: one of those in sight stays in sight. */
export function pageOf({ rowHeight, height }: Extent): number {
  return Math.max(1, Math.floor(height / rowHeight) - 1);
}

/** How far below the beginning of the page's list a row stands. */
export function offsetOf(row: number, { top, at }: Sight, { rowHeight }: Extent): number {
  return at + row * rowHeight - top;
}

function placed(top: number, extent: Extent): Sight {
  const { most, mostAt } = ends(extent);
  const held = Math.min(most, Math.max(0, top));
  return { top: held, at: most === mostAt ? held : (held / most) * mostAt };
}

function ends(extent: Extent): { readonly most: number; readonly mostAt: number } {
  const { rows, rowHeight, height } = extent;
  return { most: Math.max(0, rows * rowHeight - height), mostAt: Math.max(0, laidOut(extent) - height) };
}
