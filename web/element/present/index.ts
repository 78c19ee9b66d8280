/** The page in a lecture hall: how it is laid out there, and what only a lecturer needs. */
import * as lecture from "../../views/lecture/index.js";
import type { Styles } from "../../views/shared/loading/styles.js";
import { besideCss } from "./beside.css.js";
import { guideCss } from "./guide.css.js";
import { layoutCss } from "./layout.css.js";
import { needsCss } from "./needs.css.js";
import { storyCss } from "./story.css.js";

export const styles: Styles = [layoutCss, storyCss, besideCss, guideCss, needsCss, ...lecture.styles];

export const { render } = lecture;
