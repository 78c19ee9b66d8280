import type { GuideFailure } from "../../../state/course/lessons/guide-session.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { mistakes } from "../counted.js";
import { loading } from "../loading.js";
import { refusals } from "../refusals/refusals.js";

interface CourseFailure {
  /** Above a list of what is wrong. */
  readonly mistakes: (count: number) => string;
}

const lost = { lesson: "The lesson could not be loaded.", question: "The question could not be loaded." } as const;

/** Why no lesson, question or challenge could be opened. */
export const failures = room<Sentences<GuideFailure> & CourseFailure>("failures", {
  refused: ({ error }) => refusals.english.said(error),
  mistakes: (count) => `The course has ${mistakes(count)}. Mend them in its file, and open it again:`,
  notLoaded: ({ what, updated }) => (updated ? `${lost[what]} ${loading.english.updated}` : lost[what]),
});
