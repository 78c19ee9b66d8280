// The front end for notebooks, as one module with everything in it: they load it from a text, beside which there is nothing.
import "./script.js";

export { default } from "../notebook/index.js";
