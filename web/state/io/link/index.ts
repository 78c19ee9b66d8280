/** The state as a link and as a file, and several as one file. Loaded when one is made or opened. */
export { readAddress } from "./address.js";
export { type Collected, collectionOf, isCollection, type ReadCollection, readCollection } from "./collection.js";
export {
  contentOf,
  contentOfFile,
  type FileContent,
  fileOf,
  jsonOfFile,
  readContent,
  type StateFile,
  stateIn,
} from "./file.js";
export { type LinkTarget, linkOf } from "./link.js";
export { asOwn, longestLink, readToken, tokenOf } from "./token.js";
