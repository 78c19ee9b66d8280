/** The state as a link and as a file. Loaded when one is made or opened. */
export { fileOf, readFile, type StateFile } from "./file.js";
