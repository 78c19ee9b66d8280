// The package's element: what it registers, and what there is to know of it without knowing what it is made of.
import "./xml-documents.js";
import "./package-wasm.js";
import { PerceptronPlayground as Registered } from "../element/perceptron-playground.js";
import type { Playground } from "../element/playground.js";

export type * from "../element/host-events.js";
export type * from "../element/playground.js";

/** The class of the element; importing this registers it, where there is a page. */
export type PerceptronPlayground = Playground;
export const PerceptronPlayground: { new (): Playground; readonly prototype: Playground } = Registered;
