#include "perceptron/learners/passive_aggressive.hpp"

#include <algorithm>

#include "learners/online_learner.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

namespace {

/// Where ‖z‖² is so small that τ would overflow, or is 0, a step of this length. It leaves a row of zeros wrong, as any
/// update does, but it is an update: the mistake is counted, and training does not end as if there were none.
constexpr double longest_step = 1e280;

/// The step, `squared` being ‖z‖².
double step_of(Aggressiveness variant, double C, double loss, double squared) {
  switch (variant) {
    case Aggressiveness::pa: return std::min(longest_step, loss / squared);
    case Aggressiveness::pa_1: return std::min(C, loss / squared);
    case Aggressiveness::pa_2: return loss / (squared + 1 / (2 * C));
  }
  return 0;
}

struct PassiveAggressiveRule {
  Aggressiveness variant;
  double C;
  double bias;

  bool passes(double score, double label) const { return label * score >= 1; }

  bool mistake(double score, double label) const { return !(label * score > 0); }

  bool unsettled(double score, double label) const { return mistake(score, label); }

  double coefficient(double score, double label, const double* x, std::size_t d) const {
    const double loss = 1 - label * score;
    return loss > 0 ? step_of(variant, C, loss, dot(x, x, d) + bias) * label : 0;
  }
};

}  // namespace

AggressiveStep aggressive_step(Aggressiveness variant, double C, double margin, std::span<const double> x,
                               double bias) {
  const double loss = std::max(0.0, 1 - margin);
  const double squared = dot(x.data(), x.data(), x.size()) + bias;
  const double step = loss > 0 ? step_of(variant, C, loss, squared) : 0;
  const bool reaches = loss > 0 && variant != Aggressiveness::pa_2 && step == loss / squared;
  return {loss, squared, step, reaches, reaches ? 1 : margin + step * squared};
}

Result<std::unique_ptr<Learner>> make_passive_aggressive(const PassiveAggressiveOptions& options, bool bias) {
  if (Error error = check_options(options)) return error;
  const PassiveAggressiveRule rule{options.variant, options.C, bias ? 1.0 : 0.0};
  return std::make_unique<OnlineLearner<PassiveAggressiveRule>>(rule, bias);
}

}  // namespace perceptron
