import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import type { PageDriver } from "./driver.js";

/** What can be called in the page by name. */
export type InPage = typeof import("./in-page/index.js");

/** Evaluates the body of an async function. The answer travels as JSON text, so that every engine answers and fails alike. */
async function evaluate(driver: PageDriver, body: string): Promise<unknown> {
  const answer = await driver.evaluate(`(async () => {
    try {
      return JSON.stringify({ value: await (async () => { ${body} })() });
    } catch (error) {
      return JSON.stringify({ error: String(error) });
    }
  })()`);
  const { value, error } = JSON.parse(answer) as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(`in the page: ${error}`);
  return value;
}

/** Calls a self-contained function in the page. */
export function callFunction(driver: PageDriver, fn: unknown, args: readonly unknown[]): Promise<unknown> {
  return evaluate(driver, `return (${fn})(...${JSON.stringify(args)});`);
}

/** Calls one of the functions of in-page/, which the page is given when it does not have them yet. */
export async function callInPage<Name extends keyof InPage>(
  driver: PageDriver,
  name: Name,
  ...args: Parameters<InPage[Name]>
): Promise<ReturnType<InPage[Name]>> {
  const call = `return globalThis.__inPage?.${name}(...${JSON.stringify(args)});`;
  const answer = await evaluate(driver, call);
  // A function that is there never answers undefined.
  return (answer === undefined ? await evaluate(driver, `${await inPageScript()} ${call}`) : answer) as never;
}

let script: Promise<string> | undefined;

/** The functions of in-page/ in one script that puts them on the page's global object. Made once. */
function inPageScript(): Promise<string> {
  script ??= bundle();
  return script;
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL("in-page/index.ts", import.meta.url));
  const [built] = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target: "es2022", lib: { entry, formats: ["iife"], name: "inPage" } },
  })) as Rolldown.RolldownOutput[];
  return `${built?.output[0].code} globalThis.__inPage = inPage;`;
}
