/** The tokens as a canvas can use them: resolved colours and font families. */
export interface StageTheme {
  readonly surface: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly rule: string;
  readonly accent: string;
  readonly positive: string;
  readonly negative: string;
  readonly class2: string;
  readonly class3: string;
  readonly class4: string;
  readonly class5: string;
  /** Opacity of a class's colour over the surface where that class is predicted: a dark surface swallows more of it. */
  readonly tint: number;
  readonly font: string;
  readonly serif: string;
  /** Base font size in CSS pixels. */
  readonly size: number;
}

const COLORS = {
  surface: "--pp-surface",
  ink: "--pp-ink",
  ink2: "--pp-ink-2",
  ink3: "--pp-ink-3",
  rule: "--pp-rule",
  accent: "--pp-accent",
  positive: "--pp-positive",
  negative: "--pp-negative",
  class2: "--pp-class-2",
  class3: "--pp-class-3",
  class4: "--pp-class-4",
  class5: "--pp-class-5",
} as const;

type Colors = { -readonly [Name in keyof typeof COLORS]: string };

/**
 * Reads the tokens in force at `probe`, an element that shows nothing. Going through real properties resolves var(),
 * color-mix() and relative units, which a custom property alone would hand over unresolved.
 */
export function readTheme(probe: HTMLElement): StageTheme {
  const style = getComputedStyle(probe);
  const color = (token: string): string => {
    probe.style.color = `var(${token}, currentColor)`;
    return style.color;
  };
  const family = (token: string, fallback: string): string => {
    probe.style.fontFamily = `var(${token}, ${fallback})`;
    return style.fontFamily;
  };
  const colors: Colors = { ...COLORS };
  for (const name of Object.keys(colors) as (keyof Colors)[]) colors[name] = color(COLORS[name]);
  return {
    ...colors,
    tint: tintOf(probe, style),
    font: family("--pp-font", "sans-serif"),
    serif: family("--pp-serif", "serif"),
    size: Number.parseFloat(style.fontSize) || 16,
  };
}

function tintOf(probe: HTMLElement, style: CSSStyleDeclaration): number {
  probe.style.opacity = "var(--pp-tint, 0.18)";
  const tint = Number.parseFloat(style.opacity);
  probe.style.opacity = "";
  return tint;
}

/** Of a label −1, 1 or 2…5. */
export function classColor(label: number, theme: StageTheme): string {
  if (label < 0) return theme.negative;
  const colors = [theme.positive, theme.class2, theme.class3, theme.class4, theme.class5];
  return colors[(label - 1) % colors.length] ?? theme.ink;
}
