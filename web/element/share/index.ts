/** The panel of sharing, with the sections that other views make. */
import { shareWith } from "../../views/share/pp-share.js";
import * as picture from "../../views/stage/picture/index.js";
import { picture as pictureWords } from "../../words/generated/en/picture.js";

const shared = shareWith(
  [{ name: "picture", label: (words) => words.room(pictureWords).title, render: picture.render }],
  "data",
);

export const { render } = shared;
export const styles = [...shared.styles, ...picture.styles];
