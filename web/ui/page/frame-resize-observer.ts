/**
 * A ResizeObserver that tells in the frame after, where the layout may be changed. Within an observer a change of it may
 * resize what others have just been told of: they hear of that too late, and the browser reports an error of the page.
 */
export class FrameResizeObserver {
  readonly #observer: ResizeObserver;
  #frame = 0;

  constructor(tell: () => void) {
    this.#observer = new ResizeObserver(() => {
      cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(tell);
    });
  }

  observe(element: Element): void {
    this.#observer.observe(element);
  }

  /** Tells nothing more, nor what it was about to. */
  disconnect(): void {
    cancelAnimationFrame(this.#frame);
    this.#observer.disconnect();
  }
}
