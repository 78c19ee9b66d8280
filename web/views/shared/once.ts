import { nothing } from "lit";
import { Directive, type DirectiveResult, directive } from "lit/directive.js";

/** Runs when this place is first drawn, and shows nothing: to ask for what is shown here. */
class Once extends Directive {
  #ran = false;

  render(run: () => void): typeof nothing {
    // Not in the middle of drawing: what is asked for may draw again.
    if (!this.#ran) queueMicrotask(run);
    this.#ran = true;
    return nothing;
  }
}

export const once: (run: () => void) => DirectiveResult = directive(Once);
