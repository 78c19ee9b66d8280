/** As in package.json and CITATION.cff: a test compares them. */
export const version = "0.1.0";
