/** A drawing as texts. */
export { type Color, type Font, hasImages, type Item, type Segment, type VectorPicture } from "./drawing.js";
export { svgOf } from "./svg.js";
export { tikzOf } from "./tikz.js";
