import { lockableCss } from "../../views/shared/controls/lockable.css.js";
import type { Styles } from "../../views/shared/loading/styles.js";
import { printedStageCss } from "../../views/stage/print.css.js";
import { storyLayoutsCss } from "../../views/story/layouts.css.js";
import { transportLayoutsCss } from "../../views/transport/layouts.css.js";
import { phoneCss } from "./phone.css.js";
import { presentCss } from "./present.css.js";
import { printCss } from "./print.css.js";

/** Parts lay themselves out within the areas that the page gives them. */
export const styles: Styles = [
  transportLayoutsCss,
  phoneCss,
  presentCss,
  storyLayoutsCss,
  printedStageCss,
  printCss,
  lockableCss,
];
