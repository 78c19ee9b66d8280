// The site: the WASM stands beside the scripts as a file of its own.
import "./wasm-address.js";
import "../element/perceptron-playground.js";
