import type { Styles } from "../../views/shared/loading/styles.js";
import { drawerCss } from "./drawer.css.js";

export { drawer } from "./drawer.js";

export const styles: Styles = [drawerCss];
