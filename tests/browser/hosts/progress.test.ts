import { safeParse } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answers } from "../../../web/state/io/messages/answers.js";
import type { Page } from "../support/browser.js";
import { atNight, describeOneBrowser } from "../support/browsers.js";
import type { Server } from "../support/server.js";
import { hostPage, openHost, serveHosts, strictPolicy } from "./host-page.js";

type Message = Readonly<Record<string, unknown>>;
type Listening = Window & { __heard?: Message[] };

const listener = `
  window.__heard = [];
  addEventListener("message", ({ data }) => {
    if (data.ns === "perceptron-playground") window.__heard.push(data);
  });`;

const open = '.pp-task[data-state="open"]';

describeOneBrowser("progress", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    const framed = (query: string) =>
      hostPage(
        `<script src="/listener.js"></script><iframe title="lesson" src="/site/index.html?${query}" width="800" height="700" sandbox="allow-scripts"></iframe>`,
      );
    const files = {
      "/listener.js": listener,
      "/lesson.html": framed("lesson=4.1&amp;embed=true&amp;tries=2&amp;pass-mark=60"),
      "/locked.html": framed("lesson=4.2&amp;embed=true&amp;lock=skip,solutions"),
    };
    server = await serveHosts(files, { csp: strictPolicy(engine) });
  });
  afterAll(() => server.close());

  const heard = () => page.evaluate(() => (window as Listening).__heard ?? []);
  const said = async () => (await heard()).filter(({ type }) => type === "progress");
  const last = async () => (await said()).at(-1) ?? {};
  const post = (message: Message) =>
    page.evaluate(
      (data) =>
        document
          .querySelector("iframe")
          ?.contentWindow?.postMessage({ ns: "perceptron-playground", v: 1, ...data }, "*"),
      message,
    );
  const answerTo = (id: string) =>
    page.waitFor((id) => (window as Listening).__heard?.find((one) => one["id"] === id), { timeout: 30_000 }, id);

  test("goes on where somebody stopped, in a frame that keeps nothing", async () => {
    page = await openHost(getBrowser(), server, "/lesson.html");
    await expect.poll(last, { timeout: 30_000 }).toMatchObject({ at: "4.1", tasks: [], score: { raw: 0, max: 3 } });
    const types = (await heard()).map(({ type }) => type);
    expect(types.indexOf("progress")).toBeGreaterThan(types.indexOf("ready"));

    const lesson = await page.frame("lesson");
    await lesson.fill(`${open} .pp-answer-number`, "7");
    await lesson.click(`${open} .pp-answer > button`);
    await expect.poll(last).toMatchObject({ tasks: [{ id: "4.1.1", kind: "number", right: false, tries: 1 }] });
    await lesson.fill(`${open} .pp-answer-number`, "0");
    await lesson.click(`${open} .pp-answer > button`);
    await expect
      .poll(last)
      .toMatchObject({ tasks: [{ id: "4.1.1", right: true, tries: 2 }], score: { raw: 1, max: 3 } });
    const quizzes = (await heard()).filter(({ type }) => type === "quiz").map(({ detail }) => detail);
    expect(quizzes).toMatchObject([
      { id: "4.1.1", answer: 7, truth: 0, right: false, max: 1, revealed: false },
      { id: "4.1.1", answer: 0, truth: 0, right: true, max: 1, revealed: false },
    ]);

    await lesson.click(".pp-lesson-next");
    await expect.poll(last).toMatchObject({ at: "4.2" });
    await lesson.click(".pp-lesson-next");
    await expect.poll(last).toMatchObject({
      at: "4.3",
      tasks: [{ id: "4.1.1" }, { id: "4.2.1", kind: "choice", right: false, skipped: true }],
      complete: false,
      success: false,
    });
    const stopped = await last();
    for (const one of await heard())
      expect(
        answers.some((schema) => safeParse(schema, one).success),
        String(one["type"]),
      ).toBe(true);
    await page.close();

    page = await openHost(getBrowser(), server, "/lesson.html");
    await expect.poll(last, { timeout: 30_000 }).toMatchObject({ at: "4.1", tasks: [] });
    await post({ type: "setProgress", id: "damaged", progress: "1|||4||" });
    expect(await answerTo("damaged")).toMatchObject({ type: "error", field: "progress.steps" });
    expect(await last()).toMatchObject({ at: "4.1", tasks: [] });
    await post({ type: "setProgress", id: "go on", progress: stopped["saved"] });
    const { id: _, ...there } = (await answerTo("go on")) as Message;
    expect(there).toEqual(stopped);

    const again = await page.frame("lesson");
    await expect.poll(() => again.text(".pp-guide-heading"), { timeout: 15_000 }).toBe("One more sign");
    await again.click({ role: "button", name: "Back" });
    await expect.poll(() => again.text(".pp-guide-heading")).toBe("Converged");
    await again.click(`${open} input[value="2"]`);
    await again.click(`${open} .pp-answer > button`);
    await expect.poll(last).toMatchObject({
      at: "4.2",
      tasks: [
        { id: "4.1.1", right: true, tries: 2 },
        { id: "4.2.1", right: true, tries: 1, skipped: false },
      ],
      score: { raw: 2, max: 3 },
      complete: false,
      success: true,
    });
  });

  atNight("lets nobody leave a question out, or see it solved, where that is locked", async () => {
    page = await openHost(getBrowser(), server, "/locked.html");
    await expect.poll(last, { timeout: 30_000 }).toMatchObject({ at: "4.2" });
    const lesson = await page.frame("lesson");
    expect(await lesson.text(".pp-lesson-next")).toBe("Answer the question first");
    expect(await lesson.attribute(".pp-lesson-next", "disabled")).not.toBeNull();
    for (let k = 0; k < 3; k++) {
      await lesson.click(`${open} input[value="${k % 2}"]`);
      await lesson.click(`${open} .pp-answer > button`);
      await expect.poll(last).toMatchObject({ tasks: [{ tries: k + 1, revealed: false }] });
    }
    expect(await lesson.has({ role: "button", name: "Continue" })).toBe(false);
    await lesson.click(`${open} input[value="2"]`);
    await lesson.click(`${open} .pp-answer > button`);
    await expect.poll(() => lesson.attribute(".pp-lesson-next", "disabled")).toBeNull();
  });
});
