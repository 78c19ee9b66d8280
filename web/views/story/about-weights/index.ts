import { html, type TemplateResult } from "lit";
import type { Frame } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import type { ChangeLook, WeightsLook } from "../weights/weights-look.js";
import "./pp-about-weights.js";

export const render = (frame: Frame, dispatch: Dispatch, look: WeightsLook, change: ChangeLook): TemplateResult =>
  html`<pp-about-weights .frame=${frame} .dispatch=${dispatch} .look=${look} .change=${change}></pp-about-weights>`;
