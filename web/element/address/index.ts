/** What keeps the address at what the page shows. Loads when that first changes. */
export { restore } from "../persistence/state-saver.js";
export { AddressSync } from "./address-sync.js";
