import { transport } from "../../../../web/words/en/transport.js";
import { across, counts, every, samplesOf } from "../samples.js";

const moments = every({ visit: counts, epoch: [null, 1, 3], updates: counts });
const one = across(counts);

export default samplesOf(transport, {
  moment: across(moments),
  allStopped: [[2], [6]],
  wrongNow: across(counts, [12_345], ["mean", "votes", null] as const),
  converged: one,
  stoppedAt: one,
  finished: one,
});
