import { spawnSync } from "node:child_process";

/** What makes HTML of a page of Markdown in a system: from standard input to standard output. */
interface Converter {
  readonly command: readonly [program: string, ...args: string[]];
  /** Where it is from, for the title of what is skipped without it. */
  readonly from: string;
}

const python = (script: string): Converter["command"] => ["/usr/bin/python3", "-c", script];

const converters = {
  MkDocs: {
    command: python(
      "import sys, markdown; print(markdown.markdown(sys.stdin.read(), extensions=['toc', 'tables', 'fenced_code']))",
    ),
    from: "python3-markdown, which MkDocs calls so",
  },
  "Jupyter Book": {
    command: python(`
import sys
from docutils.core import publish_string
from myst_parser.docutils_ import Parser
print(publish_string(sys.stdin.read(), parser=Parser(), writer_name="html5", settings_overrides={"output_encoding": "unicode"}))`),
    from: "python3-myst-parser, which a book of Sphinx's is read by",
  },
  Quarto: { command: ["pandoc", "--from", "markdown", "--to", "html"], from: "pandoc, which Quarto calls" },
} as const satisfies Readonly<Record<string, Converter>>;

type System = keyof typeof converters;
export const systems = Object.keys(converters) as System[];

/** The page as a system shows it; null where its converter is not installed. */
export function shownBy(system: System, page: string): string | null {
  const [program, ...args] = converters[system].command;
  const { status, stdout } = spawnSync(program, args, { input: page, encoding: "utf8" });
  return status === 0 ? stdout : null;
}

/** Why a system is not asked; empty where it is. */
export const skipped = (system: System): string =>
  shownBy(system, "") === null ? ` · skipped without ${converters[system].from}` : "";
