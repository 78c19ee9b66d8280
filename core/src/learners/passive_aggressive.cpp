#include "learners/aggressive_step.hpp"
#include "learners/online_learner.hpp"
#include "learners/registry.hpp"

namespace perceptron {
namespace {

/// A step of this length where ‖z‖² is 0, or so small that τ would overflow. It leaves a row of zeros wrong, but it is
/// an update: the mistake is counted, and training does not end as if there were none.
constexpr double longest_step = 1e280;

/// The step is loss / (‖z‖² + more), `most` at most: the variants differ in nothing else.
struct PassiveAggressiveRule {
  double bias;
  double more;
  double most;

  PassiveAggressiveRule(Aggressiveness variant, double C, double bias_)
      : bias(bias_),
        more(variant == Aggressiveness::pa_2 ? 1 / (2 * C) : 0),
        most(variant == Aggressiveness::pa     ? longest_step
             : variant == Aggressiveness::pa_1 ? C
                                               : std::numeric_limits<double>::infinity()) {}

  bool passes(double score, double label) const { return label * score >= 1; }

  bool mistake(double score, double label) const { return !(label * score > 0); }

  bool unsettled(double score, double label) const { return mistake(score, label); }

  /// The step times the label. Multiplying by the label rounds nothing, so it is done first: the next score waits for
  /// this.
  double coefficient(double score, double label, const double* x, std::size_t d) const {
    const double signed_loss = label - score;
    return label * signed_loss > 0 ? signed_step(signed_loss, x, d) : 0;
  }

  /// The same without a branch.
  double coefficient_either_way(double score, double label, const double* x, std::size_t d) const {
    using detail::Pair;
    const double signed_loss = label - score;
    const Pair none{0, 0}, loss{label * signed_loss, 0}, step{signed_step(signed_loss, x, d), 0};
    return (loss > none ? step : none)[0];
  }

  double signed_step(double signed_loss, const double* x, std::size_t d) const {
    return std::clamp(signed_loss / ((dot(x, x, d) + bias) + more), -most, most);
  }
};

}  // namespace

AggressiveStep aggressive_step(Aggressiveness variant, double C, double margin, Numbers x, double bias) {
  const double loss = std::max(0.0, 1 - margin);
  const double squared = dot(x.data(), x.data(), x.size()) + bias;
  const double step = PassiveAggressiveRule(variant, C, bias).coefficient(margin, 1, x.data(), x.size());
  const bool reaches = loss > 0 && variant != Aggressiveness::pa_2 && step == loss / squared;
  return {loss, squared, step, reaches, reaches ? 1 : margin + step * squared};
}

std::unique_ptr<Learner> make_passive_aggressive(const PassiveAggressiveOptions& options, bool bias) {
  const PassiveAggressiveRule rule(options.variant, options.C, bias ? 1.0 : 0.0);
  return std::make_unique<OnlineLearner<PassiveAggressiveRule>>(rule, bias);
}

}  // namespace perceptron
