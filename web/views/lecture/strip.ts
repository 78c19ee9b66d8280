import type { ReactiveController, ReactiveControllerHost } from "lit";
import { FrameResizeObserver } from "../shared/frame-resize-observer.js";

/** Sizes of the letters of a lesson: the largest that fits is taken, and smaller ones only where it cannot be wider. */
const ofGuide = [1.15, 1.05, 0.98, 0.92];
const smaller = [0.86, 0.8, 0.75];

/** Of the width of the page, so much may a lesson have, in percent. */
const widthsOfGuide = [31, 38, 46];

/** Sizes of the letters of an equation that is enlarged. */
const ofEquation = [4, 3.4, 2.9, 2.5, 2.1, 1.6667];

/** Of a page whose strip is at the side: see beside.css.ts. */
const beside = "data-beside";

/** Of a page whose equation is large: see story.css.ts. */
const enlarged = "data-enlarged";

/**
 * Of the width of the page, so much may be at the side: the first that has room for what is said, in percent. The first is
 * for several learners, whose stages need the room.
 */
const widths = [44, 57, 64, 70];

/** The part of the window's height that a stage has at least, where there is room for the strip at the side. */
const leastStage = 0.45;

/**
 * Takes the largest of the sizes at which an element has room for all that is in it, the last one where none has; whether one has.
 * @param clips Selects what within it hides what it has no room for.
 */
function takeLargest(
  element: HTMLElement,
  property: string,
  sizes: readonly number[],
  clips: string | null = null,
): boolean {
  const all = [element, ...(clips === null ? [] : element.querySelectorAll(clips))];
  return sizes.some((size) => {
    element.style.setProperty(property, `${size}em`);
    return all.every(hasRoom);
  });
}

const hasRoom = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
  scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;

const isLow = (page: Element): boolean => {
  const stage = page.querySelector('[data-area="stage"]');
  return stage !== null && stage.getBoundingClientRect().height < leastStage * innerHeight;
};

/** What the strip is filled with. */
interface Fitted {
  /** What its height is of: for another one it begins anew. */
  problem(): string;
  /** Whether it is known to say so much that the stage would be low above it, which is then next to it. */
  isLong(): boolean;
  /** Whether there are several stages, or several learners on one. */
  compares(): boolean;
  /** Whether the side is free for it. */
  hasSide(): boolean;
}

/**
 * Fits what is read into the window of a lecture hall. The strip below the stage stays as high as it had to be for this
 * problem, so that nothing moves while visits go by; a long one is next to the stage; a lesson, and an equation that is
 * enlarged, take the largest letters that fit.
 */
export class Strip implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #fitted: Fitted;
  readonly #sizes = new FrameResizeObserver(() => this.#keepHeight());
  readonly #said = new MutationObserver(() => {
    this.#place();
    this.#fitEquation();
  });
  readonly #taught = new MutationObserver(() => this.#fitGuide());
  /** What is above or below a lesson takes room from it, also later on. */
  readonly #room = new FrameResizeObserver(() => this.#fitGuide());
  #page: HTMLElement | null = null;
  #strip: HTMLElement | null = null;
  #guide: HTMLElement | null = null;
  #of = "";
  #height = 0;
  /** Whether the stage was too low above what is said of this problem. */
  #low = false;
  /** Which of the widths what is said of this problem has needed so far; past the last one there was no room at the side. */
  #width = 0;

  constructor(host: ReactiveControllerHost & Element, fitted: Fitted) {
    this.#host = host;
    this.#fitted = fitted;
    host.addController(this);
  }

  hostConnected(): void {
    this.#page = this.#host.closest<HTMLElement>(".pp-app");
    addEventListener("resize", this.#anew);
  }

  hostUpdated(): void {
    const of = this.#fitted.problem();
    if (of !== this.#of) {
      this.#of = of;
      this.#anew();
    }
    const guide = this.#page?.querySelector<HTMLElement>("pp-lesson, pp-quiz") ?? null;
    const strip = this.#page?.querySelector<HTMLElement>(guide ? "pp-story" : '[data-part="story"]') ?? null;
    if (strip !== this.#strip || guide !== this.#guide) this.#observe(strip, guide);
    this.#place();
    this.#fitGuide();
    this.#fitEquation();
  }

  #observe(strip: HTMLElement | null, guide: HTMLElement | null): void {
    this.#end();
    this.#strip = strip;
    this.#guide = guide;
    const within = { childList: true, subtree: true, characterData: true };
    if (strip) {
      this.#sizes.observe(strip);
      this.#said.observe(strip, within);
    }
    if (guide) {
      this.#taught.observe(guide, within);
      this.#room.observe(guide);
    }
  }

  hostDisconnected(): void {
    removeEventListener("resize", this.#anew);
    this.#end();
    this.#strip?.style.removeProperty("--pp-enlarged");
    this.#guide?.style.removeProperty("--pp-guide-size");
    for (const name of ["--pp-strip", "--pp-beside", "--pp-guide-part"]) this.#page?.style.removeProperty(name);
    this.#page?.removeAttribute(beside);
    this.#strip = null;
    this.#guide = null;
  }

  #end(): void {
    this.#sizes.disconnect();
    this.#said.disconnect();
    this.#taught.disconnect();
    this.#room.disconnect();
  }

  readonly #anew = (): void => {
    this.#height = 0;
    this.#low = false;
    this.#width = 0;
    this.#page?.style.removeProperty("--pp-strip");
    this.#place();
    this.#fitGuide();
    this.#fitEquation();
  };

  /** At the side or below; what needed more room at the side keeps it, so that nothing moves from visit to visit. */
  #place(): void {
    const page = this.#page;
    const compares = this.#fitted.compares();
    const wanted = this.#hasSide && (this.#low || compares || this.#fitted.isLong());
    if (!compares) this.#width = Math.max(1, this.#width);
    page?.toggleAttribute(beside, wanted && this.#width < widths.length);
    if (!page || !wanted || !this.#strip || page.hasAttribute(enlarged)) return;
    for (; this.#width < widths.length; this.#width++) {
      page.style.setProperty("--pp-beside", `${widths[this.#width]}cqw`);
      if (hasRoom(this.#strip)) return;
    }
    page.removeAttribute(beside);
  }

  get #hasSide(): boolean {
    return !this.#guide && this.#fitted.hasSide();
  }

  #keepHeight(): void {
    const page = this.#page;
    if (!this.#strip || !page || [beside, enlarged].some((mark) => page.hasAttribute(mark))) return;
    // To a fraction of a pixel: a rounded one would make the strip another height.
    const height = Number.parseFloat(getComputedStyle(this.#strip).height);
    if (!(height > this.#height)) return;
    this.#height = height;
    page.style.setProperty("--pp-strip", `${height}px`);
    this.#low ||= this.#hasSide && isLow(page);
    this.#place();
  }

  #fitGuide(): void {
    const guide = this.#guide;
    if (!guide) return;
    const fits = widthsOfGuide.some((width) => {
      this.#page?.style.setProperty("--pp-guide-part", `${width}cqw`);
      return takeLargest(guide, "--pp-guide-size", ofGuide);
    });
    if (!fits) takeLargest(guide, "--pp-guide-size", smaller);
  }

  #fitEquation(): void {
    if (this.#strip && this.#page?.hasAttribute(enlarged)) {
      takeLargest(this.#strip, "--pp-enlarged", ofEquation, ".pp-equation");
    }
  }
}
