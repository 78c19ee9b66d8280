import lockableCss from "../../ui/controls/lockable.css?inline";
import type { Styles } from "../../views/shared/loading/styles.js";
import printedStoryCss from "../../views/story/print.css?inline";
import transportLayoutsCss from "../../views/transport/layouts.css?inline";
import phoneCss from "./phone.css?inline";
import printCss from "./print.css?inline";

/** Parts lay themselves out within the areas that the page gives them. */
export const styles: Styles = [transportLayoutsCss, phoneCss, printedStoryCss, printCss, lockableCss];
