import { plural } from "../grammar/en.js";

/** What is counted everywhere: "1 visit", "3 visits". */
export const visits = (n: number): string => plural(n, { one: "# visit", other: "# visits" });
export const updates = (n: number): string => plural(n, { one: "# update", other: "# updates" });
export const epochs = (n: number): string => plural(n, { one: "# epoch", other: "# epochs" });
export const mistakes = (n: number): string => plural(n, { one: "# mistake", other: "# mistakes" });
export const examples = (n: number): string => plural(n, { one: "# example", other: "# examples" });
