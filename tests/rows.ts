/** Rows of numbers as a matrix is written: `rows("0 0 -1; 1 1 1")`. */
export const rows = <Row extends readonly number[] = number[]>(text: string): Row[] =>
  text.split(";").map((row) => row.trim().split(" ").map(Number) as readonly number[] as Row);

/** Points of the plane with their labels. */
export const pointsOf = (text: string) => rows<[x1: number, x2: number, label: number]>(text);
