import type { obstacles as english } from "../../en/refusals/obstacles.js";
import type { Translation } from "../../room.js";
import { refused } from "./refused.js";

export const obstacles = {
  refused: ({ error }) => refused(error),
  twoClasses: () => "Dieses Verfahren kennt zwei Klassen, aber diese Beispiele haben mehr.",
  preparing: ({ percent }) => `Dieses Verfahren wird vorbereitet: ${percent}\u202f%.`,
} satisfies Translation<typeof english>;
