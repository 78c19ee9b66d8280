// The options of learners, in the order of their rows: so JavaScript hands them over.
#include "input.hpp"

using namespace perceptron;
using namespace bindings;

template <std::size_t... Kinds>
static LearnerOptions options_of_kind(std::size_t kind, Numbers settings, std::index_sequence<Kinds...>) {
  LearnerOptions options;
  (void)((kind == Kinds && (options = options_of<std::variant_alternative_t<Kinds, LearnerOptions>>(settings), true)) ||
         ...);
  return options;
}

LearnerOptions bindings::read_other_options(LearnerKind kind, Numbers settings) {
  return options_of_kind(static_cast<std::size_t>(kind), settings,
                         std::make_index_sequence<std::variant_size_v<LearnerOptions>>());
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
