/** How the lines of the learners are told apart beside their names: by colour, as on the stage, and by a mark. */

const tokens = ["--pp-accent", "--pp-class-3", "--pp-class-4", "--pp-class-5", "--pp-ink-2", "--pp-class-2"];

export type Mark = "disc" | "square" | "triangle" | "diamond" | "cross" | "ring";
const marks: readonly Mark[] = ["disc", "square", "triangle", "diamond", "cross", "ring"];

export interface LineLook {
  readonly token: string;
  readonly mark: Mark;
}

/** The lead is drawn in ink, wherever it stands. */
export function lookOf(learner: number, lead: number): LineLook {
  const token = learner === lead ? "--pp-ink" : tokens[learner % tokens.length];
  return { token: token ?? "--pp-ink", mark: marks[learner % marks.length] ?? "disc" };
}

/** The outline of a mark around a point; a ring and a cross are stroked, the others filled. */
export function traceMark(context: CanvasRenderingContext2D, mark: Mark, x: number, y: number, radius: number): void {
  context.beginPath();
  switch (mark) {
    case "disc":
    case "ring":
      context.arc(x, y, radius, 0, 2 * Math.PI);
      break;
    case "square":
      context.rect(x - 0.9 * radius, y - 0.9 * radius, 1.8 * radius, 1.8 * radius);
      break;
    case "triangle":
      polygon(
        context,
        [x, y - 1.15 * radius],
        [x + 1.1 * radius, y + 0.8 * radius],
        [x - 1.1 * radius, y + 0.8 * radius],
      );
      break;
    case "diamond":
      polygon(context, [x, y - 1.3 * radius], [x + 1.3 * radius, y], [x, y + 1.3 * radius], [x - 1.3 * radius, y]);
      break;
    case "cross":
      for (const side of [-1, 1]) {
        context.moveTo(x - radius, y - side * radius);
        context.lineTo(x + radius, y + side * radius);
      }
      break;
  }
}

function polygon(context: CanvasRenderingContext2D, ...corners: readonly (readonly [number, number])[]): void {
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
}
