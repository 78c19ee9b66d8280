/** The sheets below the transport on a phone, in the order of their tabs. The parts of the drawer follow. */
export const phoneSheets = [
  { name: "story", label: "Story", part: "story" },
  { name: "weights", label: "Weights", part: "story" },
  { name: "settings", label: "Settings", part: "setup" },
] as const;

export type PhoneSheet = (typeof phoneSheets)[number]["name"];
