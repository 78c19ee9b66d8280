import { expect, test } from "vitest";
import { strayIncludes } from "./library-parts.js";
import { treeOf } from "./tree.js";

const offences = (path: string, header: string) =>
  strayIncludes(treeOf({ [path]: `#pragma once\n#include ${header}\n` }));

test.each([
  ["core/src/run/run.cpp", '"perceptron/drawing/projection.hpp"'],
  ["core/src/run/run.cpp", '"drawing/update_walk.hpp"'],
  ["core/include/perceptron/run.hpp", '"perceptron/drawing/projection.hpp"'],
  ["core/include/perceptron/run.hpp", '"numeric/lanes.hpp"'],
  ["core/include/perceptron/drawing/projection.hpp", '"numeric/lanes.hpp"'],
  ["core/cli/commands.cpp", '"numeric/lanes.hpp"'],
  ["core/examples/xor.cpp", "<perceptron/drawing/projection.hpp>"],
  ["wasm/bindings.cpp", '"run/visiting.hpp"'],
])("%s may not include %s", (path, header) => {
  expect(offences(path, header)).toEqual([expect.stringContaining(`${path} includes`)]);
});

test.each([
  ["core/src/drawing/projection.cpp", '"numeric/lanes.hpp"'],
  ["core/src/drawing/projection.cpp", '"perceptron/drawing/projection.hpp"'],
  ["core/src/run/run.cpp", '"numeric/lanes.hpp"'],
  ["core/include/perceptron/drawing/projection.hpp", '"perceptron/run.hpp"'],
  ["core/include/perceptron/run.hpp", "<vector>"],
  ["core/cli/commands.cpp", '"json.hpp"'],
  ["core/examples/xor.cpp", "<perceptron/run.hpp>"],
  ["wasm/job_layouts.hpp", '"perceptron/drawing/projection.hpp"'],
])("%s may include %s", (path, header) => {
  expect(offences(path, header)).toEqual([]);
});
