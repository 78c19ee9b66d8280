import { transport } from "../../../../web/words/generated/en/transport.js";
import { across, counts, every, samplesOf } from "../samples.js";

const passes = across(every({ epochs: counts }));

export default samplesOf(transport, {
  visitNow: across(every({ visit: counts, epoch: [null, 1, 3] })),
  updatesNow: across(every({ updates: counts })),
  allStopped: [[{ learners: 2 }], [{ learners: 6 }]],
  wrongNow: across(every({ wrong: counts, examples: [12_345], by: ["mean", "votes", null] })),
  converged: passes,
  stoppedAt: passes,
  finished: passes,
});
