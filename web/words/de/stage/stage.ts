import type { stage as english } from "../../en/stage/stage.js";
import type { Translation } from "../../room.js";

export const stage: Translation<typeof english> = {
  role: "Diagramm",
  name: (learner) =>
    learner === null ? "Zeichenfläche: die Beispiele und die Entscheidungsgrenze" : `Zeichenfläche: ${learner}`,
};
