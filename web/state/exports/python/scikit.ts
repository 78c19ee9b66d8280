import type { ScikitCall } from "./script.js";

/** What scikit-learn makes of the same examples: a function that is there to be called. */
export function scikitScript({ lines, remarks }: ScikitCall): string {
  const said = remarks.map((remark) => `# ${remark}`).join("\n");
  if (!lines) return `# scikit-learn:\n${said}\n`;
  const [module = ""] = /sklearn\.\w+/.exec(lines[0] ?? "") ?? [];
  const body = [`import ${module}`, "", ...lines, "return model"].map((line) => (line ? `    ${line}` : ""));
  return `# The same with scikit-learn: with_scikit_learn().\n${said}\ndef with_scikit_learn():\n${body.join("\n")}\n`;
}
