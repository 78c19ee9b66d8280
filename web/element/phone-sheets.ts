/** The sheets below the transport on a phone, in the order of their tabs. The parts of the drawer follow. */
export const phoneSheets = [
  { name: "story", part: "story" },
  { name: "weights", part: "story" },
  { name: "settings", part: "setup" },
] as const;

export type PhoneSheet = (typeof phoneSheets)[number]["name"];
