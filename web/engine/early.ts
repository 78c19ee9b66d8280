import { startEngine, type WasmEngine } from "./engine.js";
import { type Lazy, lazy } from "./lazy.js";

let early: Lazy<WasmEngine> | null = null;

/** Starts an engine for whoever will ask first: while what asks is still on its way. Whether it comes is said to them. */
export function startEarly(): Promise<WasmEngine> {
  early = lazy(startEngine);
  return early.load();
}

/** The engine that was started early, to the first who asks; to everybody else one that starts now. */
export function takeEngine(): WasmEngine | Promise<WasmEngine> {
  const taken = early ?? lazy(startEngine);
  early = null;
  return taken.module ?? taken.load();
}
