#include "perceptron/run_start.hpp"

#include <limits>
#include <utility>

namespace perceptron {

std::unique_ptr<RunStart> RunStart::create(RunSpec spec, Error& error) {
  LearnerSpec learner{spec.learner, std::move(spec.learner_settings), std::move(spec.initial)};
  auto start = ComparisonStart::create(std::move(spec), {&learner, 1}, error);
  return start ? std::unique_ptr<RunStart>(new RunStart(std::move(start))) : nullptr;
}

std::unique_ptr<Run> RunStart::take(Error& error) {
  error = start_->error(0);
  return start_->take(0);
}

std::unique_ptr<Run> Run::create(RunSpec spec, Error& error, double most_work) {
  const auto start = RunStart::create(std::move(spec), error);
  if (!start || start->cost() > most_work) return nullptr;
  start->advance(std::numeric_limits<double>::infinity());
  return start->take(error);
}

}  // namespace perceptron
