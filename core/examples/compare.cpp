// Two learners on the same examples in the same order, side by side: the averaged perceptron predicts better than the
// last weights do where no line is right about all examples.
#include <perceptron/comparison.hpp>

#include <cstdio>
#include <vector>

using namespace perceptron;

int main() {
  RunSpec common;
  common.data = {.X = {2, 1, 1, 3, 3, 3, 0, 1, 1, 0, 2, 2, 4, 1, 0, 3}, .y = {1, 1, 1, -1, -1, -1, 1, -1}, .d = 2};
  common.order = OrderKind::shuffle_each_epoch;
  common.max_epochs = 20;

  std::vector<LearnerSpec> learners{{PerceptronOptions{}, {}}, {AveragedOptions{}, {}}};
  const auto start = RunStart::create(common, learners);
  if (!start) return std::puts(start.error().message().c_str()), 1;
  while (!(*start)->advance(1e9)) continue;

  std::vector<Shared<Run>> runs;
  for (std::size_t k = 0; k < (*start)->size(); ++k) {
    Result<std::unique_ptr<Run>> run = (*start)->take(k);
    if (!run) return std::puts(run.error().message().c_str()), 1;
    runs.emplace_back(std::move(*run));
  }

  Comparison comparison(std::move(runs));
  std::puts("visits  perceptron  averaged  (mistakes on the 8 examples)");
  while (!comparison.stopped()) {
    comparison.advance(40, Run::no_limit, 0);
    std::printf("%6d  %10zu  %8zu\n", static_cast<int>(comparison.visit()), comparison.run(0).training_mistakes(),
                comparison.run(1).training_mistakes());
  }
}
