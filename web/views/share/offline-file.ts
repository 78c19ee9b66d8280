/** The address of the element's script, where the page around has that, as the attribute `element-script` says; else null. */
export function elementScript(host: HTMLElement | null): string | null {
  const script = host?.getAttribute("element-script") ?? null;
  return script === null ? null : new URL(script, document.baseURI).href;
}

/** Where the page around has the playground as one file, as the attribute `offline-file` says; null where it has none. */
export function offlineFile(host: HTMLElement | null): string | null {
  return host?.getAttribute("offline-file") ?? null;
}
