import { hideable } from "../../../state/document/schema.js";
import type { Part, Theme, UiState } from "../../../state/document/state.js";
import type { Words } from "../../../state/words.js";
import { drawer } from "../../../words/en/page/drawer.js";
import { page } from "../../../words/en/page/page.js";
import { shareEmbed } from "../../../words/en/share/embed.js";

type Say = typeof shareEmbed.english;

/** The parts that are there to be left out of a compact figure. */
const compact: readonly Part[] = ["transport", "story"];

/** What can be left out, with what its author knows it by. The bench is the setup, pinned: a figure opens with none. */
export function hideableParts(isCompact: boolean, words: Words): (readonly [Part, string])[] {
  const titles = { ...words.room(page).parts, ...words.room(drawer).parts, header: words.room(shareEmbed).header };
  return hideable
    .filter((part) => (isCompact ? compact.includes(part) : part !== "bench"))
    .map((part) => [part, titles[part]]);
}

export const lockable: readonly (UiState["lock"][number] & keyof Say["locks"])[] = [
  "setup",
  "data",
  "features",
  "scaling",
  "bias",
  "learner",
  "initial",
  "order",
  "max-epochs",
  "split",
  "notation",
  "transport",
];

interface Size {
  readonly value: keyof Say["sizes"];
  readonly width: number | null;
  readonly height: number;
}

export const sizes: readonly Size[] = [
  { value: "text", width: null, height: 480 },
  { value: "large", width: null, height: 720 },
  { value: "figure", width: 640, height: 480 },
  { value: "phone", width: 360, height: 560 },
];

export const themes: readonly (Theme & keyof Say["themes"])[] = ["auto", "light", "dark"];
