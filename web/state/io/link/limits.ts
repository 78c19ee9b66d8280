/** The most characters of a link. Chat programs, mail and what stands between a page and its reader cut longer ones. */
export const longestLink = 8000;

/** The most characters of a token that is read: of others' making it may be longer than what is written here. */
export const longestToken = 65_536;

/** The most characters that a token says once it is inflated. */
export const longestInflated = 1_048_576;

/** With more coordinates no link is tried: they would not fit. */
export const mostNumbersInLink = 8000;

/** The most characters of readable parameters: more are not read by anybody, and one token is shorter. */
export const longestReadable = 300;
