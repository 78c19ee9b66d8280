import type { GuideFailure } from "../../../state/lessons/guide-session.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { loading } from "../loading.js";
import { refusals } from "../refusals/refusals.js";

const lost = { lesson: "The lesson could not be loaded.", question: "The question could not be loaded." } as const;

/** Why no lesson, question or challenge could be opened. */
export const failures = room<Sentences<GuideFailure>>("failures", {
  refused: ({ error }) => refusals.english.said(error),
  notLoaded: ({ what, updated }) => (updated ? `${lost[what]} ${loading.english.updated}` : lost[what]),
});
