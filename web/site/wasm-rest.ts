// The part of the WASM that a first visit does not wait for; a chunk of its own, so that its address is not loaded at once.
export { default } from "#wasm-rest?url";
