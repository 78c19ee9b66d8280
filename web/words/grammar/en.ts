export { count, either, list, number, plural } from "../generated/en/grammar.js";
