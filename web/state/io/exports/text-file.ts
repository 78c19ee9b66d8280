/** A text that is exported. */
export interface TextFile {
  /** Says what it is: "perceptron-xor-data.csv". */
  readonly name: string;
  readonly type: string;
  readonly text: string;
}
