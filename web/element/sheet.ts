/** What a narrow page shows below its transport, in the order of the tabs; the parts of the drawer come after them. */
export const sheets = [
  { name: "story", label: "Story", area: "story" },
  { name: "weights", label: "Weights", area: "story" },
  { name: "settings", label: "Settings", area: "setup" },
] as const;

export type Sheet = (typeof sheets)[number]["name"];
