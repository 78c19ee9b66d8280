import type uPlot from "uplot";

export interface ChartSpec {
  /** CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly palette: Palette;
  /** A whole number as it stands beside an axis. */
  readonly count: (count: number) => string;
  readonly x: {
    /** What it counts, below the axis. */
    readonly label: string;
    /** Least distance of its numbers, in em. */
    readonly space: number;
    readonly range: () => [number, number];
  };
  readonly y: {
    readonly range: () => [number, number];
    /** A number as it stands beside the axis. */
    readonly text?: (value: number) => string;
    /** Whether there are numbers between the whole ones. */
    readonly fractions?: boolean;
  };
}

type Shared = Required<Pick<uPlot.Options, "width" | "height" | "legend" | "cursor" | "scales" | "axes">>;

/** What all charts have in common: counts along the axes, in the type of the theme, and nothing that follows a pointer. */
export function chartOptions({ size, palette, count, x, y }: ChartSpec): Shared {
  const wholeNumber = (value: number): string => (Number.isInteger(value) ? count(value) : "");
  const { ink, rule, font, fontSize: em } = palette;
  const axis = { stroke: ink, font, labelFont: font, ticks: { show: false }, gap: 6 };
  return {
    ...size,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: x.range }, y: { range: y.range } },
    axes: [
      {
        ...axis,
        incrs: wholes,
        values: (_plot, splits) => splits.map(wholeNumber),
        size: 1.6 * em,
        space: x.space * em,
        grid: { show: false },
        label: x.label,
        labelSize: 1.4 * em,
        labelGap: 0,
      },
      {
        ...axis,
        ...(!y.fractions && { incrs: wholes }),
        values: (_plot, splits) => splits.map(y.text ?? wholeNumber),
        size: (_plot, labels) => widest(labels) * 0.64 * em + 10,
        space: 2 * em,
        grid: { stroke: rule, width: 1 },
      },
    ],
  };
}

/** A range from 0 with a little room above the highest value, and never lower than `least`. */
export function fromZero(most: number, least: number): [number, number] {
  return [0, Math.max(least, most * 1.08)];
}

/** Axis splits at whole numbers only. */
const wholes = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((factor) => factor * 10 ** power)).flat();

function widest(labels: readonly string[] | null): number {
  return (labels ?? []).reduce((most, { length }) => Math.max(most, length), 1);
}

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
