import type { NoticeFacts } from "../../../state/runs/frame.js";
import { lock } from "../../generated/en/lock.js";
import { count } from "../../grammar/en.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { examples } from "../nouns.js";
import { refusals } from "./refusals.js";

/** What went wrong or is worth knowing, at the foot of the page. */
export const notices = room("notices", {
  kinds: { info: "Note", warning: "Warning", error: "Error" },
  dismiss: "Dismiss",
});

/** What notices say. */
export const warnings = room<Sentences<NoticeFacts>>("warnings", {
  refused: ({ refusals: all }) => {
    const said = all.map((one) => refusals.english.said(one)).join(" ");
    return all.some(({ drops }) => drops) ? `${said} The data that was given is not shown.` : said;
  },
  locked: () => lock.english.locked,
  tooManyPoints: ({ most }) => `The page has room for ${count(most)} points. Nothing was added.`,
  tooManyFeatures: ({ most }) => `You can choose at most ${count(most)} features. Nothing was changed.`,
  tooManyLearners: ({ most }) => `You can compare at most ${count(most)} learners.`,
  orderGone: ({ named, examples: now }) =>
    `The custom order was for ${examples(named)}, and now there are ${count(now)}, so the visits are in the original order again.`,
  otherOrderGone: () => "The custom order was for different examples, so the visits are in the original order again.",
});
