import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { paths } from "../../../../web/tooling/paths.mjs";
import { functionsOf, withoutNames } from "../../../../web/tooling/wasm/functions.mjs";
import { callGraph, chosen, symbolsIn, unshared, withHelpers } from "../../../../web/tooling/wasm/split.mjs";

/** As Binaryen prints it. */
const graph = `digraph call {
  subgraph cluster_key {
    node [shape=box, fontname=courier, fontsize=10];
    "A" -> "B" [style="filled, rounded", label = "Direct Call"];
  }
  "kernel" [style="filled", fillcolor="white"];
  "log" [style="filled", fillcolor="turquoise"];
  "main" [style="filled", fillcolor="gray"];
  "main" -> "early"; // call
  "main" -> "both"; // call
  "kernel" -> "both"; // call
  "kernel" -> "helper"; // call
  "kernel" -> "log"; // call
  "kernel" -> "callback"; // call
  "helper" -> "deep"; // call
  "deep" -> "deep"; // call
  "callback" [style="filled, rounded"];
}
`;

describe("withHelpers", () => {
  it("adds what nothing else calls, however deep", () => {
    expect(withHelpers(["kernel"], callGraph(graph)).sort()).toEqual(["deep", "helper", "kernel"]);
  });

  it("leaves what is called from outside or through a pointer, and what others call", () => {
    const chosen = withHelpers(["kernel"], callGraph(graph));
    for (const name of ["main", "early", "both", "log", "callback"]) expect(chosen).not.toContain(name);
  });

  it("is content without a graph", () => {
    expect(withHelpers(["kernel"], callGraph(""))).toEqual(["kernel"]);
  });
});

const symbols = (defined: string[], asked: string[] = []) => ({ defined: new Set(defined), undefined: new Set(asked) });

describe("symbolsIn", () => {
  it("tells what objects define, in any form, from what they ask for", () => {
    const listing = "\nkernel.cpp.o:\n_Zmake T 1a 0\n_Zlocal t 2b 0\n_Zinline W 3c 0\n_Zasked U 0 0\n.L.str d 0 0\n";
    expect(symbolsIn(listing)).toEqual(symbols(["_Zmake", "_Zlocal", "_Zinline"], ["_Zasked"]));
  });
});

describe("chosen", () => {
  it("takes what only the extension defines, if it is too long to be equal to another by chance", () => {
    const functions = ["imported", "kernel", "short", "inline", "perceptron"].map((name) => ({ name, bytes: 200 }));
    const [, , short] = functions;
    if (short) short.bytes = 20;
    const extension = symbols(["kernel", "short", "inline"]);
    expect(chosen(functions, extension, symbols(["perceptron", "inline"]))).toEqual(["kernel"]);
  });

  it("takes the parts of coroutines too, unless they are as short as what only frees memory", () => {
    const functions = ["grow.resume", "grow.destroy", "sort.destroy"].map((name) => ({ name, bytes: 20 }));
    const [, , short] = functions;
    if (short) short.bytes = 8;
    const extension = symbols(functions.map(({ name }) => name));
    expect(chosen(functions, extension, symbols([]))).toEqual(["grow.resume", "grow.destroy"]);
  });

  it("takes what says the names of C++ types, which neither defines", () => {
    const functions = ["main", "__getTypeName"].map((name) => ({ name, bytes: 200 }));
    expect(chosen(functions, symbols([]), symbols(["main"]))).toEqual(["__getTypeName"]);
  });
});

describe("unshared", () => {
  const calls = callGraph('  "perceptron" -> "destroy"; // call\n  "kernel" -> "destroy"; // call\n');

  it("leaves what the plain module calls though it never asked for it: it stands for an equal function", () => {
    expect(unshared(["kernel", "destroy"], symbols(["perceptron"]), calls)).toEqual(["kernel"]);
  });

  it("leaves what such a function calls, however deep and however short what is between", () => {
    const pairs = ["perceptron resize", "resize append", "append allocate", "kernel expand"];
    const deep = callGraph(pairs.map((pair) => `  "${pair.replace(" ", '" -> "')}"; // call\n`).join(""));
    const names = ["kernel", "append", "allocate", "expand"];
    expect(unshared(names, symbols(["perceptron"]), deep)).toEqual(["kernel", "expand"]);
    expect(unshared(names, symbols(["perceptron"], ["append"]), deep)).toEqual([
      "kernel",
      "append",
      "allocate",
      "expand",
    ]);
  });

  it("moves what the plain module does ask for by name", () => {
    expect(unshared(["kernel", "destroy"], symbols(["perceptron"], ["destroy"]), calls)).toEqual(["kernel", "destroy"]);
  });
});

describe("the functions of a module", () => {
  const linked = readFileSync(paths.wasmLinked);

  it("are read with their names and sizes", () => {
    const functions = functionsOf(linked);
    expect(functions.length).toBeGreaterThan(300);
    expect(functions[0]?.bytes).toBe(0);
    const visits = functions.find(({ name }) => /OnlineLearner.*RosenblattRule.*5visit/.test(name));
    expect(visits?.bytes).toBeGreaterThan(1000);
  });

  it("lose their names, and the module nothing else", async () => {
    const bare = withoutNames(linked);
    expect(functionsOf(bare)).toEqual([]);
    const [before, after] = await Promise.all([WebAssembly.compile(linked), WebAssembly.compile(new Uint8Array(bare))]);
    expect(WebAssembly.Module.exports(after)).toEqual(WebAssembly.Module.exports(before));
  });
});
