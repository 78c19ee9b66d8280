import { room } from "../../room.js";

/** The stage, from the first picture on. */
export const stage = room("stage", {
  role: "plot",
  /** @param learner where there are several stages. */
  name: (learner: string | null): string =>
    learner === null ? "Stage: the examples and the decision boundary" : `Stage: ${learner}`,
});
