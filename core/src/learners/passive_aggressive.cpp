#include "perceptron/learners/passive_aggressive.hpp"

#include <algorithm>

#include "learners/online_learner.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

namespace {

/// Where ‖z‖² is so small that τ would overflow, or is 0, a step of this length. It leaves a row of zeros wrong, as any
/// update does, but it is an update: the mistake is counted, and training does not end as if there were none.
constexpr double longest_step = 1e280;

struct PassiveAggressiveRule {
  Aggressiveness variant;
  double C;
  double bias;

  bool passes(double score, double label) const { return label * score >= 1; }

  bool mistake(double score, double label) const { return !(label * score > 0); }

  bool unsettled(double score, double label) const { return mistake(score, label); }

  double coefficient(double score, double label, const double* x, std::size_t d) const {
    return aggressive_step(variant, C, label * score, {x, d}, bias).step * label;
  }
};

}  // namespace

AggressiveStep aggressive_step(Aggressiveness variant, double C, double margin, std::span<const double> x,
                               double bias) {
  AggressiveStep found{std::max(0.0, 1 - margin), dot(x.data(), x.data(), x.size()) + bias, 0};
  const auto& [loss, squared, _] = found;
  if (loss <= 0) return found;
  switch (variant) {
    case Aggressiveness::pa: found.step = std::min(longest_step, loss / squared); break;
    case Aggressiveness::pa_1: found.step = std::min(C, loss / squared); break;
    case Aggressiveness::pa_2: found.step = loss / (squared + 1 / (2 * C)); break;
  }
  return found;
}

Result<std::unique_ptr<Learner>> make_passive_aggressive(const PassiveAggressiveOptions& options, bool bias) {
  if (Error error = check_options(options)) return error;
  const PassiveAggressiveRule rule{options.variant, options.C, bias ? 1.0 : 0.0};
  return std::make_unique<OnlineLearner<PassiveAggressiveRule>>(rule, bias);
}

}  // namespace perceptron
