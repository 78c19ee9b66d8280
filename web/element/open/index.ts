/** What is kept of a reader's work, with small pictures by the stage. */
import { openWith } from "../../views/open/index.js";
import { thumbnailOf } from "../../views/stage/thumbnail/index.js";

export const { render, styles } = openWith(thumbnailOf);
