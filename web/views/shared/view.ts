import { LitElement, type PropertyDeclarations, type PropertyValues, type TemplateResult } from "lit";
import { english, type Room, type Words } from "../../state/document/notation/words.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { type FrameParts, FrameReads, giverOf, peek } from "./frame-reads.js";
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

/**
 * A part of the page: is given a frame and emits intents. It renders into the one shadow root of the playground. It is
 * drawn again when something differs that it read of the frame when it was drawn; until then it hands each frame on to
 * the views that it gave its frame.
 */
export class View extends LitElement {
  static override properties: PropertyDeclarations = {
    frame: { attribute: false, noAccessor: true },
    dispatch: { attribute: false },
  };

  declare dispatch: Dispatch;
  readonly #reads: FrameReads;
  #frame: Frame | null = null;
  /** What it was drawn from last; undefined before it has been drawn. */
  #drawn: Frame | null | undefined;
  /** Of the view that gave it its frame: that gives it the next ones too. */
  #giver: FrameReads | null = null;

  /** @param parts Which parts of a frame are read value by value. */
  constructor(parts?: FrameParts) {
    super();
    this.#reads = new FrameReads(parts);
    this.dispatch = unheard;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#giver?.heirs.add(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#giver?.heirs.delete(this);
  }

  get frame(): Frame | null {
    return this.#frame && this.#reads.of(this.#frame);
  }

  set frame(frame: Frame | null) {
    const giver = giverOf(frame) ?? this.#giver;
    if (giver !== this.#giver) this.#giver?.heirs.delete(this);
    this.#giver = giver;
    if (this.isConnected) this.#giver?.heirs.add(this);
    this.#frame = peek(frame);
    const drawn = this.#drawn;
    if (drawn === undefined || !this.#reads.same(drawn, this.#frame))
      this.requestUpdate("frame", drawn ? this.#reads.of(drawn) : null);
    else {
      // All that was read is equal: what is read from now on is compared with this frame, and the old one can go.
      this.#drawn = this.#frame;
      for (const heir of this.#reads.heirs) heir.frame = this.#frame;
    }
  }

  /** The words of the frame; English before there is one. */
  protected get words(): Words {
    return this.frame?.words ?? english;
  }

  /** What a part of the page says, in the language of the frame. */
  protected say<W extends object>(room: Room<W>): W {
    return this.words.room(room);
  }

  /** What is read from now on is what it is drawn from. */
  protected override shouldUpdate(changed: PropertyValues): boolean {
    if (changed.has("frame")) this.#reads.clear();
    this.#drawn = this.#frame;
    return true;
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
