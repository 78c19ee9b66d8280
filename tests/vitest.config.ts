import { defineConfig } from "vitest/config";
import { alias } from "../web/tooling/vite/common.mjs";

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  resolve: { alias },
  test: {
    // Time for browsers to end.
    teardownTimeout: 30_000,
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/web/**/*.test.ts"] } },
      { extends: true, test: { name: "boundary", include: ["tests/wasm/**/*.test.ts"], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          // Browsers measure frames and tasks; two at once on a small machine would disturb each other.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // On a busy machine a page of WebKitGTK crashes once in a hundred; a test that fails twice fails.
          retry: 1,
        },
      },
    ],
  },
});
