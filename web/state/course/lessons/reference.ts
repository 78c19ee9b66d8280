/** A step of a course. Both count from 1. */
export interface Reference {
  readonly lesson: number;
  readonly step: number;
}

/** What stands in a link: "4.2"; "4" is its first step. Null where it is neither. */
export function readReference(text: string | null): Reference | null {
  const [, lesson, step = "1"] = /^(\d+)(?:\.(\d+))?$/.exec(text ?? "") ?? [];
  return lesson === undefined ? null : { lesson: Number(lesson), step: Number(step) };
}

export function written({ lesson, step }: Reference): string {
  return `${lesson}.${step}`;
}
