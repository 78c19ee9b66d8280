import { html } from "lit";
import { scrollCueCss } from "../shared/controls/scroll-cue.css.js";
import type { PartView } from "../shared/view.js";
import { storyCss } from "./story.css.js";
import { weightsCss } from "./weights/weights.css.js";
import "./pp-story.js";

export const styles: PartView["styles"] = [storyCss, weightsCss, scrollCueCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-story .frame=${frame} .dispatch=${dispatch}></pp-story>`;
