/** The playground that a view stands in; null where it stands in none. */
export function hostOf(view: Element): HTMLElement | null {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? (root.host as HTMLElement) : null;
}

/** Where the page around has the playground as one file, as the attribute `offline-file` says; null where it has none. */
export function offlineFile(host: HTMLElement | null): string | null {
  return host?.getAttribute("offline-file") ?? null;
}
