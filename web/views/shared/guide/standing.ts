/** Says on the page that something stands before the story as its guide: see standing.css.ts. Called before it goes, it ends. */
export function standOn(guide: Element): () => void {
  const page = guide.closest(".pp-app");
  page?.toggleAttribute("data-guide", true);
  return () => page?.removeAttribute("data-guide");
}
