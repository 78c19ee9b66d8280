import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { asClassic } from "../../../web/tooling/vite/classic-chunks.mjs";

type Chunk = Record<string, unknown>;
type Handed = [string, (need: (name: string) => Chunk) => Chunk, number?];

/** What scripts hand over, in a page where they run one after another. */
function handed(...scripts: readonly string[]): Handed[] {
  const page: { ppc?: Handed[] } & Record<string, unknown> = {};
  page["self"] = page;
  for (const script of scripts) runInNewContext(script, page);
  return page.ppc ?? [];
}

const needing =
  (chunks: Readonly<Record<string, Chunk>>) =>
  (name: string): Chunk => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`${name} is not there`);
    return chunk;
  };

describe("a chunk as a classic script", () => {
  it("hands itself over, and runs when it is asked for what it exports", () => {
    const code = 'import{a as b,c}from"./x.js";import"./y.js";var d=b+c;export{d as e,b};';
    const [[name, make, runs] = []] = handed(asClassic(code, "./own.js"));
    expect([name, runs]).toEqual(["./own.js", undefined]);
    expect(make?.(needing({ "./x.js": { a: 1, c: 2 }, "./y.js": {} }))).toEqual({ e: 3, b: 1 });
    expect(() => make?.(needing({ "./x.js": { a: 1, c: 2 } }))).toThrow("./y.js is not there");
  });

  it("is as strict as a module, and says where it runs at once", () => {
    const [[, make, runs] = []] = handed(
      asClassic("var a=function(){return this}();export{a};", "./a.js", { runs: true }),
    );
    expect(make?.(needing({}))).toEqual({ a: undefined });
    expect(runs).toBeTruthy();
  });

  it("loads others by their files, without style sheets, and takes of them what it is after", () => {
    const code =
      'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./x.js","./x.css","./y.js"])))=>i.map(i=>d[i]);' +
      'import{l}from"./e.js";var a=l(()=>import("./x.js"),__vite__mapDeps([0,1,2]),import.meta.url),' +
      "b=l(()=>import(`./y.js`).then(e=>e.part),__vite__mapDeps([2]),import.meta.url);export{a,b};";
    const [[, make] = []] = handed(asClassic(code, "./own.js"));
    const l = (files: unknown, part?: (chunk: object) => unknown) => [files, part?.({ part: 7 })];
    expect(make?.(needing({ "./e.js": { l } }))).toEqual({
      a: [["./x.js", "./y.js"], undefined],
      b: [["./y.js"], 7],
    });
  });

  it("loads nothing that is there from the first", () => {
    const code =
      'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./e.js","./x.js","./y.js"])))=>i.map(i=>d[i]);' +
      'import{l}from"./e.js";var a=l(()=>import("./y.js"),__vite__mapDeps([2,0,1]),import.meta.url);export{a};';
    const script = asClassic(code, "./own.js", { names: new Map([["./e.js", new Map([["l", "l"]])]]) });
    const [[, make] = []] = handed(script);
    expect(make?.(needing({ "./e.js": { l: (files: unknown) => files } }))).toEqual({ a: ["./y.js", "./x.js"] });
    expect(script).not.toContain('["./e.js"');
  });

  it("has at once what it loads of itself", async () => {
    const code =
      'import{l}from"./e.js";var s={p:7},a=()=>l(()=>Promise.resolve().then(()=>s),void 0,import.meta.url);export{a};';
    const [[, make] = []] = handed(asClassic(code, "./own.js"));
    const loaded = make?.(needing({ "./e.js": { l: () => null } }))["a"];
    expect(typeof loaded === "function" && (await loaded())).toEqual({ p: 7 });
  });

  it("that takes the others runs as it comes, and knows its address", () => {
    const script = asClassic("var u=import.meta.url,e=()=>u;self.ppc=[];export{e};", "./e.js", { takes: true });
    const page: Record<string, unknown> = { document: { currentScript: { src: "https://here/e.js" } } };
    page["self"] = page;
    runInNewContext(script, page);
    const [[name, make] = []] = page["ppc"] as Handed[];
    const address = make?.(needing({}))["e"];
    expect([name, typeof address === "function" && address()]).toEqual(["./e.js", "https://here/e.js"]);
  });

  it.each([
    ["imports in another way", 'import * as a from "./x.js";'],
    ["imports in another way", 'import("./x.js");'],
    ["exports in another way", "export default 1;"],
    ["exports in another way", "export const a = 1;"],
    ["asks for its address", "var u=import.meta.url;"],
  ])("is refused where it %s: %s", (said, code) => {
    expect(() => asClassic(code, "./own.js")).toThrow(said);
  });
});
