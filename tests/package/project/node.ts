// A program that knows nothing of pages: compiled without their types, never run.
import { type LoadOptions, loadEngine, PlaygroundError, type WasmSource } from "perceptron-playground/engine";

const sources: readonly WasmSource[] = ["perceptron.wasm", new Uint8Array(8), new ArrayBuffer(8)];
const options: LoadOptions = { wasm: async () => new Uint8Array(8) };
// @ts-expect-error: a number is no place.
const wrong: LoadOptions = { wasm: 5 };

const engine = await loadEngine(options);
const run = engine.createRun({ ...engine.generate("blobs"), learner: { kind: "kernel", kernel: { kind: "rbf" } } });
const alpha: Float64Array = run.snapshot().current.alpha;
const job = engine.startAnalysis(engine.generate("xor"));
while (!job.advance(1e6));
const separable: boolean | null = job.result().separable;
export default { alpha, separable, sources, wrong, PlaygroundError };
