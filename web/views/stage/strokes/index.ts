export { PointerTools } from "./pointer-tools.js";
