#include "learners/registry.hpp"

#include "learners/learner.hpp"

namespace perceptron {

Result<std::unique_ptr<Learner>> make_other(const LearnerOptions& options, bool bias) {
  // `make_learner` has made the perceptron: another call of what makes it would be bytes of every first visit.
#define PERCEPTRON_MAKE(kind, name, Options)                      \
  case LearnerKind::kind:                                         \
    if constexpr (LearnerKind::kind != LearnerKind::perceptron) { \
      const Options& checked = *std::get_if<Options>(&options);   \
      if (Error error = check_options(checked)) return error;     \
      return make_##kind(checked, bias);                          \
    }                                                             \
    break;
  switch (kind_of(options)) {
    PERCEPTRON_LEARNERS(PERCEPTRON_MAKE)
#ifndef PERCEPTRON_WITHOUT_RULES
    PERCEPTRON_MAKE(own, "", OwnLearner)
#else
    case LearnerKind::own: break;
#endif
  }
#undef PERCEPTRON_MAKE
  return nullptr;
}

}  // namespace perceptron
