/**
 * An observer that answers in the next frame. What changes the layout within the observer's own turn may be an error
 * event of the window: "undelivered notifications".
 */
export function resizesLater(answer: (entry: ResizeObserverEntry) => void): ResizeObserver {
  let request = 0;
  return new ResizeObserver((entries) => {
    const entry = entries.at(-1);
    cancelAnimationFrame(request);
    if (entry) request = requestAnimationFrame(() => answer(entry));
  });
}
