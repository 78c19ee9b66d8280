#include "perceptron/run_start.hpp"

#include <limits>
#include <utility>

namespace perceptron {

Result<std::unique_ptr<RunStart>> RunStart::create(RunSpec spec) {
  LearnerSpec learner{spec.learner, std::move(spec.initial)};
  auto start = ComparisonStart::create(std::move(spec), {&learner, 1});
  if (!start) return start.error();
  return std::unique_ptr<RunStart>(new RunStart(std::move(*start)));
}

Result<std::unique_ptr<Run>> Run::create(RunSpec spec) {
  const auto made = RunStart::create(std::move(spec));
  if (!made) return made.error();
  RunStart& start = **made;
  start.advance(std::numeric_limits<double>::infinity());
  return start.take();
}

}  // namespace perceptron
