import type { Styles } from "../../loading/styles.js";
import { fieldsCss } from "./fields.css.js";

export const styles: Styles = [fieldsCss];
