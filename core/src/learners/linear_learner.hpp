#pragma once

#include "learners/learner.hpp"
#include "numeric/lanes.hpp"
#include "perceptron/learners/option.hpp"

namespace perceptron {

/// A learner of two classes whose parameters begin with d weights and a bias, and whose updates add to them.
class LinearLearner : public Learner {
 public:
  explicit LinearLearner(bool bias) : bias_(bias ? 1.0 : 0.0) {}

  Sizes sizes(const Dataset& data) const override { return {width(data), width(data), width(data)}; }

  Prediction activation(Numbers parameters, const Dataset& data, std::uint32_t example) const override;
  void predict(const Moment& moment, Numbers rows, std::span<Prediction> predictions) const override;

  ModelKind model_kind() const override { return ModelKind::hyperplane; }

 protected:
  /// d weights and the bias.
  static std::size_t width(const Dataset& data) { return data.d + 1; }

  double bias_;  ///< 1 with a bias, 0 without: the value of the constant feature
};

/// Adds `count` to the vote on each row on the positive side of `w`, d weights and a bias, and takes it on the
/// negative.
void add_votes(Numbers w, double count, const double* rows, std::size_t d, std::span<double> votes);

/// What a score of exactly 0 is a mistake on, by the sign of the label. The four tie rules differ in nothing else.
struct Ties {
  bool on_positive;
  bool on_negative;

  /// A tie is a mistake on positives when score 0 predicts −1 or nothing, and the other way round.
  explicit Ties(TieRule rule)
      : on_positive(rule == TieRule::mistake || rule == TieRule::negative),
        on_negative(rule == TieRule::mistake || rule == TieRule::positive) {}

  bool mistake(double score, double label) const {
    if (score == 0) return label > 0 ? on_positive : on_negative;
    return !(label * score > 0);
  }
};

}  // namespace perceptron
