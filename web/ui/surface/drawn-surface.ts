import type { ReactiveController, ReactiveControllerHost } from "lit";
import { magnified, type StageSize } from "../canvas/layer.js";

/** Tells on the window that the reader has chosen another size of type, once it is in force. */
export const typeResized = "pp-type-resized";

const QUERIES = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"];
/** A page on paper is light. */
const PRINTS = ["beforeprint", "afterprint"];

/** For the last row of a lecture hall everything that is drawn is so many times as large. */
const PRESENTED = 1.6;

interface Options {
  /** Selects what is measured. */
  readonly surface?: string;
  /** Selects the element that the theme is read at. */
  readonly probe?: string;
  /** Called when the size or the theme has changed, where it takes more than a new drawing. */
  readonly changed?: () => void;
}

/**
 * What a view draws on: its size, the theme, and a new drawing after every update of the view and every change of either.
 * The view renders a `.pp-surface`, which may come and go, and an empty hidden `.pp-probe` at which the theme is read.
 */
export class DrawnSurface<Theme extends object> implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #read: (probe: HTMLElement) => Theme;
  readonly #paint: () => void;
  readonly #changed: () => void;
  readonly #surface: string;
  readonly #at: string;
  readonly #media = QUERIES.map((query) => matchMedia(query));
  #watch: SizeWatch | null = null;
  #element: Element | null = null;
  #measured: StageSize | null = null;
  #drawn: StageSize | null = null;
  #probe: HTMLElement | null = null;
  #theme: Theme | null = null;
  #name = "";
  /** Whether what is drawn is for paper. */
  printing = false;

  /** @param read reads the theme: asking for styles is slow, so it is called when another may be in force. */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    read: (probe: HTMLElement) => Theme,
    paint: () => void,
    { surface = ".pp-surface", probe = ".pp-probe", changed = paint }: Options = {},
  ) {
    this.#host = host;
    this.#read = read;
    this.#paint = paint;
    this.#changed = changed;
    this.#surface = surface;
    this.#at = probe;
    host.addController(this);
  }

  hostConnected(): void {
    for (const media of this.#media) media.addEventListener("change", this.#look);
    for (const type of PRINTS) addEventListener(type, this.#print);
    addEventListener(typeResized, this.#look);
    this.#theme = null;
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    for (const media of this.#media) media.removeEventListener("change", this.#look);
    for (const type of PRINTS) removeEventListener(type, this.#print);
    removeEventListener(typeResized, this.#look);
    this.#watch?.stop();
    this.#element = null;
  }

  hostUpdated(): void {
    if (this.#element?.isConnected) this.check();
    else this.#follow();
    this.#paint();
  }

  /**
   * The size that is drawn in, the same object for as long as it is the same; null until it has been measured.
   * @param present whether it is for a lecture hall.
   */
  size(present = false): StageSize | null {
    const times = present ? PRESENTED : 1;
    if (this.#measured && this.#drawn?.magnification !== times) this.#drawn = magnified(this.#measured, times);
    return this.#drawn;
  }

  /** What is in force under the theme of this name; null where the view renders no probe. */
  theme(name: string): Theme | null {
    if (!this.#probe?.isConnected) this.#probe = this.#host.querySelector(this.#at);
    if (this.#probe && (!this.#theme || name !== this.#name)) {
      this.#name = name;
      this.#theme = this.#read(this.#probe);
      // The page may carry the name out to its host only after this view was told.
      requestAnimationFrame(this.#look);
    }
    return this.#probe && this.#theme;
  }

  /** Measures again if the device pixels differ. */
  check(): void {
    this.#watch?.check();
  }

  #follow(): void {
    this.#watch?.stop();
    this.#element = this.#host.querySelector(this.#surface);
    this.#watch = this.#element && new SizeWatch(this.#element, (size) => this.#resize(size));
    this.#watch?.start();
  }

  #resize(size: StageSize): void {
    const opens = this.#measured === null;
    this.#measured = size;
    this.#drawn = null;
    // In another size the type may be of another size too.
    this.#look();
    // In the frame that makes room the stages are drawn anew: enough for one frame.
    if (opens && this.#changed === this.#paint) requestAnimationFrame(() => this.#host.isConnected && this.#paint());
    else this.#changed();
  }

  readonly #print = ({ type }: Event): void => {
    this.printing = type === "beforeprint";
    this.#look();
    this.#changed();
  };

  readonly #look = (): void => {
    if (!this.#theme || !this.#probe?.isConnected) return;
    const now = this.#read(this.#probe);
    if (sameTheme(now, this.#theme)) return;
    this.#theme = now;
    this.#changed();
  };
}

/** Whether two themes that were read by the same function have equal members, which are text or numbers. */
export function sameTheme(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

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
