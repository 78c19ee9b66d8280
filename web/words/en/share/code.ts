import { count } from "../../grammar/en.js";
import { room } from "../../room.js";

/** The link as a QR code. */
export const shareCode = room("share.code", {
  intro: "Point a phone’s camera at it. It opens the same as the link.",
  hereOnly: "This page is a file on this computer, so a phone can’t open it. Put the playground on a web server first.",
  noAddress: "This page does not read its address, so no code leads to it. Copy the state above.",
  alternative: (address: string): string => `QR code of the link ${address}`,
  enlarge: "Enlarge",
  close: "Close",
  tooLong: (characters: number, most: number): string =>
    `The link has ${count(characters)} characters. A phone reads a code of at most ${count(most)} easily. Fewer examples make it shorter, and a preset takes a few characters only. A file holds everything.`,
  noLink: "This is too much for a link. A file holds everything.",
  shorter: "Leave out open views, the zoom and the visit",
  shortened: "This code leaves out open views, the zoom and the visit.",
});
