#pragma once

#include <concepts>
#include <cstddef>
#include <memory>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>

#include "perceptron/floating_point.hpp"
#include "perceptron/result.hpp"
#include "perceptron/shared.hpp"

namespace perceptron {

class ScoringRule;

/// Everything that changes while a rule trains.
template <class Number>
struct RuleState {
  std::span<Number> weights;  ///< (d)
  Number& bias;
  std::span<Number> own;  ///< as many numbers as `UpdateRule::own` says
  double one;             ///< the constant feature, whose weight is the bias: 1, or 0 in a run without a bias

  /// w·x + b of a row of d features. It sums in the library's order: the same bits as its learners', unlike a plain
  /// loop.
  double linear_score(std::span<const double> x) const;

  /// w ← w + c·x, b ← b + c·one.
  void add(double c, std::span<const double> x) const;

  operator RuleState<const double>() const requires(!std::is_const_v<Number>) { return {weights, bias, own, one}; }
};

/// An update rule of your own: derive from it, and put the rule into `RunSpec::learner`, as in
/// `spec.learner = MyRule(0.5);`. It then trains, seeks, compares and is counted as the learners of the library are.
///
/// Labels are −1 and +1; the score of a row is w·x + b, unless the rule is a `ScoringRule`. What the functions do may
/// depend on their arguments and on the options of the rule alone: a visit is made again to go back to it, and runs in
/// different threads share one rule. What they throw ends the program. Where a score, a weight or a number of its own
/// becomes infinite or NaN, the run stops with `StopReason::not_finite`. A run has converged after an epoch with
/// neither a mistake nor an update.
class UpdateRule {
 public:
  using State = RuleState<double>;
  using ConstState = RuleState<const double>;

  virtual ~UpdateRule() = default;

  /// How many numbers the rule keeps beside d weights and the bias. Here: none. A run that would have more than
  /// `Limits::values` parameters is refused with `Status::too_large`.
  virtual std::size_t own(std::size_t /*d*/) const { return 0; }

  /// Sets what the run starts with at visit 0: `state.own`, which is zeros until then, and weights and bias, which are
  /// those of the spec.
  virtual void start(State /*state*/) const {}

  /// Whether a score is a mistake on an example of this label: what every count of mistakes goes by. Here: while
  /// label·score ≤ 0 (CIML, Algorithm 5).
  virtual bool mistake(double label, double score) const { return !(label * score > 0); }

  /// Whether the visit of an example with this score makes an update. Here: on a mistake.
  virtual bool updates(ConstState /*state*/, std::span<const double> /*x*/, double label, double score) const {
    return mistake(label, score);
  }

  /// Makes the update on a row of d mapped features. Returns the coefficient that the journal tells of it: c of
  /// w ← w + c·x, or what comes nearest to it. A bias that it changes in a run without one is 0 again afterwards.
  virtual double update(State state, std::span<const double> x, double label, double score) const = 0;

  /// The rule as one with a score of its own; null where the score is w·x + b.
  virtual const ScoringRule* scoring() const { return nullptr; }

 protected:
  UpdateRule() = default;
  UpdateRule(const UpdateRule&) = default;
  UpdateRule(UpdateRule&&) = default;
  UpdateRule& operator=(const UpdateRule&) = default;
  UpdateRule& operator=(UpdateRule&&) = default;
};

/// A rule whose score is not w·x + b. No hyperplane predicts then, so what needs one has nothing to show; the model is
/// all parameters: weights, bias, own numbers.
class ScoringRule : public UpdateRule {
 public:
  /// The score of a row of d mapped features, in training as in prediction. Its sign is the label, 0 a tie.
  virtual double score(ConstState state, std::span<const double> x) const = 0;

  const ScoringRule* scoring() const final { return this; }
};

#ifndef PERCEPTRON_WITHOUT_RULES

/// A rule as the learner of a spec, which copies of the spec share. Parameters: d weights and the bias; the rule's own
/// numbers. Model: weights, bias; of a `ScoringRule` all parameters.
class OwnLearner {
 public:
  /// None: a run of it is refused with `Status::unknown`.
  OwnLearner() = default;

  template <std::derived_from<UpdateRule> Rule>
  OwnLearner(Rule rule) : rule_(std::unique_ptr<const UpdateRule>(new Rule(std::move(rule)))) {}

  /// For a rule that is known as an `UpdateRule` alone.
  OwnLearner(std::unique_ptr<const UpdateRule> rule) : rule_(std::move(rule)) {}

  const Shared<const UpdateRule>& rule() const { return rule_; }

  /// A rule has its options in itself.
  static constexpr auto rows() { return std::tuple(); }

 private:
  Shared<const UpdateRule> rule_;
};

#else

/// Where nobody can write a rule the library is built without: no spec has one then, and options are plain numbers.
struct OwnLearner {
  static constexpr auto rows() { return std::tuple(); }
};

#endif

}  // namespace perceptron
