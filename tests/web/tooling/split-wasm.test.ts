import { describe, expect, it } from "vitest";
import { withHelpers } from "../../../web/tooling/split-wasm.mjs";

/** As Binaryen prints it. */
const graph = `digraph call {
  subgraph cluster_key {
    node [shape=box, fontname=courier, fontsize=10];
    "A" -> "B" [style="filled, rounded", label = "Direct Call"];
  }
  "late" [style="filled", fillcolor="white"];
  "log" [style="filled", fillcolor="turquoise"];
  "main" [style="filled", fillcolor="gray"];
  "main" -> "early"; // call
  "main" -> "both"; // call
  "late" -> "both"; // call
  "late" -> "helper"; // call
  "late" -> "log"; // call
  "late" -> "callback"; // call
  "helper" -> "deep"; // call
  "deep" -> "deep"; // call
  "callback" [style="filled, rounded"];
}
`;

describe("withHelpers", () => {
  it("adds what nothing else calls, however deep", () => {
    expect(withHelpers(["late"], graph).sort()).toEqual(["deep", "helper", "late"]);
  });

  it("leaves what is called from outside or through a pointer, and what others call", () => {
    const chosen = withHelpers(["late"], graph);
    for (const name of ["main", "early", "both", "log", "callback"]) expect(chosen).not.toContain(name);
  });

  it("is content without a graph", () => {
    expect(withHelpers(["late"], "")).toEqual(["late"]);
  });
});
