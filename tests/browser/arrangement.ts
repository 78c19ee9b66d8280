import { key, painted, press } from "./playground.js";
import type { Page } from "./support/browser.js";

/** Where things stand on the page: settings behind the sentence of the setup, views behind the tabs of the companion. */

const settings = {
  Data: "data",
  Learner: "learner",
  Features: "features",
  Order: "order",
  Learners: "compare",
} as const;

export type Setting = keyof typeof settings;

const drawerParts = {
  "3-D": "lift",
  "Weight space": "weight-space",
  Projection: "projection",
  Margin: "margin",
  Mistakes: "charts",
  Compare: "compare",
  Order: "orders",
  Cures: "cures",
  Trace: "trace",
  Algorithm: "algorithm",
} as const;

/** What the parts are for: each of these has a tab, and the parts theirs beside it once one of them is open. */
const groups = {
  see: ["3-D", "Weight space", "Projection"],
  why: ["Margin", "Mistakes", "Trace", "Algorithm"],
  try: ["Compare", "Order", "Cures"],
} as const;

export type DrawerTab = keyof typeof drawerParts;

export const settingTitles = Object.keys(settings) as Setting[];
export const drawerTabs = Object.keys(drawerParts) as DrawerTab[];

/** The part of the sentence that opens a setting. */
export const settingButton = (title: Setting): string => `.pp-setup-button[data-section="${settings[title]}"]`;

/** The popover of a setting, while it is open. */
export const popoverOf = (title: Setting): string => `.pp-popover[data-setting="${settings[title]}"]`;

/** By which the state has a part of the drawer. */
export const partOf = (tab: DrawerTab) => drawerParts[tab];

/** Where a part of the drawer stands, while it is open. */
export const panelOf = (tab: DrawerTab): string => `[role="tabpanel"][data-part="${drawerParts[tab]}"]`;

/** Opens a setting by its part of the sentence, and waits until what it holds has loaded. */
export async function openSetting(page: Page, title: Setting): Promise<void> {
  if (!(await page.has(popoverOf(title)))) await press(page, settingButton(title));
  await loaded(page, popoverOf(title));
}

/** Closes what is open, as somebody does who has read it. */
export async function closeSetting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    root?.querySelector<HTMLElement>(".pp-popover")?.focus();
  });
  await key(page, "Escape");
}

/** Does something with a setting, and closes it. */
export async function inSetting(page: Page, title: Setting, act: () => Promise<unknown>): Promise<void> {
  await openSetting(page, title);
  await act();
  await painted(page);
  await closeSetting(page);
}

/** The tab of a part of the drawer. */
export const tabOf = (tab: DrawerTab): string => `#pp-tab-${drawerParts[tab]}`;

/** Brings the tab of a part into sight, by that of its group. */
export async function showTab(page: Page, tab: DrawerTab): Promise<void> {
  if (await page.has(tabOf(tab))) return;
  const group = Object.entries(groups).find(([, tabs]) => (tabs as readonly DrawerTab[]).includes(tab));
  await press(page, `#pp-tab-${group?.[0]}`);
}

/** Opens a part of the drawer by its tab, and waits until it has loaded. */
export async function openDrawer(page: Page, tab: DrawerTab): Promise<void> {
  await showTab(page, tab);
  if (!(await page.has(panelOf(tab)))) await press(page, tabOf(tab));
  await loaded(page, panelOf(tab));
}

/** Where the data are chosen by their picture: the label of this preset. */
export const presetLabel = (name: string): string => `.pp-preset:has([value="${name}"])`;

/** Chooses the example data. */
export const choosePreset = (page: Page, name: string): Promise<void> =>
  inSetting(page, "Data", () => page.click(presetLabel(name)));

/** Waits until what stands there is no longer on its way. */
async function loaded(page: Page, selector: string): Promise<void> {
  await page.waitFor(
    (wanted) => {
      const place = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector<HTMLElement>(wanted);
      return place && !/^Loading …$/m.test(place.innerText);
    },
    {},
    selector,
  );
  await painted(page);
}
