/** The class number of a label: class 0 is −1, class 1 is +1. */
export function classOf(label: number): number {
  return label < 0 ? 0 : label;
}

/** The label of a class number. */
export function labelOf(classNumber: number): number {
  return classNumber === 0 ? -1 : classNumber;
}
