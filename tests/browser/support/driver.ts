import type { Held, MouseButton, Paper, Point, Touch } from "./browser.js";

/** What an engine's driver must be able to do; `page.ts` builds the whole Page from it. */
export interface PageDriver {
  /** Goes to an address, waits for the load event, and forgets what was reported before. */
  visit(url: string): Promise<void>;
  /** Evaluates an expression whose promise is of a string. */
  evaluate(expression: string): Promise<string>;
  /** The same in the frame with this title, whatever its origin. */
  evaluateIn(title: string, expression: string): Promise<string>;
  moveMouse(x: number, y: number): Promise<void>;
  mouseDown(button: MouseButton): Promise<void>;
  mouseUp(button: MouseButton): Promise<void>;
  /** Presses and releases `count` times, quickly enough for a double click, where the pointer is. */
  clickMouse(button: MouseButton, count: number): Promise<void>;
  wheel(deltaX: number, deltaY: number): Promise<void>;
  /** A key as in `KeyboardEvent.key`. */
  keyDown(key: string): Promise<void>;
  keyUp(key: string): Promise<void>;
  type(text: string): Promise<void>;
  readonly touch: Touch;
  readonly paper: Paper;
  screenshot(): Promise<Uint8Array>;
  resize(width: number, height: number): Promise<void>;
  held(): Promise<Held>;
  /** Errors and warnings that the engine itself reported. */
  reported(): readonly string[];
  close(): Promise<void>;
}

/** The page in a frame as a page of its own: what is done there happens so far from the corner of the window. */
export function inFrame(driver: PageDriver, title: string, { x: left, y: top }: Point): PageDriver {
  const { touch } = driver;
  return {
    ...driver,
    evaluate: (expression) => driver.evaluateIn(title, expression),
    evaluateIn: () => Promise.reject(new Error("No test asks for a frame in a frame")),
    moveMouse: (x, y) => driver.moveMouse(left + x, top + y),
    touch: { ...touch, down: (x, y) => touch.down(left + x, top + y), move: (x, y) => touch.move(left + x, top + y) },
  };
}

/** Of an engine that does not tell. */
export const cannotCount = () => Promise.reject(new Error("Only Chromium tells what a page holds"));

const cannotPrint = () => Promise.reject(new Error("Only Chromium is asked what it prints"));

/** Of an engine that is not asked. */
export const noPaper: Paper = { show: cannotPrint, pages: cannotPrint };
