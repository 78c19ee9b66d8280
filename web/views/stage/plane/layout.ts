import type { ViewWindow } from "../../../state/document/state.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import type { StageSize } from "../../../ui/canvas/layer.js";
import { layPlane, type Margins, type Plane } from "../../../ui/canvas/plane.js";

/** The name of one axis stands above the plot, that of the other below its numbers. */
const margins: Margins = { top: 1.9, right: 0.9, bottom: 3.1 };

/** Where the plane of a stage is drawn. */
export function layOut(asked: ViewWindow, size: StageSize, theme: StageTheme): Plane {
  return layPlane(asked, size, theme.size, margins);
}
