/** The panel of sharing, with the sections that other views make. */
import { shareWith } from "../../views/share/index.js";
import * as picture from "../../views/stage/picture/index.js";
import { picture as words } from "../../words/en/stage/picture.js";

const shared = shareWith([{ name: "picture", label: words.english.title, render: picture.render }], "data");

export const { render } = shared;
export const styles = [...shared.styles, ...picture.styles];
