/** The largest fraction of the examples that can be held out. */
export const mostHeldOut = 0.9;

/** Where one looks at a lift from at first, in degrees: low, so that heights are read, and towards the corner where XOR rises, so that its plane is seen broad. */
export const liftStart = { turn: 30, tilt: 25 } as const;

/** The most features a learner on the page may have, products included: as many as a table has columns. */
export const mostFeatures = 1000;

/** Most features of a set that the page proposes or tries by itself, such as all pairs. */
export const mostProposed = 200;

/** Most factors of a product. */
export const mostFactors = 16;

/** Most learners that are compared at once. */
export const mostLearners = 6;

/** Most points a page holds: what every browser still draws and trains without waiting. */
export const mostPoints = 200_000;

/**
 * Fewest and most features of a table, most rows, most numbers in all, and the most characters of a column's name. The engine
 * takes a million features; of more than a thousand no list of names can be looked over.
 */
export const fewestColumns = 2;
export const mostColumns = 1000;
export const mostRows = 100_000;
export const mostNumbers = 6_000_000;
export const longestColumnName = 60;

/** The most characters of a saved state: the largest table takes up to 25 a number, and its bound is one for its text too. */
export const longestFile = 150_000_000;

/** The most characters of a word, of the name of a class, and of a review. */
export const longestWord = 30;
export const longestClassName = 30;
export const longestReview = 300;

/** Most words and reviews of a sentiment example. */
export const mostWords = 8;
export const mostReviews = 200;

/** Visits after which Live gives up on a run that has not ended: a second or less. */
export const mostLiveVisits = 1_000_000;

/** Most moments that a lecturer prepares, one a digit; the most characters of the name of one, and of its state. */
export const mostMoments = 9;
export const longestMomentName = 60;
export const longestMoment = 8000;

/** Most tries that are counted apart. */
export const mostTries = 99;
