import type { CSSResult } from "lit";
import { fieldsCss } from "./fields.css.js";

export const styles: readonly CSSResult[] = [fieldsCss];
