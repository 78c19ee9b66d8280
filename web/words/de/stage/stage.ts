import type { stage as english } from "../../en/stage/stage.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { labelled } from "../nouns.js";

export const stage: Translation<typeof english> = {
  role: "Diagramm",
  name: (learner) =>
    learner === null ? "Zeichenfläche: die Beispiele und die Entscheidungsgrenze" : `Zeichenfläche: ${learner}`,
  flipped: (example, label) =>
    typeof label === "string"
      ? `Beispiel ${count(example)} ist jetzt ${labelled(label)}.`
      : `Beispiel ${count(example)} gehört jetzt zu ${labelled(label)}.`,
  crowd: ({ count: n, mixed }) =>
    `${n === 2 ? "zwei" : count(n)} Beispiele hier${mixed ? ", mit verschiedenen Labels" : ""}`,
};
