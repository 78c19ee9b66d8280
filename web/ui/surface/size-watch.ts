import type { StageSize } from "../canvas/layer.js";

/** All that watch: one that notices another ratio tells the others, for their views may have nothing new to draw. */
const watching = new Set<SizeWatch>();

/**
 * Reports the size of an element in CSS and in device pixels, now and whenever either changes; and again when a canvas in it,
 * or it itself, has lost what was drawn and can be drawn on again.
 */
export class SizeWatch {
  readonly #element: Element;
  readonly #report: (size: StageSize) => void;
  readonly #observer: ResizeObserver;
  #media: MediaQueryList | null = null;
  #ratio = 0;
  /** Reported last. */
  #measured: Pick<StageSize, "deviceWidth" | "deviceHeight"> | null = null;

  constructor(element: Element, report: (size: StageSize) => void) {
    this.#element = element;
    this.#report = report;
    this.#observer = new ResizeObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) this.#measure(entry);
    });
  }

  start(): void {
    this.#measured = null;
    watching.add(this);
    try {
      // Exact device pixels, also at fractional ratios. Safari does not know this box.
      this.#observer.observe(this.#element, { box: "device-pixel-content-box" });
    } catch {
      this.#observer.observe(this.#element);
    }
    this.#watchRatio();
    addEventListener("resize", this.check);
    // It does not bubble.
    this.#element.addEventListener("contextrestored", this.#measureAnew, true);
  }

  stop(): void {
    watching.delete(this);
    this.#observer.disconnect();
    removeEventListener("resize", this.check);
    this.#element.removeEventListener("contextrestored", this.#measureAnew, true);
    this.#media?.removeEventListener("change", this.#measureAnew);
    this.#media = null;
  }

  #measure(entry: ResizeObserverEntry): void {
    const { width, height } = entry.contentRect;
    if (width < 1 || height < 1) return;
    const device = entry.devicePixelContentBoxSize?.[0];
    const deviceWidth = devicePixels(width, device?.inlineSize);
    const deviceHeight = devicePixels(height, device?.blockSize);
    // Layout comes and goes by fractions of a pixel: what covers the same pixels need not be drawn anew.
    if (deviceWidth === this.#measured?.deviceWidth && deviceHeight === this.#measured.deviceHeight) return;
    this.#measured = { deviceWidth, deviceHeight };
    this.#report({ width, height, deviceWidth, deviceHeight, ratio: deviceWidth / width, magnification: 1 });
  }

  /** A media query is about one ratio only, so each change arms the next. */
  #watchRatio(): void {
    this.#media?.removeEventListener("change", this.#measureAnew);
    this.#ratio = devicePixelRatio;
    // At a fractional ratio a query for exactly that one may never match, and so never change.
    const [least, most] = [this.#ratio - 0.001, this.#ratio + 0.001];
    this.#media = matchMedia(`(min-resolution: ${least}dppx) and (max-resolution: ${most}dppx)`);
    this.#media.addEventListener("change", this.#measureAnew);
  }

  readonly #measureAnew = (): void => {
    // Observing anew makes the observer report once more, with the new device pixels.
    this.#observer.disconnect();
    this.start();
  };

  /** Measures anew if the ratio has changed unannounced, as it may when a page moves to another screen. */
  readonly check = (): void => {
    if (devicePixelRatio === this.#ratio) return;
    for (const each of watching) if (devicePixelRatio !== each.#ratio) each.#measureAnew();
  };
}

/** What the observer measured, unless it contradicts the ratio, as it does where a browser emulates another screen. */
function devicePixels(length: number, measured: number | undefined): number {
  const expected = length * devicePixelRatio;
  return measured !== undefined && Math.abs(measured - expected) <= 1 ? measured : Math.max(1, Math.round(expected));
}
