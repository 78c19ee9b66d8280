/** A sheet to be worked out by hand, and its solution: all as it is written, in the notation that is chosen. */
export interface Worksheet {
  /** "Perceptron by hand" */
  readonly title: string;
  /** "Perceptron by hand: solution" */
  readonly solutionTitle: string;
  /** What is written at its head, before lines: who has worked it out, and when. */
  readonly name: string;
  readonly date: string;
  /** Where it comes from, and how much there is to do. */
  readonly origin: string;
  /** "page", or "usual-7": part of the names of files. */
  readonly sheet: string;
  /** What is done at a visit, a line each. */
  readonly rules: readonly string[];
  readonly tasks: readonly SheetTask[];
  readonly table: SheetTable;
  /** Null where the examples are not in a plane that a line divides. */
  readonly plot: SheetPlot | null;
}

export interface SheetTask {
  readonly text: string;
  /** What the solution says, a line each. */
  readonly answer: readonly string[];
}

export interface SheetTable {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
}

interface SheetColumn {
  readonly head: string;
  /** Whether it is left blank, but for the rows that are given. */
  readonly blank: boolean;
  /** What is put in takes more room than a number. */
  readonly wide: boolean;
}

interface SheetRow {
  /** One a column. */
  readonly cells: readonly string[];
  /** Whether nothing of it is left blank. */
  readonly given: boolean;
  /** Whether an epoch ends with it. */
  readonly endsEpoch: boolean;
}

export type PlanePoint = readonly [x: number, y: number];

/** The plane with the examples, to whole numbers; and what the solution draws into it. */
export interface SheetPlot {
  /** What is at the axes: "x₁". */
  readonly axes: readonly [string, string];
  readonly x: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
  readonly points: readonly SheetPoint[];
  /** Where the boundary cuts the edges; null where there is none in sight. */
  readonly boundary: readonly [PlanePoint, PlanePoint] | null;
  /** From the boundary to the side of the positives, of length 1; null where there is no boundary. */
  readonly normal: readonly [PlanePoint, PlanePoint] | null;
}

export interface SheetPoint {
  readonly place: PlanePoint;
  readonly positive: boolean;
  /** The numbers of the examples that are there: "1", "2, 5". */
  readonly name: string;
}
