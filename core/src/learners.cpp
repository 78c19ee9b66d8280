#include "perceptron/learner.hpp"
#include "perceptron/perceptron.hpp"

namespace perceptron {

/// The registration of learners: one line each.
std::unique_ptr<Learner> make_learner(LearnerKind kind, bool bias, std::span<const double> settings, Error& error) {
  switch (kind) {
    case LearnerKind::perceptron: return make_perceptron(bias, settings, error);
  }
  error = fail(Status::unknown, "learner.kind", "There is no such learner.");
  return nullptr;
}

}  // namespace perceptron
