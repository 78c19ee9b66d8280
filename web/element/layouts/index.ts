import type { Styles } from "../../views/shared/loading/styles.js";
import { presentCss } from "./present.css.js";
import { printCss } from "./print.css.js";

export const styles: Styles = [presentCss, printCss];
