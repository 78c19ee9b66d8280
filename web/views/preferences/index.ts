import { html, nothing } from "lit";
import { define } from "../../ui/controls/define.js";
import { hostOf } from "../../ui/page/host-of.js";
import headerPanelCss from "../../ui/panels/header-panel.css?inline";
import { HeaderPanel } from "../../ui/panels/header-panel.js";
import { typeResized } from "../../ui/surface/drawn-surface.js";
import { preferences } from "../../words/generated/en/preferences.js";
import { type PartView, View } from "../shared/view.js";
import preferencesCss from "./preferences.css?inline";
import { rows } from "./rows/index.js";

/** The panel of preferences: one row each. */
class PpPreferences extends View {
  readonly #panel = new HeaderPanel(this, "preferences", () =>
    this.dispatch({ type: "set-ui", ui: { preferences: false } }),
  );
  #textSize: string | null = null;

  /** What is drawn on canvases has its letters from the page, which has been given the new size by now. */
  protected override updated(): void {
    const { textSize = null } = this.frame?.state.ui ?? {};
    const before = this.#textSize;
    this.#textSize = textSize;
    if (before !== null && before !== textSize) window.dispatchEvent(new Event(typeResized));
  }

  protected override render(): unknown {
    const { frame, dispatch } = this;
    if (!frame) return nothing;
    const say = this.say(preferences);
    const inputs = { frame, dispatch, host: hostOf(this) };
    return this.#panel.render(
      say,
      html`
        <div class="pp-stack pp-preferences-rows">${rows.map((row) => row(inputs))}</div>
        <p class="pp-hint">${say.kept}</p>
      `,
    );
  }
}

define("pp-preferences", PpPreferences);

export const styles: PartView["styles"] = [headerPanelCss, preferencesCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-preferences .frame=${frame} .dispatch=${dispatch}></pp-preferences>`;
