/** Under this name the browser keeps that there is something to go on with. */
export const resumableKey = "perceptron-playground.last";
