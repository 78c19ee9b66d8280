/** Watches whether an element can be seen: on the screen, in a page that is not hidden. Returns what ends it. */
export function onVisibility(host: Element, tell: (seen: boolean) => void): () => void {
  let onScreen = true;
  const look = (): void => tell(onScreen && document.visibilityState === "visible");
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? onScreen;
    look();
  });
  observer.observe(host);
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", look);
  };
}
