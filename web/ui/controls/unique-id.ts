let made = 0;

/** A name that nothing else on the page has, of two playgrounds neither: for ids, and for what a group of radio buttons shares. */
export function uniqueId(prefix: string): string {
  return `${prefix}-${++made}`;
}
