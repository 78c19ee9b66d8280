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
