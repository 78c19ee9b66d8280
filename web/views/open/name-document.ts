/** What the document is called without a heading; null while it has none. */
let own: string | null = null;

/** Calls the document what the page is called. */
export function nameDocument(heading: string): void {
  if (!heading && own === null) return;
  own ??= document.title;
  document.title = [heading, own].filter((part) => part !== "").join(" · ");
  if (!heading) own = null;
}
