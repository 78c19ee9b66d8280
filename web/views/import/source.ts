/** A text that is to be read, and where it is from. */
export interface Source {
  readonly text: string;
  /** "iris.csv", "the pasted text". */
  readonly name: string;
}
