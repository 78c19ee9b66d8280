import { contents as german } from "#contents/de";
import { saidOf } from "../../contents.js";
import type { contents as english } from "../../en/course/contents.js";
import type { Translation } from "../../room.js";

export const contents: Translation<typeof english> = saidOf(german);
