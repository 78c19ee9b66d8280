/** Most classes the page has colours and shapes for. */
export const mostClasses = 6;

/** The largest fraction of the examples that can be held out. */
export const mostHeldOut = 0.9;
