#include "perceptron/measures.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

#include "run/run_job.hpp"

namespace perceptron {

/// On the examples trained on, then on those held out by the time the job is made.
static Task<> find_mistakes(VisitJob<FoundMistakes>& job, Dataset held_out) {
  const RunInside& run = job.run();
  FoundMistakes& found = job.found;
  const std::size_t trained = run.data().size();
  for (RowSlices rows(0, trained, run.counting_cost(), job.work); rows.next();) {
    while (!run.approach_count(rows.first, rows.last, job.work)) co_await job.work.overhead(0);
    found.training += run.training_mistakes(rows.first, rows.last, &found.wrong);
    job.seen = rows.last;
    co_await rows.spend();
  }
  for (RowSlices rows(0, held_out.size(), run.prediction_cost(), job.work); rows.next();) {
    const std::size_t count = rows.last - rows.first;
    found.held_out += *run.mistakes({held_out.row(rows.first), count * held_out.d},
                                    std::span<const double>(held_out.y).subspan(rows.first, count),
                                    &found.wrong_held_out, rows.first);
    job.seen = trained + rows.last;
    co_await rows.spend();
  }
}

static Task<> find_margin(VisitJob<double>& job) {
  const RunInside& run = job.run();
  job.found = std::numeric_limits<double>::infinity();
  for (RowSlices rows(0, run.data().size(), static_cast<double>(run.data().d + 1), job.work); rows.next();) {
    const double margin = run.margin(rows.first, rows.last);
    job.found = std::isnan(margin) ? margin : std::min(job.found, margin);
    if (std::isnan(margin)) co_return;
    job.seen = rows.last;
    co_await rows.spend();
  }
}

JobOf<FoundMistakes> count_mistakes(Shared<Run> run, std::uint64_t visit) {
  const Dataset& held_out = inside(*run).held_out();
  return std::make_unique<VisitJob<FoundMistakes>>(run, visit, run->data().size() + held_out.size(), &find_mistakes,
                                                   held_out);
}

JobOf<double> measure_margin(Shared<Run> run, std::uint64_t visit) {
  return std::make_unique<VisitJob<double>>(run, visit, run->data().size(), &find_margin);
}

}  // namespace perceptron
