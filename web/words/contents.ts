import type { Contents } from "../state/course/lessons/lesson.js";

/** The sentences of the lists of lessons, in the language of these texts. */
export function saidOf({ lessons, units }: Contents) {
  return {
    /** @param lesson its number, from 1, here and below */
    title: (lesson: number): string => lessons[lesson - 1]?.title ?? "",
    moment: (lesson: number): string => lessons[lesson - 1]?.moment ?? "",
    heading: (lesson: number, step: number): string => lessons[lesson - 1]?.steps[step - 1] ?? "",
    unit: (name: string): string => units[name]?.title ?? "",
    can: (name: string): string => units[name]?.can ?? "",
  };
}
