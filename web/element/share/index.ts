/** The panel of sharing, with the sections that other views make. */
import { lazy } from "../../engine/lazy.js";
import { shareWith } from "../../views/share/index.js";
import { whenLoaded } from "../../views/shared/loading/when-loaded.js";

const picture = lazy(() => import("../../views/stage/picture/index.js"));

export const { styles, render } = shareWith(
  [
    {
      name: "picture",
      label: "Picture or animation",
      render: (frame, dispatch) => whenLoaded(picture, "picture or animation", ({ render }) => render(frame, dispatch)),
      load: picture.load,
    },
  ],
  "data",
);
