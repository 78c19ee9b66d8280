// The options of learners, in the order of their rows: so JavaScript hands them over.
#include "input.hpp"

using namespace perceptron;
using namespace bindings;

LearnerOptions bindings::read_other_options(LearnerKind kind, Numbers settings) {
  LearnerOptions options = default_options(kind);
  std::visit([&](auto& of_kind) { take_options(settings, of_kind); }, options);
  return options;
}

Result<std::vector<LearnerSpec>> bindings::read_learners(Numbers numbers) {
  std::vector<LearnerSpec> learners;
  for (const LearnerIn& in : taken<std::vector<LearnerIn>>(numbers)) {
    auto options = read_options(in);
    if (!options) return options.error();
    learners.push_back({std::move(*options), {in.initial.begin(), in.initial.end()}});
  }
  return learners;
}
