import type { GuideFailure } from "../../../state/lessons/guide-session.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { loading } from "../loading.js";
import { refusals } from "../refusals.js";

const lost = { lesson: "The lesson could not be loaded.", question: "The question could not be loaded." } as const;

/** What a lesson, a question and a challenge have in common. */
export const guide = room("guide", {
  leave: "Leave",
  /** On the stage, at the ring around the example that is visited next. */
  next: "next",
  /** Why nothing could be opened. */
  failures: {
    refused: ({ error }) => refusals.english.said(error),
    notLoaded: ({ what, updated }) => (updated ? `${lost[what]} ${loading.english.updated}` : lost[what]),
  } as Sentences<GuideFailure>,
});
