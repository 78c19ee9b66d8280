import type { Styles } from "../../views/shared/loading/styles.js";
import tabsCss from "./companion.css?inline";

export { tabs, view } from "./tabs.js";

export const styles: Styles = [tabsCss];
