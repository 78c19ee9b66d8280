/** Under this name the browser keeps that there is something to go on with. */
export const lastMark = "perceptron-playground.last";
