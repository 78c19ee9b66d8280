#include "run/trial.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "numeric/work.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/split.hpp"
#include "run/run_inside.hpp"

namespace perceptron {

Result<std::unique_ptr<Trial>> Trial::create(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  if (most_visits < 1 || most_visits > spec.limits.updates) {
    return fail(Status::out_of_range, Field::most_visits, Reason::whole_within, 1,
                static_cast<double>(spec.limits.updates));
  }
  const bool classes = kind_of(spec.learner) == LearnerKind::multiclass;
  if (Error error = check_held_out(held_out, spec.data.d, classes)) return error;
  spec.max_updates = most_visits;
  return start(std::move(spec), std::move(held_out), most_visits);
}

Result<std::unique_ptr<Trial>> Trial::start(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  // A vote is read from the journal; nobody goes back in the others.
  spec.journal = kind_of(spec.learner) == LearnerKind::voted;
  std::unique_ptr<Trial> made(new Trial);
  made->counts_epochs_ = spec.count_mistakes;
  made->held_out_ = std::move(held_out);
  made->most_visits_ = most_visits;
  auto start = RunStart::create(std::move(spec));
  if (!start) return start.error();
  made->start_ = std::move(*start);
  return made;
}

bool Trial::go_on(Work& work) {
  if (done_) return true;
  if (!prepare(work) || !train(work) || !(counts_epochs_ || count(work))) return false;
  count_.reset();
  run_ = Shared<Run>();
  return done_ = true;
}

/// True once the run can train.
bool Trial::prepare(Work& work) {
  if (run_) return true;
  if (work.over() || !start_->advance(work)) return false;
  auto taken = start_->take();
  error_ = taken.error();
  if (!taken) return false;
  run_ = std::move(*taken);
  start_.reset();
  work.spend(static_cast<double>(run_->data().size() * run_->data().d));
  error_ = run_->hold_out(std::move(held_out_));
  return !error_;
}

/// True once the run has stopped, or has made so many visits.
bool Trial::train(Work& work) {
  if (count_) return true;
  const std::size_t n = run_->data().size();
  while (run_->stop_reason() == StopReason::none && run_->visit() < most_visits_) {
    if (work.over()) return false;
    const std::uint64_t left = std::min(most_visits_, counts_epochs_ ? (run_->epoch() + 1) * n : Run::no_limit);
    const double visits = std::max(1.0, work.left() / inside(*run_).visit_cost());
    const double most = std::min(static_cast<double>(left - run_->visit()), limits::visits);
    const std::uint64_t made = run_->advance(static_cast<std::uint64_t>(std::min(visits, most)));
    work.spend(static_cast<double>(made) * inside(*run_).visit_cost());
    if (!counts_epochs_ || run_->visit() % n > 0) continue;
    result_.epoch_mistakes.push_back(inside(*run_).mistakes_made() - counted_);
    counted_ = inside(*run_).mistakes_made();
  }
  const auto weights = run_->weights();
  result_.visits = run_->visit();
  result_.updates = run_->updates();
  result_.epochs = run_->epoch();
  result_.stop = run_->stop_reason();
  result_.weights.assign(weights.begin(), weights.end());
  return true;
}

bool Trial::count(Work& work) {
  if (!count_) count_ = count_mistakes(run_, run_->visit());
  if (!count_->advance(work)) return false;
  result_.mistakes = count_->result();
  return true;
}

double Trial::share() const {
  if (done_) return 1;
  // Nobody knows how many visits it takes to converge.
  if (!run_) return start_->progress() / 4;
  if (!count_) return 0.25 + static_cast<double>(run_->visit()) / static_cast<double>(most_visits_) / 2;
  return 0.75 + std::min(count_->progress(), 0.99) / 4;
}

Result<JobOf<TrialResult>> start_trial(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  auto made = Trial::create(std::move(spec), std::move(held_out), most_visits);
  if (!made) return made.error();
  return JobOf<TrialResult>(*std::move(made));
}

Result<TrialResult> trial(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  return result_at_once(start_trial(std::move(spec), std::move(held_out), most_visits));
}

}  // namespace perceptron
