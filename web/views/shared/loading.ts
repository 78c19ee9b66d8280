import { html, type TemplateResult } from "lit";
import { AsyncDirective, type DirectiveResult, directive } from "lit/async-directive.js";
import type { Lazy } from "../../state/lazy.js";

/**
 * What a capability shows once it is there. Until then a quiet line stands in its place, and when it could not be loaded,
 * a way to try again. To render this is to want it: it loads, and the place is kept up to date.
 * @param name What loads, as it stands inside a sentence: "the 3-D picture".
 */
export function whenLoaded<Module>(
  capability: Lazy<Module>,
  name: string,
  show: (module: Module) => unknown,
): DirectiveResult {
  return place(capability as Lazy<unknown>, () =>
    capability.module === null ? loadingLine(capability, name) : show(capability.module),
  );
}

/** What stands in the place of a capability that is not there. */
export function loadingLine({ state, load }: Pick<Lazy<unknown>, "state" | "load">, name: string): TemplateResult {
  if (state !== "failed") return html`<p class="pp-hint" role="status">Loading ${name} …</p>`;
  return html`
    <p class="pp-error" role="alert">
      ${name.charAt(0).toUpperCase() + name.slice(1)} could not be loaded.
      <button type="button" class="pp-button" @click=${load}>Try again</button>
    </p>
  `;
}

class Place extends AsyncDirective {
  #capability: Lazy<unknown> | null = null;
  #content: () => unknown = () => null;
  #unfollow = (): void => {};

  render(capability: Lazy<unknown>, content: () => unknown): unknown {
    this.#content = content;
    if (capability.state === "unloaded") void capability.load();
    if (capability !== this.#capability) {
      this.#capability = capability;
      if (this.isConnected) this.#follow();
    }
    return content();
  }

  protected override disconnected(): void {
    this.#unfollow();
  }

  protected override reconnected(): void {
    this.#follow();
    this.#update();
  }

  #follow(): void {
    this.#unfollow();
    this.#unfollow = this.#capability?.subscribe(() => this.#update()) ?? (() => {});
  }

  #update(): void {
    this.setValue(this.#content());
  }
}

const place = directive(Place);
