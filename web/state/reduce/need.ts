/** What may have to be loaded before an intent can be carried out: see capabilities.ts. */
export type Need = "settings" | "background" | "extension";
