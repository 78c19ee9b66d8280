/** Milliseconds after which a picture that is not drawn is no longer waited for: nobody may be looking. */
const patience = 500;

/** Resolves in a task of its own after the next picture is on the screen, or will not be soon: in a page that is hidden. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      cancelAnimationFrame(frame);
      resolve();
    }, patience);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      // The frame is painted when this callback is over, and not before.
      setTimeout(resolve);
    });
  });
}
