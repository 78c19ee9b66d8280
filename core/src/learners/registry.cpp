#include "learners/registry.hpp"

#include "perceptron/learner.hpp"

namespace perceptron {

Result<std::unique_ptr<Learner>> make_other(const LearnerOptions& options, bool bias) {
#define PERCEPTRON_MAKE(kind, name, Options) \
  case LearnerKind::kind: return make_##kind(*std::get_if<Options>(&options), bias);
  switch (kind_of(options)) {
    PERCEPTRON_LEARNERS(PERCEPTRON_MAKE)
    case LearnerKind::own: return make_own(*std::get_if<OwnLearner>(&options), bias);
  }
#undef PERCEPTRON_MAKE
  return nullptr;
}

}  // namespace perceptron
