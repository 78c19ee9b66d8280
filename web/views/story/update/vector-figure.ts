import { nothing, type SVGTemplateResult, svg } from "lit";
import type { PlanePoint, Snapshot } from "./snapshot.js";

/** A place in pixels of the picture, y downwards. */
type Drawn = PlanePoint;

/** From the units of the vectors to pixels. */
type Frame2 = (place: PlanePoint) => Drawn;

const PADDING = 22;
const HEAD = 8;

/** To one scale in both directions, with all of these places in sight. */
function fitted(room: { readonly width: number; readonly height: number }, places: readonly PlanePoint[]): Frame2 {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (room.width - 2 * PADDING) / (right - left || 1e-300),
    (room.height - 2 * PADDING) / (high - low || 1e-300),
  );
  // All in one place: there is nothing to scale by.
  const by = Number.isFinite(scale) && right - left + high - low > 0 ? scale : 0;
  const [x0, y0] = [(left + right) / 2, (low + high) / 2];
  return ({ x, y }) => ({ x: room.width / 2 + by * (x - x0), y: room.height / 2 - by * (y - y0) });
}

function middle(a: Drawn, b: Drawn): Drawn {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

interface Look {
  readonly ink: string;
  /** Of its letter, where that needs more contrast than the line. */
  readonly letter?: string;
  readonly dashes?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** The kind of a line says which class it is of without the colour. */
const looks = {
  w: { ink: "var(--pp-accent)" },
  was: { ink: "var(--pp-accent)", opacity: 0.55 },
  positive: { ink: "var(--pp-positive)", letter: "var(--pp-positive-text)" },
  negative: { ink: "var(--pp-negative)", letter: "var(--pp-negative-text)", dashes: "5 2" },
  plain: { ink: "var(--pp-ink-2)" },
  now: { ink: "currentColor", width: 1 },
  before: { ink: "var(--pp-ink-3)", dashes: "6 4", width: 1 },
  side: { ink: "var(--pp-ink-3)", dashes: "2 3", width: 1 },
} as const satisfies Readonly<Record<string, Look>>;

type Role = keyof typeof looks;

export function line(a: Drawn, b: Drawn, role: Role): SVGTemplateResult {
  const { ink, dashes, width }: Look = looks[role];
  return svg`<line stroke=${ink} stroke-width=${width ?? 1.75} stroke-dasharray=${dashes ?? nothing} x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y} />`;
}

/** Nothing where it has no length; a short one has a small head. */
export function arrow(from: Drawn, to: Drawn, role: Role): SVGTemplateResult | typeof nothing {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (!(length > 0.5)) return nothing;
  const head = Math.min(HEAD, length * 0.6);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const neck = { x: to.x - ux * head, y: to.y - uy * head };
  const wing = (side: 1 | -1) => `${neck.x - side * uy * head * 0.42},${neck.y + side * ux * head * 0.42}`;
  const { ink, opacity }: Look = looks[role];
  return svg`<g opacity=${opacity ?? nothing}>
    ${line(from, neck, role)}
    <path fill=${ink} d="M${to.x},${to.y}L${wing(1)}L${wing(-1)}Z" />
  </g>`;
}

/** The ends of a line through `o`, so long to both sides, perpendicular to what leads to `w`; null where that has no length. */
function perpendicular(o: Drawn, w: Drawn, long: number): readonly [Drawn, Drawn] | null {
  const length = Math.hypot(w.x - o.x, w.y - o.y);
  if (!(length > 0.5)) return null;
  const [dx, dy] = [(-(w.y - o.y) / length) * long, ((w.x - o.x) / length) * long];
  return [
    { x: o.x - dx, y: o.y - dy },
    { x: o.x + dx, y: o.y + dy },
  ];
}

/** What a picture shows of an update: all of it, or one of its three moments. */
export type UpdatePhase = "all" | "before" | "adding" | "after";

export interface FigureOptions {
  readonly width: number;
  readonly height: number;
  readonly moment: UpdatePhase;
  /** Of the example: its colour, and the kind of its line. */
  readonly tone: "positive" | "negative" | "plain";
  /** What is written beside x, and beside what is added. */
  readonly x: string;
  readonly step: string;
}

/**
 * w, x and what becomes of w, to one scale, with the boundary that is perpendicular to each. Tip to tail: w, and from its
 * tip what is added; as a parallelogram: both from the origin, and the new w its diagonal.
 */
export function vectorFigure(seen: Snapshot, look: FigureOptions): SVGTemplateResult {
  const { moment, width, height } = look;
  const moved = seen.factor !== null;
  const shows = (...moments: readonly UpdatePhase[]) => moments.includes(moment);
  const origin = { x: 0, y: 0 };
  const step = { x: seen.after.x - seen.w.x, y: seen.after.y - seen.w.y };
  const frame: Frame2 = fitted(look, [origin, seen.w, seen.x, ...(moved ? [seen.after, step] : [])]);
  const [o, w, x, after, added] = [origin, seen.w, seen.x, seen.after, step].map(frame) as [
    Drawn,
    Drawn,
    Drawn,
    Drawn,
    Drawn,
  ];
  const before = shows("all", "before", "adding");
  const adding = moved && shows("all", "adding");
  const done = moved && shows("all", "after");
  // Where x itself is what is added, it is drawn once.
  const own = !adding || Math.hypot(added.x - x.x, added.y - x.y) > 1;
  return svg`<svg
    class="pp-picture"
    viewBox="0 0 ${width} ${height}"
    aria-hidden="true"
  >
    ${shows("all", "before") || !moved ? boundary(o, w, look, done ? "before" : "now") : nothing}
    ${done ? boundary(o, after, look, "now") : nothing}
    ${adding ? svg`${line(added, after, "side")} ${line(o, added, "side")}` : nothing}
    ${own || !adding ? arrow(o, x, look.tone) : nothing}
    ${before ? arrow(o, w, done ? "was" : "w") : nothing}
    ${adding ? arrow(w, after, look.tone) : nothing}
    ${done ? arrow(o, after, "w") : nothing}
    <circle fill="var(--pp-ink)" cx=${o.x} cy=${o.y} r="2" />
    ${labels(
      [
        ...(adding ? [besideStep(w, after, middle(o, after), look)] : []),
        ...(done ? [{ at: after, from: o, text: "w′", role: "w" } as const] : []),
        ...(before && Math.hypot(w.x - o.x, w.y - o.y) > 1
          ? [{ at: w, from: o, text: "w", role: done ? "was" : "w" } as const]
          : []),
        ...(own || !adding ? [{ at: x, from: o, text: look.x, role: look.tone }] : []),
      ],
      look,
    )}
  </svg>`;
}

/** The label of what is added, beside the middle of its arrow, away from the middle of the picture. */
function besideStep(from: Drawn, to: Drawn, center: Drawn, { step, tone }: FigureOptions): Label {
  const at = middle(from, to);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [nx, ny] = [(to.y - from.y) / length, -(to.x - from.x) / length];
  const away = nx * (at.x - center.x) + ny * (at.y - center.y);
  // Where all lie on a line, above it.
  const side = Math.abs(away) > 1 ? Math.sign(away) : ny < 0 ? 1 : -1;
  return { at, from: { x: at.x - side * nx, y: at.y - side * ny }, text: step, role: tone };
}

/** Where the score of w·x is 0, through the origin: perpendicular to w. */
function boundary(o: Drawn, w: Drawn, look: FigureOptions, role: Role): SVGTemplateResult | typeof nothing {
  const ends = perpendicular(o, w, look.width + look.height);
  return ends ? line(ends[0], ends[1], role) : nothing;
}

interface Label {
  readonly at: Drawn;
  readonly from: Drawn;
  readonly text: string;
  readonly role: Role;
}

/** Pixels that a label goes aside, nearest first. */
const beside = [0, 13, -13, 26, -26, 39, -39];

/** Beyond the tips; one that would stand on another stands below or above it. */
function labels(wanted: readonly Label[], { width, height }: FigureOptions): readonly SVGTemplateResult[] {
  const taken: Drawn[] = [];
  return wanted.map(({ at, from, text, role }) => {
    const length = Math.hypot(at.x - from.x, at.y - from.y) || 1;
    const out = 10;
    const half = 4 * text.length;
    const x = within(at.x + ((at.x - from.x) / length) * (out + half / 2), half + 2, width - half - 2);
    const beyond = within(at.y + ((at.y - from.y) / length) * out + 4, 12, height - 4);
    const isFree = (y: number) => !taken.some((one) => Math.abs(one.x - x) < half + 8 && Math.abs(one.y - y) < 13);
    const y = beside.map((step) => within(beyond + step, 12, height - 4)).find(isFree) ?? beyond;
    taken.push({ x, y });
    const { ink, letter, opacity }: Look = looks[role];
    return svg`<text class="pp-update-label" fill=${letter ?? ink} opacity=${opacity ?? nothing} x=${x} y=${y}>${text}</text>`;
  });
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
