// A lesson's file in its sections: what is YAML, read and held against its schema, what is Markdown, and on which lines.
import { checkedYaml } from "./checked-yaml.mjs";

/** @import * as Format from "../../lessons/format/index.js" */
/** @import { WrittenFront, WrittenStep } from "../../lessons/format/index.js" */
/** @import { Checked, Part, Report } from "./checked-yaml.mjs" */

/**
 * @typedef {object} StepSection
 * @property {Part} heading
 * @property {Part} block What the step does, as YAML; empty where it has none.
 * @property {Part} body
 */

/** @param {string} file @param {Report} report @returns {{ front: Part, steps: StepSection[] } | null} */
export function sectionsOf(file, report) {
  const lines = file.replaceAll("\r\n", "\n").split("\n");
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) {
    report(1, "It begins with what the lesson is, between two lines of ---.");
    return null;
  }
  /** @type {StepSection[]} */
  const steps = [];
  for (let at = end + 1; at < lines.length; ) {
    const line = lines[at] ?? "";
    if (line.startsWith("## ")) {
      const until = nextHeading(lines, at + 1);
      steps.push(stepOf(lines, at, until, report));
      at = until;
    } else {
      if (line.trim() !== "") report(at + 1, "Before the first step, which is a heading of ##, stands nothing.");
      at++;
    }
  }
  if (steps.length === 0) report(end + 1, "It has no step: a heading of ##.");
  return { front: partOf(lines, 1, end), steps };
}

/** @param {readonly string[]} lines @param {number} from */
function nextHeading(lines, from) {
  let fenced = false;
  for (let at = from; at < lines.length; at++) {
    if (lines[at]?.startsWith("```")) fenced = !fenced;
    if (!fenced && lines[at]?.startsWith("## ")) return at;
  }
  return lines.length;
}

/**
 * @param {readonly string[]} lines
 * @param {number} from
 * @param {number} to
 * @param {Report} report
 * @returns {StepSection}
 */
function stepOf(lines, from, to, report) {
  const heading = { text: (lines[from] ?? "").slice(3).trim(), line: from + 1 };
  const first = lines.findIndex((line, at) => at > from && line.trim() !== "");
  if (first < 0 || first >= to || lines[first] !== "```step") {
    return { heading, block: { text: "", line: from + 1 }, body: partOf(lines, from + 1, to) };
  }
  const end = lines.indexOf("```", first + 1);
  if (end < 0 || end >= to) {
    report(first + 1, "The block of the step does not end.");
    return { heading, block: { text: "", line: first + 1 }, body: partOf(lines, to, to) };
  }
  return { heading, block: partOf(lines, first + 1, end), body: partOf(lines, end + 1, to) };
}

/** @param {readonly string[]} lines @param {number} from @param {number} to @returns {Part} */
function partOf(lines, from, to) {
  return { text: lines.slice(from, to).join("\n"), line: from + 1 };
}

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
