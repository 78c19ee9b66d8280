#include "learners/registry.hpp"

#include "learners/learner.hpp"

namespace perceptron {

Result<std::unique_ptr<Learner>> make_learner(const LearnerOptions& options, bool bias) {
#define PERCEPTRON_MAKE(kind, name, Options)                  \
  case LearnerKind::kind: {                                   \
    const Options& checked = *std::get_if<Options>(&options); \
    if (Error error = check_options(checked)) return error;   \
    return make_##kind(checked, bias);                        \
  }
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
