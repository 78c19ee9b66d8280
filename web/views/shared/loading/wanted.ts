import { nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { Lazy } from "../../../engine/lazy.js";
import { loadFor } from "./loads.js";
import { loadingLine } from "./when-loaded.js";

/** A capability that a view uses without a place for it: the view is drawn again when it comes, and when it does not. */
export class Wanted<Module> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Node;
  readonly #capability: Lazy<Module>;
  #unfollow = (): void => {};

  constructor(host: ReactiveControllerHost & Node, capability: Lazy<Module>) {
    this.#host = host;
    this.#capability = capability;
    host.addController(this);
  }

  /** Null until it is loaded. */
  get module(): Module | null {
    return this.#capability.module;
  }

  /** Loads it after the next picture, unless that has been tried. */
  want(): void {
    if (this.#capability.state === "unloaded") void loadFor(this.#host.getRootNode(), this.#capability);
  }

  /** What says that it could not be loaded. @param name What loads, as it stands inside a sentence. */
  failure(name: string): TemplateResult | typeof nothing {
    return this.#capability.error === null ? nothing : loadingLine(this.#capability, name);
  }

  hostConnected(): void {
    this.#unfollow = this.#capability.subscribe(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#unfollow();
  }
}
