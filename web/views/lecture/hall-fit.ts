import type { ReactiveController, ReactiveControllerHost } from "lit";
import { FrameResizeObserver } from "../../ui/page/frame-resize-observer.js";

/** Sizes of the letters of a lesson: the largest that fits is taken, and smaller ones only where it cannot be wider. */
const ofGuide = [1.3, 1.2, 1.1, 1.05, 1];
const smaller = [0.92, 0.86, 0.8, 0.75];

/** Of the width of the page, so much may a lesson have, in percent. */
const widthsOfGuide = [38, 46];

/** What is tried for a lesson, one after the other: a width, and a size of the letters there. */
const fits = [
  ...widthsOfGuide.flatMap((width) => ofGuide.map((size) => [width, size] as const)),
  ...smaller.map((size) => [widthsOfGuide.at(-1) ?? 0, size] as const),
];

/** Sizes of the letters of an equation that is enlarged. */
const ofEquation = [4, 3.4, 2.9, 2.5, 2.1, 1.6667];

/** Of a page whose strip is at the side: see element/present/index.ts. */
const beside = "data-beside";

/** Of a page whose equation is large: see story.css.ts. */
const enlarged = "data-enlarged";

/** Of a page where the lecturer draws. */
const draws = "data-draws";

/**
 * Of the width of the page, so much may be at the side: the first that has room for what is said, in percent. The first is
 * for several learners, whose stages need the room.
 */
const widths = [44, 57, 64, 70];

/** The part of the window's height that a stage has at least, where there is room for the strip at the side. */
const leastStage = 0.45;

const hasRoom = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
  scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;

const isLow = (page: Element): boolean => {
  // Under the hand of somebody who draws it keeps its place and its width.
  if (page.hasAttribute(draws)) return false;
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
export class HallFit implements ReactiveController {
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
  /** A lesson may come long after the state has said so. */
  readonly #guided = new MutationObserver(() => this.#host.requestUpdate());
  #page: HTMLElement | null = null;
  #strip: HTMLElement | null = null;
  #guide: HTMLElement | null = null;
  #of = "";
  #asked = "";
  /** Which of the sizes the question that is shown has needed so far, so that little moves when its answer comes. */
  #fit = 0;
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
    addEventListener("resize", this.#resized);
    if (this.#page) this.#guided.observe(this.#page, { attributes: true, attributeFilter: ["data-guide"] });
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
    removeEventListener("resize", this.#resized);
    this.#guided.disconnect();
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

  readonly #resized = (): void => {
    this.#fit = 0;
    this.#anew();
  };

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
    const heading = guide.querySelector(".pp-lesson .pp-guide-heading")?.textContent ?? null;
    const tasks = [...guide.querySelectorAll<HTMLElement>(".pp-task")];
    const asked = `${heading} ${tasks.length} ${tasks.at(-1)?.dataset["state"] === "open"}`;
    if (heading === null || asked !== this.#asked) this.#fit = 0;
    this.#asked = asked;
    for (; ; this.#fit++) {
      const [width, size] = fits[this.#fit] ?? [];
      this.#page?.style.setProperty("--pp-guide-part", `${width}cqw`);
      guide.style.setProperty("--pp-guide-size", `${size}em`);
      if (hasRoom(guide) || this.#fit >= fits.length - 1) return;
    }
  }

  #fitEquation(): void {
    if (this.#strip && this.#page?.hasAttribute(enlarged)) {
      const strip = this.#strip;
      ofEquation.some((size) => {
        strip.style.setProperty("--pp-enlarged", `${size}em`);
        return hasRoom(strip);
      });
    }
  }
}
