/** What stands on the screen after the first picture: one load for all of it. */

import { styles as fieldStyles } from "../../ui/controls/fields/index.js";
import * as header from "../../views/header/index.js";
import * as setup from "../../views/setup/sentence/index.js";
import * as story from "../../views/story/index.js";
import * as tools from "../../views/tools/index.js";
import * as verdict from "../../views/verdict/index.js";
import * as travel from "../awaited-visits.js";
import * as companion from "../companion/index.js";
import * as layouts from "../layouts/index.js";

export { listen, prefetchOnHover } from "./listen.js";
export { companion, fieldStyles, header, layouts, setup, story, tools, travel, verdict };
