import type { StageTheme } from "../../../web/ui/canvas/colors.js";

/** Colours and type that a stage is drawn with where nothing reads them from a page. */
export const theme: StageTheme = {
  surface: "#ffffff",
  ink: "#111111",
  ink2: "#222222",
  ink3: "#333333",
  rule: "#eeeeee",
  accent: "#00695c",
  tint: 0.18,
  positive: "#0072b2",
  negative: "#d55e00",
  class2: "#00885c",
  class3: "#aa00aa",
  class4: "#0000aa",
  class5: "#aa5500",
  font: "sans-serif",
  serif: "serif",
  size: 15,
};
