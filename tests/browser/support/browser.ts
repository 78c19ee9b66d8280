/** What a test sees: one browser, its pages, and real input, the same in Chromium, Firefox and WebKit. */

export type BrowserName = "chromium" | "firefox" | "webkit";

export interface OpenOptions {
  /** Size of the viewport in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly colorScheme?: "light" | "dark";
  readonly reducedMotion?: boolean;
  /** A touch screen: `(pointer: coarse)` matches and `page.touch` works. WebKitGTK cannot; see `Browser.touch`. */
  readonly touch?: boolean;
  /** How many times slower the processor is. Only Chromium can; the others go at their pace. */
  readonly slowdown?: number;
  /** A page of its own, in which nothing is cached: for a test of what is asked for. Else one may be used again. */
  readonly fresh?: boolean;
}

export interface Browser {
  readonly name: BrowserName;
  /** Whether this engine can be driven by touch. */
  readonly touch: boolean;
  /** Whether the middle and right mouse buttons can be used. WebKitGTK's automation presses but never releases them. */
  readonly otherButtons: boolean;
  /** Opens http:, https:, file: or data: and waits for the load event. */
  open(url: string, options: OpenOptions): Promise<Page>;
  /** Ends the browser and every process started for it. Safe to call twice. */
  close(): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * An element: a CSS selector (matched inside every open shadow root, not across one), or a role with an accessible
 * name. A string name is the whole name, white space collapsed; a RegExp is searched for in it.
 */
export type Target = string | { readonly role: string; readonly name?: string | RegExp };

export type MouseButton = "left" | "middle" | "right";

/** Real mouse input; coordinates are CSS pixels of the viewport. */
export interface Mouse {
  /** Moves in `steps` (default 1) equal steps from where the pointer is. */
  move(x: number, y: number, options?: { steps?: number }): Promise<void>;
  down(button?: MouseButton): Promise<void>;
  up(button?: MouseButton): Promise<void>;
  click(x: number, y: number, options?: { button?: MouseButton; count?: number }): Promise<void>;
  /** Presses at the first point, passes through the others, releases at the last. */
  drag(points: readonly Point[], options?: { steps?: number }): Promise<void>;
  /** Turns the wheel where the pointer is. */
  wheel(deltaX: number, deltaY: number): Promise<void>;
}

/** Real key input. Keys are named as in `KeyboardEvent.key`, and `Space`; with modifiers: `Shift+ArrowRight`. */
export interface Keyboard {
  press(keys: string): Promise<void>;
  down(key: string): Promise<void>;
  up(key: string): Promise<void>;
  type(text: string): Promise<void>;
}

/** One finger. Throws in an engine without touch. */
export interface Touch {
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

/** The page as it is printed. Only Chromium can; the others throw. */
export interface Paper {
  /** Lays the page out as for paper, on the screen, until it goes to another address. */
  show(): Promise<void>;
  /** How many pages it takes on upright A4 with margins of 1 cm. */
  pages(): Promise<number>;
}

/** What a page holds once everything has been collected that nothing can reach. */
export interface Held {
  readonly nodes: number;
  readonly listeners: number;
}

export interface WaitOptions {
  /** Milliseconds; default 10 000. */
  readonly timeout?: number;
}

export interface Page {
  readonly browser: BrowserName;
  readonly mouse: Mouse;
  readonly keyboard: Keyboard;
  readonly touch: Touch;
  readonly paper: Paper;
  /**
   * Calls a self-contained function in the page and awaits its promise. Arguments and result travel as JSON (so no
   * NaN, no infinity, no -0); what the function throws is thrown here.
   */
  evaluate<A extends readonly unknown[], R>(fn: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** Calls the function in the page until it returns something truthy, which is returned. */
  waitFor<A extends readonly unknown[], R>(
    fn: (...args: A) => R,
    options?: WaitOptions,
    ...args: A
  ): Promise<NonNullable<Awaited<R>>>;
  /** Bounding box of the first visible match, after scrolling it into view; waits for it to appear. */
  box(target: Target, options?: WaitOptions): Promise<Box>;
  /** Whether there is a visible match now. */
  has(target: Target): Promise<boolean>;
  /** Text as rendered, white space collapsed; the value of a form control. */
  text(target: Target, options?: WaitOptions): Promise<string>;
  attribute(target: Target, name: string, options?: WaitOptions): Promise<string | null>;
  /** Clicks the middle of the element with the real mouse, once it stands still and nothing covers it. */
  click(target: Target, options?: WaitOptions & { button?: MouseButton; count?: number }): Promise<void>;
  /** Chooses an option of a `<select>` by value; input and change events as from a user. */
  select(target: Target, value: string, options?: WaitOptions): Promise<void>;
  /**
   * Replaces the text of a field with real keys and leaves the field, so that it changes as it does for a user. Sliders
   * and colour and date fields, which have no text to type, get the value and its input and change events.
   */
  fill(target: Target, text: string, options?: WaitOptions): Promise<void>;
  /** The viewport as PNG, written to `path` when one is given. */
  screenshot(path?: string): Promise<Uint8Array>;
  /** What stands in the frame with this title, whatever its origin: the window must show all of the frame, and not scroll. */
  frame(title: string): Promise<Page>;
  resize(width: number, height: number): Promise<void>;
  /** Collects garbage and counts what is left. Only Chromium can; the others throw. */
  held(): Promise<Held>;
  /**
   * Every error and warning so far, as text: console.error and console.warn, uncaught errors, unhandled rejections,
   * violations of the content security policy. One event may be told twice, in the words of the page and of the engine.
   */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}
