import type { Page } from "../support/browser.js";

/**
 * What does not have its place on the page: text that is cut by its window or by a box around it, or sticks out of its
 * control; texts and controls that lie on each other. What can be scrolled to is not cut, and what ends in an ellipsis is
 * meant to. Of what lies in a layer over the page (a dialog, what is fixed or sticks), only that layer is looked at.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Item {
      readonly name: string;
      readonly of: Element;
      readonly layer: Element;
      /** What of it can be seen. */
      readonly seen: DOMRect;
    }
    const host = document.querySelector("perceptron-playground");
    const app = host?.shadowRoot?.querySelector(".pp-app");
    if (!app) return ["no page"];
    const faults = new Set<string>();
    const controls = "button, select, input, textarea, [role=tab], [role=slider], summary, a[href]";
    const named = (of: Element, text: string) => {
      const around = of.closest("[class]")?.className;
      return `${typeof around === "string" ? around.split(" ")[0] : of.localName} “${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
    };
    const both = (a: DOMRect, b: DOMRect): DOMRect => {
      const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
      return new DOMRect(
        left,
        top,
        Math.max(0, Math.min(a.right, b.right) - left),
        Math.max(0, Math.min(a.bottom, b.bottom) - top),
      );
    };
    // A part that stays at the top lies on nothing while the page is not scrolled.
    const isLayer = (one: Element) => {
      const { position, bottom } = getComputedStyle(one);
      if (one.matches(".pp-part")) return position === "sticky" && bottom !== "auto";
      return one.matches("dialog, .pp-popover, .pp-header-panel, .pp-tools-panel") || /fixed|sticky/.test(position);
    };
    const layerOf = (of: Element): Element => {
      for (let at: Element | null = of; at && at !== app; at = at.parentElement) if (isLayer(at)) return at;
      return app;
    };
    // For readers of the screen alone, or of a field that is drawn by its label.
    const unseen = (of: Element) => {
      const { width, height } = of.getBoundingClientRect();
      const { opacity, clipPath } = getComputedStyle(of);
      return width <= 1 || height <= 1 || opacity === "0" || clipPath !== "none";
    };
    const clips = (one: Element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(one);
      return {
        x: overflowX,
        y: overflowY,
        meant: textOverflow === "ellipsis",
        any: overflowX + overflowY !== "visiblevisible",
      };
    };
    /** What is left of a box inside those around it; null where what is cut off of it can be had by no scrolling. */
    const inside = (box: DOMRect, of: Element): { readonly seen: DOMRect; readonly cut: string | null } => {
      let seen = box;
      let cut: string | null = null;
      let [scrollsX, scrollsY] = [false, false];
      for (let at: Element | null = of; at && at !== app.parentElement; at = at.parentElement) {
        const { x, y, meant, any } = clips(at);
        if (!any && !at.matches("dialog")) continue;
        const { left, top } = at.getBoundingClientRect();
        const frame = new DOMRect(left + at.clientLeft, top + at.clientTop, at.clientWidth, at.clientHeight);
        scrollsX ||= /auto|scroll/.test(x) || meant;
        scrollsY ||= /auto|scroll/.test(y);
        if (!scrollsX && x !== "visible" && (box.left < frame.left - 1.5 || box.right > frame.right + 1.5))
          cut ??= at.className || at.localName;
        // Letters need not fill the line that they stand on.
        const slack = 0.25 * box.height;
        if (!scrollsY && y !== "visible" && (box.top < frame.top - slack || box.bottom > frame.bottom + slack))
          cut ??= at.className || at.localName;
        seen = both(seen, frame);
        // It lies over everything, cut by nothing.
        if (at.matches("dialog")) break;
      }
      if (!scrollsX && (box.left < -1 || box.right > innerWidth + 1)) cut ??= "the window";
      return { seen, cut };
    };
    const shown = (of: Element) =>
      of.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !of.closest("svg, math, option, .pp-review-mirror");
    const ellipsisOf = (of: Element): Element | null => {
      for (let at: Element | null = of; at && at !== app; at = at.parentElement) if (clips(at).meant) return at;
      return null;
    };
    const items: Item[] = [];
    const add = (of: Element, name: string, box: DOMRect) => {
      const { seen, cut } = inside(box, of);
      if (cut) faults.add(`${name} is cut by ${cut}`);
      if (seen.width > 2 && seen.height > 2) items.push({ name, of, layer: layerOf(of), seen });
    };
    const range = document.createRange();
    const texts = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const of = node.parentElement;
      const text = node.textContent ?? "";
      if (!of || !/[\p{L}\p{N}]/u.test(text) || !shown(of)) continue;
      let hidden = false;
      for (let at: Element | null = of; at && at !== app && !hidden; at = at.parentElement)
        hidden = getComputedStyle(at).display !== "contents" && getComputedStyle(at).display !== "inline" && unseen(at);
      if (hidden) continue;
      range.selectNodeContents(node);
      const control = of.closest("button, [role=tab], label, td, th, summary");
      const around = control?.getBoundingClientRect();
      const block = around && getComputedStyle(control as Element).display !== "inline" ? around : null;
      for (const whole of range.getClientRects()) {
        if (whole.width < 1) continue;
        const box = both(whole, ellipsisOf(of)?.getBoundingClientRect() ?? whole);
        add(of, named(of, text), box);
        if (!block) continue;
        const { left, right, bottom } = block;
        if (box.left < left - 1.5 || box.right > right + 1.5 || box.bottom > bottom + 0.3 * box.height)
          faults.add(`${named(of, text)} sticks out of ${control?.className || control?.localName}`);
      }
    }
    for (const control of app.querySelectorAll(controls)) {
      if (!shown(control) || unseen(control)) continue;
      const text = control.getAttribute("aria-label") ?? control.id ?? "";
      const name = named(control, control.textContent?.trim() || text);
      for (const box of control.getClientRects()) add(control, name, box);
      if (
        control instanceof HTMLInputElement &&
        /text|number/.test(control.type) &&
        control.scrollWidth > control.clientWidth + 1
      )
        faults.add(`${name} cuts “${control.value}”`);
    }
    items.forEach((one, k) => {
      for (const other of items.slice(k + 1)) {
        if (one.seen.right <= other.seen.left || other.seen.right <= one.seen.left) continue;
        if (one.layer !== other.layer || one.of === other.of || one.of.contains(other.of) || other.of.contains(one.of))
          continue;
        const label = (a: Element, b: Element) =>
          a instanceof HTMLInputElement && [...(a.labels ?? [])].some((one) => one.contains(b));
        if (label(one.of, other.of) || label(other.of, one.of)) continue;
        const { width, height } = both(one.seen, other.seen);
        if (width > 2 && height > 0.3 * Math.min(one.seen.height, other.seen.height))
          faults.add(`${one.name} and ${other.name} overlap by ${Math.round(width)} × ${Math.round(height)}`);
      }
    });
    return [...faults];
  });
}

/** What has been written on canvases over their edges. */
type Inks = { __inks?: Set<string> };

/** Begins to note that. What is drawn as the image of a text, as on the stage, has its place in what the plane shows. */
export function watchInks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched = window as Inks;
    if (watched.__inks) return;
    const cut = new Set<string>();
    watched.__inks = cut;
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
      const { canvas } = this;
      const ink = this.measureText(text);
      const matrix = this.getTransform();
      const [from, until] = [
        matrix.transformPoint({ x: x - ink.actualBoundingBoxLeft, y: y - ink.actualBoundingBoxAscent }),
        matrix.transformPoint({ x: x + ink.actualBoundingBoxRight, y: y + ink.actualBoundingBoxDescent }),
      ];
      const [left, right] = [Math.min(from.x, until.x), Math.max(from.x, until.x)];
      const [top, bottom] = [Math.min(from.y, until.y), Math.max(from.y, until.y)];
      const slack = 1.5 * devicePixelRatio;
      if (Math.min(left, top, canvas.width - right, canvas.height - bottom) < -slack)
        cut.add(`“${text}” at ${[left, top, right, bottom].map(Math.round)} of ${canvas.width} × ${canvas.height}`);
      fillText.call(this, text, x, y, ...rest);
    };
  });
}

/** What has been written over the edge of a canvas since this was asked last. */
export function cutInks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { __inks: cut = new Set<string>() } = window as Inks;
    const found = [...cut];
    cut.clear();
    return found;
  });
}

/** The paces whose words would be cut where the choice of the pace stands: those of a select cannot be scrolled to. */
export const cutPaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const select = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("#pp-transport-pace");
    if (!(select instanceof HTMLSelectElement)) return ["no pace"];
    const probe = select.cloneNode() as HTMLSelectElement;
    probe.style.cssText = "position: fixed; width: max-content; max-width: none";
    select.after(probe);
    const cut = Array.from(select.options, ({ text }) => {
      probe.replaceChildren(new Option(text));
      return probe.getBoundingClientRect().width > select.getBoundingClientRect().width + 0.5 ? text : null;
    });
    probe.remove();
    return cut.filter((text) => text !== null);
  });

/** The texts of which an ellipsis stands for the end: they are meant to have room, in the languages that there are. */
export const shortened = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const app = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-app");
    return Array.from(app?.querySelectorAll("*") ?? [])
      .filter((one) => getComputedStyle(one).textOverflow === "ellipsis" && one.localName !== "select")
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent?.trim() ?? "");
  });

/** What reaches beyond the sides of the window and cannot be scrolled to inside a part of its own, and controls that cut their text. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const { clientWidth, scrollWidth } = document.documentElement;
    const clips = (one: Element) => getComputedStyle(one).overflowX !== "visible";
    const name = (one: Element) => `<${one.localName} class="${one.getAttribute("class")}">`;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    for (const one of root?.querySelectorAll<HTMLElement>("*") ?? []) {
      const { left, right, width } = one.getBoundingClientRect();
      // A skip link shows itself when the focus comes to it.
      if (getComputedStyle(one.closest(".pp-skip > *") ?? one).clipPath !== "none") continue;
      if (width > 0 && (right + scrollX > clientWidth + 0.5 || left + scrollX < -0.5)) {
        let outer = one.parentElement;
        while (outer && !clips(outer)) outer = outer.parentElement;
        if (!outer) found.push(`${name(one)} reaches from ${left} to ${right}`);
      }
      if (!one.matches("button, h1, h2, h3, label, select, summary, legend") || !clips(one)) continue;
      const isSeen = one.checkVisibility() && one.clientWidth > 4;
      if (isSeen && one.scrollWidth > one.clientWidth + 1) found.push(`${name(one)} cuts “${one.textContent?.trim()}”`);
    }
    return found;
  });

/** What stays where it is on a phone, whatever is read below the stage. */
const standing = ".pp-transport-buttons, .pp-tabs";

/** Goes back to the top: on a phone what is opened is scrolled to, and the header has gone. */
export const toTheTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    scrollTo(0, 0);
    document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-app")?.scrollTo(0, 0);
  });

/** What a tap in the middle of a control would meet that is not the control; what can be scrolled to is scrolled to. */
const coveredOf = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate((among) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const found: string[] = [];
    for (const control of root?.querySelectorAll<HTMLElement>(
      `:is(${among}) :is(button, select, input, [role=slider])`,
    ) ?? []) {
      const target = control.closest<HTMLElement>("label") ?? control;
      // Zoom is seen once the pointer or the keyboard is at the stage: then the counts make room for it.
      if (!target.checkVisibility({ opacityProperty: true }) || target.closest("dialog")) continue;
      if (target.closest(".pp-tabs, pp-setup")) target.scrollIntoView({ block: "nearest", inline: "center" });
      const { left, top, width, height } = target.getBoundingClientRect();
      const at = root?.elementFromPoint(left + width / 2, top + height / 2);
      const name =
        control.getAttribute("aria-label") ?? (control.textContent?.trim() || control.id || control.className);
      if (!at || !target.contains(at)) found.push(`${name} is under ${at?.className ?? "nothing: out of the window"}`);
    }
    return found;
  }, parts);

/** Controls that something lies over: at the top, and, of those that stay where they are, also while what is below is read. */
export async function covered(page: Page, reads: boolean): Promise<string[]> {
  await toTheTop(page);
  const found = await coveredOf(page, "pp-header, pp-setup, pp-tools, pp-transport, .pp-tabs");
  for (const top of reads ? [120, 240, 9999] : []) {
    await page.evaluate((y) => scrollTo(0, y), top);
    found.push(...(await coveredOf(page, standing)).map((one) => `scrolled by ${top}: ${one}`));
  }
  await toTheTop(page);
  return found;
}
