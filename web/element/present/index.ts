/** The page in a lecture hall: how it is laid out there, and what only a lecturer needs. */

import * as lecture from "../../views/lecture/index.js";
import type { Styles } from "../../views/shared/loading/styles.js";
import guideCss from "./guide.css?inline";
import layoutCss from "./layout.css?inline";
import needsCss from "./needs.css?inline";
import storyCss from "./story.css?inline";

export const styles: Styles = [layoutCss, storyCss, guideCss, needsCss, ...lecture.styles];

export const { render } = lecture;
