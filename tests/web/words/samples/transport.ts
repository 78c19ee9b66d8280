import { transport } from "../../../../web/words/en/transport.js";
import { across, counts, every, samplesOf } from "../samples.js";

const moments = every({ visit: counts, epoch: [null, 1, 3], updates: counts });
const one = across(counts);

export default samplesOf(transport, {
  moment: across(moments),
  spokenMoment: across(moments, [40]),
  pointedVisit: across(counts, [true, false]),
  visitsPerSecond: one,
  allStopped: [[2], [6]],
  converged: one,
  stoppedAt: one,
  finished: one,
});
