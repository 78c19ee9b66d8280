import { html } from "lit";
import { scrollCueCss } from "../shared/controls/scroll-cue.css.js";
import type { PartView } from "../shared/view.js";
import { headingCss } from "../shared/words/heading.css.js";
import { axisCss } from "./axis.css.js";
import { combinationsCss } from "./combinations.css.js";
import { reviewRowCss } from "./review-row.css.js";
import { reviewsCss } from "./reviews.css.js";
import "./pp-reviews.js";

export const styles: PartView["styles"] = [
  headingCss,
  reviewsCss,
  reviewRowCss,
  axisCss,
  combinationsCss,
  scrollCueCss,
];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-reviews .frame=${frame} .dispatch=${dispatch}></pp-reviews>`;
