import { lockableCss } from "../../views/shared/controls/lockable.css.js";
import type { Styles } from "../../views/shared/loading/styles.js";
import { compactCss } from "../../views/transport/compact.css.js";
import { embedCss } from "./embed.css.js";
import { phoneCss } from "./phone.css.js";
import { presentCss } from "./present.css.js";
import { printCss } from "./print.css.js";

export const styles: Styles = [compactCss, phoneCss, presentCss, embedCss, printCss, lockableCss];
