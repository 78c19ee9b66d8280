import { nothing } from "lit";
import { define } from "../../../ui/controls/define.js";
import { whenLoaded } from "../../shared/loading/loading.js";
import { View } from "../../shared/view.js";
import type { Section } from "./index.js";

/** One section of the setup, wherever it stands. */
class PpSection extends View {
  static override properties = { section: { attribute: false } };

  declare section: Section | null;
  #draws = 0;

  constructor() {
    super();
    this.section = null;
  }

  readonly #draw = (): number => this.#draws++;

  protected override render(): unknown {
    const { frame, section, dispatch } = this;
    if (!frame || !section) return nothing;
    return whenLoaded(section.view, frame.words, ({ render }) => render(frame, dispatch, this.#draw));
  }
}

define("pp-section", PpSection);
