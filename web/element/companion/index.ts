import type { Styles } from "../../views/shared/loading/styles.js";
import tabsCss from "./companion.css?inline";

export { companion } from "./tabs.js";

export const styles: Styles = [tabsCss];
