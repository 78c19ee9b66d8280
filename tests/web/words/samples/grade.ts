import { gradePage } from "../../../../web/words/generated/en/gradePage.js";
import { handIn } from "../../../../web/words/generated/en/handIn.js";
import { across, counts, every, samplesOf } from "../samples.js";

const files = across(every({ file: ["answers-ana.json"] }));
const scores = across(every({ raw: counts, max: [12_345] }));
const tries = across(every({ tries: counts }));

export default [
  samplesOf(handIn, { worth: scores }),
  samplesOf(gradePage, {
    notAnswers: files,
    newer: files,
    wrongField: across(every({ file: ["answers-ana.json"], field: ["tasks.3.tries"] })),
    tooLarge: files,
    replaced: across(every({ name: ["Ana"] })),
    summary: across(every({ students: counts, mean: ["38"] })),
    score: scores,
    right: tries,
    wrong: tries,
    given: across(every({ answer: ["7"], students: counts })),
    choice: across(every({ place: counts })),
    numbers: [[{ numbers: [1, -0.5] }]],
  }),
];
