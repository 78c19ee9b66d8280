/** A course inside the playground's own file, which can fetch nothing. */

/** What `course=` names there. */
export const insideAddress = "course-in-this-file";

/** The text of the course that the page has inside; null where that is not what the address names. */
export function courseInside(address: string): string | null {
  if (address !== insideAddress) return null;
  return document.querySelector('script[type="application/json"][data-course]')?.textContent ?? null;
}

/**
 * The playground's file with a course inside.
 * @param course the text of its file, JSON
 * @param opens whether the file opens it where its address says nothing else
 */
export function withCourse(file: string, course: string, opens: boolean): string {
  // In JSON that sign is within texts alone.
  const data = `<script type="application/json" data-course>${course.replaceAll("<", "\\u003c")}</script>`;
  const inside = file.replace("<body>", () => `<body>\n    ${data}`);
  return opens ? inside.replace("<perceptron-playground", (tag) => `${tag} course="${insideAddress}"`) : inside;
}
