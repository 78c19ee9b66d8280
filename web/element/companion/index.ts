import type { Styles } from "../../views/shared/loading/styles.js";
import { tabsCss } from "./tabs.css.js";

export { companion } from "./tabs.js";

export const styles: Styles = [tabsCss];
