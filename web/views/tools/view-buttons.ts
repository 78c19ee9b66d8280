import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";
import { toggleLift } from "../shared/press/toggle-lift.js";
import { requestZoom, type Zoom } from "../shared/press/zoom-request.js";
import type { Reading } from "../shared/reading.js";
import { buttonRow } from "./button-row.js";
import { viewIcons } from "./icons.js";

/** What the stage shows of the plane, and how. @param from where a zoom is asked for. */
export function viewButtons(
  { state: { ui } }: Reading<"state.ui.shading" | "state.ui.lift">,
  from: Element,
  dispatch: Dispatch,
): TemplateResult {
  const zoom = (name: string, icon: TemplateResult, to: Zoom) => ({
    name,
    icon,
    press: () => requestZoom(from, to),
  });
  return buttonRow("View of the stage", [
    zoom("Zoom in", viewIcons.in, "in"),
    zoom("Zoom out", viewIcons.out, "out"),
    zoom("Fit view", viewIcons.fit, "fit"),
    {
      name: "Shading: score",
      icon: viewIcons.shading,
      pressed: ui.shading,
      press: () => dispatch((now) => ({ type: "set-shading", shading: !now.state.ui.shading })),
    },
    {
      name: "3-D picture",
      icon: html`<span class="pp-tools-lift">3-D</span>`,
      pressed: ui.lift !== null,
      wants: "lift",
      press: () => toggleLift(dispatch),
    },
  ]);
}
