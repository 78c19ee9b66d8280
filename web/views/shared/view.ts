import { LitElement, type PropertyDeclarations, type TemplateResult } from "lit";
import { english, type Room, type Words } from "../../state/document/notation/words.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { type FramePath, type FramePick, samePaths } from "./frame-paths.js";
import type { Styles } from "./loading/styles.js";

/** What the `index.ts` of a view's folder exports. */
export interface PartView {
  readonly styles: Styles;
  render(frame: Frame | null, dispatch: Dispatch): TemplateResult;
}
/** Before the page has given a view another. */
const unheard: Dispatch = Object.assign(() => {}, {
  inTurn: () => {},
  lives: () => () => false,
  now(): never {
    throw new Error("A view that was given no frame has nothing to decide by.");
  },
});

/** A part of the page: is given a frame and emits intents. It renders into the one shadow root of the playground. */
export class View<Shown = Frame> extends LitElement {
  static override properties: PropertyDeclarations = { frame: { attribute: false }, dispatch: { attribute: false } };

  declare frame: Shown | null;
  declare dispatch: Dispatch;

  constructor() {
    super();
    this.frame = null;
    this.dispatch = unheard;
  }

  /** The words of the frame; English before there is one. */
  protected get words(): Words {
    return (this.frame as { readonly words?: Words } | null)?.words ?? english;
  }

  /** What a part of the page says, in the language of the frame. */
  protected say<W extends object>(room: Room<W>): W {
    return this.words.room(room);
  }

  protected override createRenderRoot(): HTMLElement {
    this.classList.add("pp-view");
    return this;
  }
}

/** Says, to eyes and to screen readers, whether what an element shows is of another moment than the page. */
export function markStale(element: Element, stale: boolean): void {
  element.toggleAttribute("data-stale", stale);
  if (stale) element.setAttribute("aria-busy", "true");
  else element.removeAttribute("aria-busy");
}

/** The class of views of such a frame. */
export interface ViewOf<Shown> {
  new (): View<Shown>;
  properties: PropertyDeclarations;
}

/**
 * A view of these parts of a frame, and of its words: it is drawn again when one of them differs, and knows no other.
 * @param atRest what it says only while nothing plays, as it would change in every frame.
 */
export function viewOf<P extends FramePath, Q extends FramePath = never>(
  reads: readonly P[],
  atRest: readonly Q[] = [],
): ViewOf<FramePick<P | Q | "words">> {
  const all = [...reads, "words"] as const;
  return class extends View<FramePick<P | Q | "words">> {
    static override properties: PropertyDeclarations = {
      frame: {
        attribute: false,
        hasChanged: (now: Frame | null, before: Frame | null) => differs(all, atRest, now, before),
      },
    };
  };
}

/** Whether one of the parts differs; of those that are read at rest, only while nothing plays. */
export function differs(
  reads: readonly FramePath[],
  atRest: readonly FramePath[],
  now: Frame | null,
  before: Frame | null | undefined,
): boolean {
  return !samePaths(reads, now, before) || (!now?.playback.playing && !samePaths(atRest, now, before));
}
