import { html, type TemplateResult } from "lit";
import type { PlanePoint } from "../canvas/projection.js";

/** What keys and a pointer may ask for: the step that is usual, a large one, or a small one. */
export type Pace = "usual" | "coarse" | "fine";

/** How many steps that is. */
export function stepsOf(pace: Pace): number {
  return { usual: 1, coarse: 10, fine: 0.1 }[pace];
}

/** Something on a picture that is dragged, or moved by the arrow keys. */
export interface Handle {
  /** In CSS pixels of the picture. */
  readonly at: PlanePoint;
  readonly name: string;
  readonly label: string;
  /** What it stands at, as a number and in words. */
  readonly value: number;
  readonly text: string;
  /** Whether only pointers come to it: keys do the same elsewhere. */
  readonly byPointer?: boolean;
  /** A pointer takes hold of it there. Returns whether it may. */
  readonly take: (event: PointerEvent) => boolean;
  readonly drag: (event: PointerEvent) => void;
  readonly drop: () => void;
  /** @param dx, dy steps to the right and upwards. @param repeat whether the key is held. */
  readonly step: (dx: number, dy: number, pace: Pace, repeat: boolean) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Takes what it hears for itself: the picture below it draws where there is no handle. */
export function handle({ at, name, label, value, text, byPointer = false, ...acts }: Handle): TemplateResult {
  const holds = ({ currentTarget, pointerId }: PointerEvent): boolean =>
    (currentTarget as HTMLElement).hasPointerCapture(pointerId);
  const take = (event: PointerEvent): void => {
    if (event.button !== 0 || !acts.take(event)) return;
    event.stopPropagation();
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent): void => {
    event.stopPropagation();
    if (holds(event)) acts.drag(event);
  };
  const press = (event: KeyboardEvent): void => {
    const arrow = Object.hasOwn(arrows, event.key) ? arrows[event.key] : undefined;
    if (!arrow || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    acts.step(...arrow, event.shiftKey ? "coarse" : event.ctrlKey ? "fine" : "usual", event.repeat);
  };
  return html`<div
    class="pp-handle"
    data-name=${name}
    role="slider"
    tabindex=${byPointer ? -1 : 0}
    aria-hidden=${byPointer}
    aria-label=${label}
    aria-valuenow=${value}
    aria-valuetext=${text}
    title=${label}
    data-wants="learners"
    .style=${`translate: ${at.x}px ${at.y}px`}
    @pointerdown=${take}
    @pointermove=${drag}
    @lostpointercapture=${acts.drop}
    @keydown=${press}
  ></div>`;
}
