// The package's engine.
import "./package-wasm.js";

export * from "../engine/index.js";
