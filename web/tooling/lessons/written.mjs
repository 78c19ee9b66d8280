// A lesson as it is written: its YAML read and held against its schema, its Markdown as it is.
import { checkedYaml } from "./checked-yaml.mjs";
import { sectionsOf } from "./sections.mjs";

/** @import * as Format from "../../lessons/format/index.js" */
/** @import { WrittenFront, WrittenStep } from "../../lessons/format/index.js" */
/** @import { Checked } from "./checked-yaml.mjs" */
/** @import { Report } from "./problems.mjs" */
/** @import { Part } from "./sections.mjs" */

/**
 * @typedef {object} WrittenLesson
 * @property {Checked<WrittenFront>} front
 * @property {readonly WrittenSection[]} steps
 */

/**
 * @typedef {object} WrittenSection
 * @property {Part} heading
 * @property {Part} block
 * @property {Checked<WrittenStep>} step
 * @property {Part} body
 */

/**
 * @param {string} file Its text.
 * @param {typeof Format} format
 * @param {Report} report
 * @returns {WrittenLesson | null}
 */
export function writtenLesson(file, format, report) {
  const sections = sectionsOf(file, report);
  if (!sections) return null;
  return {
    front: checkedYaml(sections.front, format.lesson, report),
    steps: sections.steps.map((section) => ({ ...section, step: checkedYaml(section.block, format.step, report) })),
  };
}
