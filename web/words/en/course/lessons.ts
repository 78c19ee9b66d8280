import { plural } from "../../grammar/en.js";
import { room } from "../../room.js";

/** Around the texts of lessons. */
export const lessons = room("lessons", {
  label: "Lesson",
  loading: "Loading the lesson …",
  /** @param number null: of a teacher's own course. */
  title: (number: number | null, title: string): string => (number === null ? title : `Lesson ${number} · ${title}`),
  leave: "Leave the lesson",
  leaveHint: "The page stays as it is",

  steps: "Steps of the lesson",
  step: (step: number, heading: string, done: boolean): string =>
    done ? `Step ${step}: ${heading}, done` : `Step ${step}: ${heading}`,
  task: (task: number, tasks: number): string => `${task} of ${tasks}`,
  /** Labels before texts of the lesson. */
  hint: "Hint:",
  solution: "Solution:",
  /** Before the sentence to keep is shown. */
  think: "What will you keep of this lesson? Say it in one sentence.",
  ours: "See ours",
  remember: "Remember:",
  sources: "Sources:",
  /** Above a note, which is folded. */
  note: "Footnote",
  noteBack: "Back to the text",
  /** Where undo has gone on to what was there before the step. */
  behind: "You have undone more than this step: its examples are no longer on the page.",
  again: "Bring them back",
  /** Where a link has put other examples or settings under a step than it was written for. */
  varied:
    "The examples, the settings or the moment here are not the lesson’s own. What it asks and says about its own is left out.",
  asWritten: "Open the lesson’s own",
  show: "Show me",
  goOn: "Continue",
  back: "Back",
  backHint: "Back ([)",
  next: "Next",
  nextLesson: "Next lesson",
  /** In place of *Next*, while so many questions are open. */
  skip: (open: number): string => plural(open, { one: "Skip # question", other: "Skip # questions" }),
  nextHint: "Next (])",

  /** Around the name of the site. */
  otherSite: [
    "This link opens a course from another site:",
    ". If you open it, that site sees your internet address.",
  ] as const,
  /** Around the address. */
  leadsOn: [
    "This link opens a course from another site, because this address leads on to one:",
    ". If you open it, that site sees your internet address.",
  ] as const,
  open: "Open the course",
  dontOpen: "Don’t open it",
});

export type LessonsWords = typeof lessons.english;
