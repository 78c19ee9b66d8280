import type { refusals as english } from "../../en/refusals/refusals.js";
import type { Translation } from "../../room.js";
import { refused } from "./refused.js";

export const refusals: Translation<typeof english> = { said: refused };
