import type { UiState } from "../state/document/state.js";

/** What the companion shows: a 3-D picture that is open lies over the view that was open before it. */
export const openView = ({ lift, drawer }: UiState): UiState["drawer"] | "lift" => (lift ? "lift" : drawer);
