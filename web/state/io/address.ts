/**
 * An address that an attribute, a link, a course or a file gives: of the web, of a file, or relative to the page; null where it
 * is none of these, for a script is an address too.
 */
export function addressOf(given: string | null | undefined): URL | null {
  if (given === null || given === undefined) return null;
  try {
    const page = new URL(document.baseURI);
    const address = new URL(given, page);
    // What is relative to the page of an app is of the scheme of that; of an opaque page, such as a blob, nothing is relative.
    const isOfPage = address.protocol === page.protocol && page.pathname.startsWith("/");
    return isOfPage || /^(https?|file):$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

/** The site that something is fetched from; null if that is the page's own. */
export function otherSite(given: string): string | null {
  const address = addressOf(given);
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  return address.origin === new URL(document.baseURI).origin ? null : address.origin;
}
