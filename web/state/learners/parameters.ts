/** The parameters that set something of a learner: the fields of the descriptors take their names from here. */
export const learnerParameters = [
  "learning-rate",
  "tie",
  "margin",
  "tolerance",
  "variant",
  "c",
  "classes",
  "kernel",
  "degree",
  "offset",
  "gamma",
  "k",
  "max-depth",
  "ridge",
] as const;

export type LearnerParameter = (typeof learnerParameters)[number];
