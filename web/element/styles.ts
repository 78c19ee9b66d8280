import { benchCss } from "../views/bench/bench.css.js";
import { headerCss } from "../views/header/header.css.js";
import { noticesCss } from "../views/notices/notices.css.js";
import { controlsCss } from "../views/shared/controls/controls.css.js";
import { stageCss } from "../views/stage/stage.css.js";
import { transportCss } from "../views/transport/transport.css.js";
import { layoutCss } from "./layout.css.js";
import { tokensCss } from "./tokens.css.js";

/** The styles of the one shadow root, tokens first. */
export const styles = [tokensCss, layoutCss, controlsCss, headerCss, benchCss, stageCss, transportCss, noticesCss];
