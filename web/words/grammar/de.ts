export { count, either, list, number, plural } from "../generated/de/grammar.js";
