import { html, LitElement } from "lit";
import { lazy } from "../../../../web/engine/lazy.js";
import { english } from "../../../../web/state/document/notation/words.js";
import { whenLoaded } from "../../../../web/views/shared/loading/loading.js";

const lift = lazy(() => import("./lift/index.js"));

/** A second capability shares a file with the first: what both import is a chunk of its own. */
const story = lazy(() => import("./story/index.js"));

class LazyPage extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): unknown {
    return html`
      <button @click=${() => this.requestUpdate()}>Draw again</button>
      <div>${whenLoaded(lift, english, ({ describe }) => html`<p id="lift">${describe()}</p>`)}</div>
      <button @pointerenter=${story.load} @focus=${story.load}>Story</button>
    `;
  }
}

customElements.define("lazy-page", LazyPage);
document.body.append(new LazyPage());
