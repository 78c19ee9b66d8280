#include "perceptron/trial.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "perceptron/limits.hpp"
#include "perceptron/run_start.hpp"
#include "run/held_out.hpp"
#include "run/training.hpp"

namespace perceptron {

struct Trial::Parts {
  Dataset held_out;
  std::uint64_t most_visits;
  double size;  ///< of what the start takes in
  std::unique_ptr<RunStart> start;
  Shared<Run> run;
  std::unique_ptr<MistakeCount> count;
  bool done = false;
  Error error;
  TrialResult result;

  bool prepare(Work& work);
  void finish();
};

/// True once the run can train, or there is an error.
bool Trial::Parts::prepare(Work& work) {
  if (run) return true;
  const double left = work.left();
  if (!(left > 0) || !start->advance(left)) {
    work.spend(left);
    return false;
  }
  work.spend(size);
  auto taken = start->take();
  start.reset();
  error = taken.error();
  if (!taken) return true;
  run = std::move(*taken);
  error = run->hold_out(std::move(held_out));
  return true;
}

void Trial::Parts::finish() {
  const auto weights = run->weights();
  result = {run->visit(),       run->updates(),    run->epoch(),
            run->stop_reason(), count->mistakes(), {weights.begin(), weights.end()}};
  count.reset();
  run = Shared<Run>();
  done = true;
}

Trial::Trial(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Trial::~Trial() = default;

Result<std::unique_ptr<Trial>> Trial::create(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  if (most_visits < 1 || most_visits > limits::updates) {
    return fail(Status::out_of_range, Field::most_visits, "A trial makes 1 to 10000000 visits.");
  }
  const bool classes = kind_of(spec.learner) == LearnerKind::multiclass;
  if (Error error = check_held_out(held_out, spec.data.d, classes)) return error;
  // A vote is read from the journal; nobody goes back in the others.
  spec.journal = kind_of(spec.learner) == LearnerKind::voted;
  spec.max_updates = static_cast<std::size_t>(most_visits);
  const auto size = static_cast<double>(spec.data.size() * spec.data.d);
  auto start = RunStart::create(std::move(spec));
  if (!start) return start.error();
  auto parts = std::make_unique<Parts>();
  parts->held_out = std::move(held_out);
  parts->most_visits = most_visits;
  parts->size = size;
  parts->start = std::move(*start);
  return std::unique_ptr<Trial>(new Trial(std::move(parts)));
}

bool Trial::advance(double amount) {
  Work work;
  work.grant(amount);
  return advance(work);
}

bool Trial::advance(Work& work) {
  Parts& parts = *parts_;
  if (parts.done || parts.error) return true;
  if (!parts.prepare(work)) return false;
  if (parts.error) return true;
  if (!parts.count) {
    if (!train(*parts.run, parts.most_visits, work)) return false;
    parts.count = std::make_unique<MistakeCount>(parts.run, parts.run->visit());
  }
  if (!parts.count->advance(work)) return false;
  parts.finish();
  return true;
}

double Trial::progress() const {
  const Parts& parts = *parts_;
  if (parts.done || parts.error) return 1;
  // Nobody knows how many visits it takes to converge.
  if (!parts.run) return parts.start->progress() / 4;
  if (!parts.count) {
    return 0.25 + static_cast<double>(parts.run->visit()) / static_cast<double>(parts.most_visits) / 2;
  }
  return 0.75 + std::min(parts.count->progress(), 0.99) / 4;
}

const Error& Trial::error() const { return parts_->error; }

const TrialResult& Trial::result() const {
  assert(parts_->done);
  return parts_->result;
}

Result<TrialResult> trial(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  const auto made = Trial::create(std::move(spec), std::move(held_out), most_visits);
  if (!made) return made.error();
  Trial& trial = **made;
  trial.advance(std::numeric_limits<double>::infinity());
  if (trial.error()) return trial.error();
  return trial.result();
}

}  // namespace perceptron
