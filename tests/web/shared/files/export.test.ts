// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ExportedFile, PpExport } from "../../../../web/views/shared/files/pp-export.js";
import "../../../../web/views/shared/files/pp-export.js";
import { byRole, clear, drawn, press, queryRole, show, textOf, written } from "../../mounted.js";

const file: ExportedFile = { name: "perceptron-xor-data.csv", type: "text/csv", text: "x1,x2,label\n" };
const saved: { name: string; text: string }[] = [];
let clipboard: string | null = "";

beforeEach(() => {
  saved.length = 0;
  clipboard = "";
  let blob: Blob | null = null;
  vi.spyOn(URL, "createObjectURL").mockImplementation((one) => {
    blob = one as Blob;
    return "blob:one";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blob?.type ?? "" });
  });
  vi.stubGlobal("navigator", {
    clipboard: {
      writeText: (text: string) => {
        if (clipboard === null) return Promise.reject(new Error("refused"));
        clipboard = text;
        return Promise.resolve();
      },
    },
  });
});

afterEach(() => {
  clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function mount(make: PpExport["make"]): Promise<void> {
  await show(html`<pp-export format="CSV" what="examples" .make=${make}></pp-export>`);
}

async function after(act: Promise<void>): Promise<void> {
  await act;
  // What is made, and what is said of it.
  await new Promise((resolve) => setTimeout(resolve));
  await drawn();
}

it("saves a file by its name, and says so", async () => {
  await mount(() => Promise.resolve(file));
  await after(press(byRole("button", "Save the examples as CSV")));
  expect(saved).toEqual([{ name: "perceptron-xor-data.csv", text: "text/csv" }]);
  expect(textOf(byRole("status"))).toBe("Saved as perceptron-xor-data.csv.");
});

it("lays out what a frame may have kept from being saved, and does not say that it was", async () => {
  vi.stubGlobal("origin", "null");
  await mount(() => Promise.resolve(file));
  await after(press(byRole("button", "Save the examples as CSV")));
  expect(saved).toHaveLength(1);
  expect(textOf(byRole("status"))).toContain("may block downloads");
  expect(written(byRole("textbox", "the examples"))).toBe("x1,x2,label\n");
  clear();
  await mount(() => Promise.resolve({ name: "a.gif", pixels: new Blob(["GIF"], { type: "image/gif" }) }));
  await after(press(byRole("button", "Save the examples as CSV")));
  expect(textOf(byRole("status"))).not.toContain("Saved");
  expect(byRole("img", "the examples").getAttribute("src")).toBe("blob:one");
});

it("copies a text", async () => {
  await mount(() => Promise.resolve(file));
  await after(press(byRole("button", "Copy the examples as CSV")));
  expect(clipboard).toBe("x1,x2,label\n");
  expect(textOf(byRole("status"))).toBe("Copied.");
});

it("lays a text out where the clipboard is out of reach", async () => {
  clipboard = null;
  await mount(() => Promise.resolve(file));
  await after(press(byRole("button", "Copy the examples as CSV")));
  expect(written(byRole("textbox", "the examples"))).toBe("x1,x2,label\n");
});

it("lays a picture out where it cannot be copied", async () => {
  await mount(() => Promise.resolve({ name: "a.gif", pixels: new Blob(["GIF"], { type: "image/gif" }) }));
  await after(press(byRole("button", "Copy the examples as CSV")));
  expect(byRole("img", "the examples").getAttribute("src")).toBe("blob:one");
});

it("says what is refused, and nothing of what was ended", async () => {
  await mount(() => Promise.reject(new Error("There is no room for it.")));
  await after(press(byRole("button", "Save the examples as CSV")));
  expect(textOf(byRole("status"))).toBe("There is no room for it.");
  clear();
  await mount(() => Promise.resolve(null));
  await after(press(byRole("button", "Save the examples as CSV")));
  expect(textOf(queryRole("status"))).toBe("");
  expect(saved).toEqual([]);
});
