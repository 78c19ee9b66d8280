// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.

/** Most numbers in a list. */
export const mostValues = 33554432;

/** Most base features. */
export const mostFeatures = 1048576;

/** Most features that are named as products. */
export const mostProducts = 65536;

/** Most base features that a feature multiplies. */
export const mostFactors = 16;

/** Most classes. */
export const mostClasses = 1000;

/** Most columns and rows of a grid. */
export const mostColumns = 4096;

/** Most updates that a journal has room for, and most visits of a trial. */
export const mostUpdates = 10000000;

/** Most learners that are compared. */
export const mostLearners = 6;
