export interface Palette {
  readonly ink: string;
  readonly rule: string;
  readonly line: string;
  readonly area: string;
  /** Lets what lies under it show through. */
  readonly band: string;
  readonly surface: string;
  readonly font: string;
  /** In CSS pixels. */
  readonly fontSize: number;
}

/** The theme's colours as a canvas takes them. The probe is an element of the view, so that it inherits the theme. */
export function readPalette(probe: HTMLElement): Palette {
  const style = getComputedStyle(probe);
  // uPlot scales a font to the device's pixels only by whole pixels.
  const fontSize = Math.round(Number.parseFloat(style.fontSize));
  const colour = (value: string) => {
    probe.style.color = value;
    return style.color;
  };
  return {
    ink: colour("var(--pp-ink-2)"),
    rule: colour("var(--pp-rule)"),
    line: colour("var(--pp-ink)"),
    area: colour("var(--pp-accent-soft)"),
    band: colour("color-mix(in srgb, var(--pp-accent) 35%, transparent)"),
    surface: colour("var(--pp-bg)"),
    fontSize,
    font: `${fontSize}px ${style.fontFamily}`,
  };
}
