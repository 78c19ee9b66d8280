import { room } from "../../room.js";

const exported = {
  picture: "the picture",
  animation: "the animation",
  worksheet: "the worksheet",
  visits: "the visits",
  examples: "the examples",
  run: "the run",
  model: "the model",
  citation: "the citation",
} as const;

/** What can be saved as a file, or copied. */
export type Exported = keyof typeof exported;

/** Saving and copying. */
export const files = room("files", {
  names: exported,
  save: "Save",
  copy: "Copy",
  saveAs: (what: Exported, format: string): string => `Save ${exported[what]} as ${format}`,
  copyAs: (what: Exported, format: string): string => `Copy ${exported[what]} as ${format}`,
  /** @param what as it is called where it stands: "weights". */
  copyIt: (what: string): string => `Copy ${what}`,
  saved: (name: string): string => `Saved as ${name}.`,
  copied: "Copied.",
  copyByHand: "The browser doesn’t allow copying here. Copy this text yourself.",
  copyPictureByHand: "The browser can’t copy it here. Save it, or copy this picture.",
  /** Where the page is in a frame, nothing says whether a file has been saved. */
  maybeSaved: {
    picture: (name: string): string =>
      `The frame around this page may block downloads. If ${name} did not arrive, copy this picture.`,
    text: (name: string): string =>
      `The frame around this page may block downloads. If ${name} did not arrive, copy this text.`,
    long: (name: string): string =>
      `The frame around this page may block downloads. If ${name} did not arrive, open the playground in a tab of its own and save there.`,
  },
  cancel: "Cancel",
  percent: (share: number): string => `${share}\u202f%`,
});
