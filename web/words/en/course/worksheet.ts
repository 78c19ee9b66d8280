import { room } from "../../room.js";

/** An example in the plot. */
interface PlottedPoint {
  /** The numbers of the examples there: "2, 5". */
  readonly name: string;
  readonly positive: boolean;
  /** "(3, −2)" */
  readonly place: string;
}

/** The dialogue that makes worksheets; what is on them is in the room of the sheet. */
export const worksheet = room("worksheet", {
  title: "Worksheet",
  close: "Close",
  making: "Making the sheet …",
  region: "Sheet and solution",
  source: "Sheet",
  sources: {
    page: "From this page",
    like: "New, like this page’s",
    gentle: "New, easy",
    usual: "New, medium",
    long: "New, long",
  },
  given: "Given in the table",
  givens: { all: "Everything", scores: "All but the scores", first: "The first row", none: "Nothing" },
  seed: "Seed",
  another: "Make another",
  print: "Print",
  formats: { markdown: "Markdown", latex: "LaTeX" },
  loadCs188: "Load the CS 188 worked example",
  tieIsMistake: "Count a tie as a mistake",

  table: "Visits, to fill in",
  solvedTable: "Visits, filled in",
  toFillIn: "to fill in",
  plot: (points: readonly PlottedPoint[], boundary: boolean): string => {
    const listed = points.map(({ name, positive, place }) =>
      positive ? `${name}: positive at ${place}` : `${name}: negative at ${place}`,
    );
    const what = boundary ? "Plot of the examples with the boundary." : "Plot of the examples.";
    return `${what} ${listed.join("; ")}`;
  },
});

export type WorksheetWords = typeof worksheet.english;
