import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Sizes of the letters of a lesson, and of an equation that is enlarged: the largest that fits is taken. */
const ofGuide = [1.15, 1.05, 0.98, 0.92, 0.86, 0.8, 0.75];
const ofEquation = [4, 3.4, 2.9, 2.5, 2.1, 1.6667];

/** Of a page whose strip is at the side: see beside.css.ts. */
const beside = "data-beside";

/** The part of the window that the strip may have below the stage, where there is room for it at the side. */
const highest = 0.42;

/** Takes the largest of the sizes at which an element has room for all that is in it; the last one where none has. */
function takeLargest(element: HTMLElement, property: string, sizes: readonly number[]): void {
  for (const size of sizes) {
    element.style.setProperty(property, `${size}em`);
    if (element.scrollHeight <= element.clientHeight + 1) return;
  }
}

/** What the strip is filled with. */
interface Fitted {
  /** What its height is of: for another one it begins anew. */
  problem(): string;
  /** Whether it is known to say so much that the stage would be low above it: then it is at the side, where it has the room. */
  isLong(): boolean;
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
  readonly #sizes = new ResizeObserver(([entry]) => this.#keepHeight(entry?.borderBoxSize[0]?.blockSize ?? 0));
  readonly #said = new MutationObserver(() => {
    this.#place();
    this.#fitEquation();
  });
  readonly #taught = new MutationObserver(() => this.#fitGuide());
  /** What is above or below a lesson takes room from it, also later on. */
  readonly #room = new ResizeObserver(() => requestAnimationFrame(() => this.#fitGuide()));
  #page: HTMLElement | null = null;
  #strip: HTMLElement | null = null;
  #guide: HTMLElement | null = null;
  #of = "";
  #height = 0;
  /** Whether there was no room at the side for what is said of this problem. */
  #tooLong = false;

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
      this.#sizes.observe(strip, { box: "border-box" });
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
    this.#page?.style.removeProperty("--pp-strip");
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
    this.#tooLong = false;
    this.#page?.style.removeProperty("--pp-strip");
    this.#place();
    this.#fitGuide();
    this.#fitEquation();
  };

  /** At the side or below; what has been too long for the side stays below, so that nothing moves from visit to visit. */
  #place(): void {
    const page = this.#page;
    const long = this.#fitted.isLong() || this.#height > highest * innerHeight;
    const wanted = long && !this.#tooLong && !this.#guide && this.#fitted.hasSide();
    page?.toggleAttribute(beside, wanted);
    if (!wanted || !this.#strip || page?.hasAttribute("data-enlarged")) return;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = this.#strip;
    this.#tooLong = scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
    if (this.#tooLong) page?.removeAttribute(beside);
  }

  /** @param height As it is to a fraction of a pixel: a rounded one would make the strip another height. */
  #keepHeight(height: number): void {
    if (height <= this.#height || [beside, "data-enlarged"].some((mark) => this.#page?.hasAttribute(mark))) return;
    this.#height = height;
    this.#page?.style.setProperty("--pp-strip", `${height}px`);
    // Not within the observer, which would have to tell of what it has changed itself.
    if (height > highest * innerHeight) requestAnimationFrame(() => this.#strip && this.#place());
  }

  #fitGuide(): void {
    if (this.#guide) takeLargest(this.#guide, "--pp-guide-size", ofGuide);
  }

  #fitEquation(): void {
    if (this.#strip && this.#page?.hasAttribute("data-enlarged")) {
      takeLargest(this.#strip, "--pp-enlarged", ofEquation);
    }
  }
}
