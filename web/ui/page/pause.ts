/** Resolves once the page has had its turn, between two pieces of long work. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
