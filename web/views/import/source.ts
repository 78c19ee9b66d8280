/** A text that is to be read, and where it is from. */
export interface Source {
  readonly text: string;
  /** "iris.csv"; null for what was pasted or typed. */
  readonly name: string | null;
}
