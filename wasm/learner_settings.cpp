// The settings of learners, in the order in which JavaScript hands them over: see web/engine/learners/.
#include "settings.hpp"

#include <algorithm>

#include "input.hpp"
#include "perceptron/limits.hpp"

using namespace perceptron;
using namespace bindings;

template <class Options, class... Fields>
static LearnerOptions made(Settings settings, Fields Options::*... fields) {
  Options options;
  settings.read(options.*fields...);
  return options;
}

LearnerOptions bindings::read_other_options(LearnerKind kind, Settings settings) {
  const auto rosenblatt = [&](auto options) -> LearnerOptions {
    settings.read(options.learning_rate, options.tie);
    return options;
  };
  switch (kind) {
    case LearnerKind::margin: return made(settings, &MarginOptions::learning_rate, &MarginOptions::margin);
    case LearnerKind::averaged: return rosenblatt(AveragedOptions());
    case LearnerKind::voted: return rosenblatt(VotedOptions());
    case LearnerKind::pocket: return rosenblatt(PocketOptions());
    case LearnerKind::batch:
      return made(settings, &BatchOptions::learning_rate, &BatchOptions::tie, &BatchOptions::tolerance);
    case LearnerKind::passive_aggressive:
      return made(settings, &PassiveAggressiveOptions::variant, &PassiveAggressiveOptions::C);
    case LearnerKind::multiclass: return made(settings, &MulticlassOptions::classes);
    case LearnerKind::kernel:
      return made(settings, &KernelOptions::kind, &KernelOptions::degree, &KernelOptions::offset, &KernelOptions::gamma,
                  &KernelOptions::tie);
    case LearnerKind::nearest_neighbours: return made(settings, &NearestNeighboursOptions::k);
    case LearnerKind::decision_tree: return made(settings, &DecisionTreeOptions::max_depth);
    case LearnerKind::perceptron: break;
  }
  return rosenblatt(PerceptronOptions());
}

Result<std::vector<LearnerSpec>> bindings::read_learners(std::span<const double> numbers) {
  std::vector<LearnerSpec> learners;
  while (numbers.size() >= 3) {
    const std::size_t settings = std::min(count(numbers[1], limits::visits), numbers.size() - 3);
    const std::size_t initial = std::min(count(numbers[2], limits::visits), numbers.size() - 3 - settings);
    const auto weights = numbers.subspan(3 + settings, initial);
    auto options = read_options(numbers[0], numbers.subspan(3, settings));
    if (!options) return options.error();
    learners.push_back({std::move(*options), {weights.begin(), weights.end()}});
    numbers = numbers.subspan(3 + settings + initial);
  }
  return learners;
}
