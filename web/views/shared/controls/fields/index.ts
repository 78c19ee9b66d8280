import { fieldsCss } from "../../../../ui/controls/fields.css.js";
import type { Styles } from "../../loading/styles.js";

export const styles: Styles = [fieldsCss];
