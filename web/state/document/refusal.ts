/** What was not taken: which field, why (a word for programs), and a sentence for people. */
export interface Refusal {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}
