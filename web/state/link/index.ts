/** The state as a link and as a file. Loaded when one is made or opened. */
export { readAddress } from "./address.js";
export { asOwn } from "./as-own.js";
export { contentOf, contentOfFile, type FileContent, fileOf, readContent, type StateFile } from "./file.js";
export { longestLink } from "./limits.js";
export { type LinkTarget, linkOf } from "./link.js";
export { readToken, tokenOf } from "./token.js";
