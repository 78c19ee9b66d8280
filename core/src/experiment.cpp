#include "perceptron/experiment.hpp"

#include "perceptron/limits.hpp"

namespace perceptron {

Error order_experiment(RunSpec spec, std::size_t seeds, std::size_t epochs, std::vector<double>& mistakes) {
  if (seeds < 1 || epochs < 1 || seeds > limits::values / epochs) {
    return fail(Status::out_of_range, "seeds",
                "An experiment needs at least one seed and one epoch, and fewer than 2^25.");
  }
  if (spec.learner == LearnerKind::nearest_neighbours || spec.learner == LearnerKind::decision_tree) {
    return fail(Status::unknown, "learner",
                "This learner is not trained in visits: no order makes a difference to it.");
  }
  spec.max_epochs = static_cast<double>(epochs);
  spec.journal = true;
  mistakes.assign(seeds * epochs, 0);
  for (std::size_t seed = 0; seed < seeds; ++seed) {
    RunSpec one = spec;
    one.seed += static_cast<double>(seed);
    Error error;
    const auto run = Run::create(std::move(one), error);
    if (!run) return error;
    run->advance(Run::no_limit);
    const double n = static_cast<double>(run->data().size());
    for (std::size_t epoch = 0; epoch < epochs; ++epoch) {
      const double start = static_cast<double>(epoch) * n;
      mistakes[seed * epochs + epoch] =
          static_cast<double>(run->mistakes_before(start + n) - run->mistakes_before(start));
    }
  }
  return {};
}

}  // namespace perceptron
