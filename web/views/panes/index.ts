import { html, type TemplateResult } from "lit";
import { type Lazy, lazy } from "../../engine/lazy.js";
import type { Frame } from "../../state/runs/frame.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { StageGroup } from "../shared/canvas/stage-group.js";
import { whole } from "../shared/frame-reads.js";
import { whenLoaded } from "../shared/loading/loading.js";
import { type PartView, View } from "../shared/view.js";
import type { PaneGrid } from "./grid/index.js";

const gridCode = lazy(() => import("./grid/index.js"));

/** The stage. Of several learners it is a stage each. */
class PpPanes extends withProperties(View, {
  /** In place of the stages where the examples are texts. */
  reviews: null as Lazy<PartView> | null,
}) {
  readonly #group = new StageGroup();
  #grid: PaneGrid | null = null;

  protected override render(): TemplateResult {
    const { frame, dispatch, reviews } = this;
    if (!frame || !reviews) return this.#stage();
    return html`${
      frame.state.data.kind === "reviews"
        ? whenLoaded(reviews, frame.words, ({ render }) => render(frame, dispatch))
        : this.#stages(frame)
    }`;
  }

  /** Each stage is given the frames that are its turn, so all of them come here. */
  #stages(shown: Frame): unknown {
    if (shown.panes.length === 1) return this.#stage();
    const frame = whole(shown);
    return whenLoaded(gridCode, frame.words, ({ PaneGrid }) => {
      this.#grid ??= new PaneGrid(this.#group);
      return this.#grid.render(frame, this.dispatch);
    });
  }

  #stage(): TemplateResult {
    const { frame, dispatch } = this;
    return html`<pp-stage
      .frame=${frame}
      .pane=${frame && whole(frame.pane)}
      .group=${this.#group}
      .dispatch=${dispatch}
    ></pp-stage>`;
  }
}

define("pp-panes", PpPanes);

/** The stages, or the reviews in their place. `stage` is what defines <pp-stage>. */
export function panes(stage: Pick<PartView, "styles">, reviews: Lazy<PartView>): PartView {
  return {
    styles: stage.styles,
    render: (frame, dispatch) => html`<pp-panes .frame=${frame} .dispatch=${dispatch} .reviews=${reviews}></pp-panes>`,
  };
}
