// The site: the WASM stands beside the scripts as a file of its own. Imports run in their order: the engine comes first.
import "./start-engine.js";
import "../element/perceptron-playground.js";
