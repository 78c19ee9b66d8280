import { nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { Lazy } from "../../../engine/lazy.js";
import type { Words } from "../../../state/document/notation/words.js";
import { loadFor } from "./loads.js";
import { loadingLine } from "./when-loaded.js";

/** Lazy code that a view uses without showing a placeholder for it. The view updates when it has loaded or failed. */
export class LazyController<Module> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Node;
  readonly #capability: Lazy<Module>;
  #unsubscribe = (): void => {};

  constructor(host: ReactiveControllerHost & Node, capability: Lazy<Module>) {
    this.#host = host;
    this.#capability = capability;
    host.addController(this);
  }

  /** Null until it has loaded. */
  get module(): Module | null {
    return this.#capability.module;
  }

  /** Loads it after the next paint, unless that has been tried. */
  load(): void {
    if (this.#capability.state === "unloaded") void loadFor(this.#host.getRootNode(), this.#capability);
  }

  /** A message that it could not be loaded, or takes long, with a button to try again. */
  failure(words: Words): TemplateResult | typeof nothing {
    const { error, slow } = this.#capability;
    return error === null && !slow ? nothing : loadingLine(this.#capability, words);
  }

  hostConnected(): void {
    this.#unsubscribe = this.#capability.subscribe(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#unsubscribe();
  }
}
