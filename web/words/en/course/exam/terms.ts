import { figure } from "../../shared/answers.js";

/** "(2, −1)" */
export const vector = (values: readonly number[]): string => `(${values.map(figure).join(", ")})`;

/** "w = (3, 4), b = −2" */
export const model = (weights: readonly number[], bias: number): string =>
  `w = ${vector(weights)}, b = ${figure(bias)}`;
