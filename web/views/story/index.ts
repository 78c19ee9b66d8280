import { html } from "lit";
import { copyButtonCss } from "../shared/buttons/copy-button.css.js";
import { valueTableCss } from "../shared/chart/value-table.css.js";
import { scrollCueCss } from "../shared/controls/scroll-cue.css.js";
import type { PartView } from "../shared/view.js";
import { headingCss } from "../shared/words/heading.css.js";
import { mathmlCss } from "../shared/words/mathml.css.js";
import { storyCss } from "./story.css.js";
import { weightsCss } from "./weights/weights.css.js";
import "./pp-story.js";

export const styles: PartView["styles"] = [
  headingCss,
  storyCss,
  weightsCss,
  mathmlCss,
  valueTableCss,
  copyButtonCss,
  scrollCueCss,
];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-story .frame=${frame} .dispatch=${dispatch}></pp-story>`;
