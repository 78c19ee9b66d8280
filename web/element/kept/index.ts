/** What the browser keeps of what no link can say. Loaded when there is something to keep, or to read again. */
export { type Keeper, openKeeper } from "./keeper.js";
export { recall } from "./recall.js";
