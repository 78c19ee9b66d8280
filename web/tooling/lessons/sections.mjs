// A lesson's file in its sections: what is YAML, what is Markdown, and on which lines.

/** @import { Report } from "./problems.mjs" */

/**
 * A part of a file; `line` is that of its first one, from 1.
 * @typedef {object} Part
 * @property {string} text
 * @property {number} line
 */

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
