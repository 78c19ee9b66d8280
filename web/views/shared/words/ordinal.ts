/** For the views whose words have not come to `web/words/` yet. */
export { exampleName, visitName } from "../../../words/en/nouns.js";
