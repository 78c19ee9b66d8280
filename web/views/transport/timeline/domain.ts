/** What decides how far the axis of the timeline reaches. */
interface Reach {
  /** Number of examples. */
  readonly examples: number;
  readonly frontier: number;
  readonly finished: boolean;
  readonly maxEpochs: number;
}

/**
 * The last visit of the axis. A finished run fills it. One that can go on gets an axis that doubles when it is full,
 * so that the picture holds still between doublings instead of crawling.
 */
export function domainEnd({ examples, frontier, finished, maxEpochs }: Reach): number {
  if (finished || examples <= 0) return Math.max(1, frontier);
  const least = Math.max(frontier, 2 * examples);
  let end = examples;
  while (end < least) end *= 2;
  // No run goes past its last epoch, so neither does the axis.
  return Math.max(1, frontier, Math.min(end, examples * maxEpochs));
}

/** Visits 0…end laid out on the pixels left…left + length. */
export interface Axis {
  readonly left: number;
  readonly length: number;
  readonly end: number;
}

export function xOfVisit(axis: Axis, visit: number): number {
  return axis.left + (Math.min(Math.max(visit, 0), axis.end) / axis.end) * axis.length;
}

/** The visit nearest to a place on the axis; places off the axis give its ends. */
export function visitAtX(axis: Axis, x: number): number {
  if (!(axis.length > 0)) return 0;
  const share = Math.min(Math.max((x - axis.left) / axis.length, 0), 1);
  return Math.round(share * axis.end);
}

/** Colours and font of the timeline, as CSS resolves them. */
export interface Palette {
  /** Not played yet. */
  readonly ahead: string;
  readonly played: string;
  /** The same two for areas, which would shout in full strength. */
  readonly aheadSoft: string;
  readonly playedSoft: string;
  readonly text: string;
  readonly rule: string;
  readonly faint: string;
  readonly ground: string;
  readonly font: string;
  readonly fontSize: number;
}

/**
 * A canvas cannot read custom properties, and a token may hold more than a colour (`light-dark()`, `color-mix()`).
 * So the styles of index.ts assign the tokens to properties that draw nothing on a canvas, and the browser resolves them.
 */
export function readPalette(canvas: HTMLElement): Palette {
  const style = getComputedStyle(canvas);
  return {
    ahead: style.columnRuleColor,
    played: style.caretColor,
    aheadSoft: style.borderRightColor,
    playedSoft: style.borderLeftColor,
    text: style.color,
    rule: style.textDecorationColor,
    faint: style.outlineColor,
    ground: style.borderTopColor,
    font: `${style.fontSize} ${style.fontFamily}`,
    fontSize: Number.parseFloat(style.fontSize) || 11,
  };
}
