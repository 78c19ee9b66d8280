/** What a narrow page shows below its transport, in the order of the tabs; the parts of the drawer come after them. */
export const sheets = [
  { name: "story", label: "Story", part: "story" },
  { name: "weights", label: "Weights", part: "story" },
  { name: "settings", label: "Settings", part: "setup" },
] as const;

export type Sheet = (typeof sheets)[number]["name"];
