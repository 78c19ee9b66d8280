import type { Source } from "./imports.js";

/** What the page is drawn by. */
const drawing = /^web\/(views|element|notebook|site)\/.+\.(ts|html)$/;

/** A form, a button of one, and what hears or makes a submission. */
const submission =
  /<form\b|@submit\b|type=["']?submit\b|\b(requestSubmit|SubmitEvent|formaction)\b|\(["']submit["']|createElement\(["']form/i;

/** The form that radio buttons belong to, whose one button is disabled: Enter submits nothing there. */
const inert = "web/views/shared/controls/radio-form.ts";

/** Where something is submitted, by line: a frame with `sandbox="allow-scripts"` blocks that, and says so on the console alone. */
export function submissions(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => drawing.test(path) && path !== inert)
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .flatMap((line, index) =>
          submission.test(line) ? [`${path}:${index + 1} submits a form: ${line.trim()}`] : [],
        ),
    );
}
