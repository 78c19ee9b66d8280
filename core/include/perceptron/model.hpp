#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "perceptron/feature_map.hpp"
#include "perceptron/result.hpp"
#include "perceptron/shared.hpp"
#include "perceptron/visit.hpp"

namespace perceptron {

class Run;

/// What predicts, as a value: the feature map and the numbers that a prediction needs, without the run that found them
/// and its examples, unless those are the model, as of nearest neighbours. Copies share what never changes, so copying
/// is cheap; all members may be called from several threads.
///
/// Written as one JSON object without objects inside, here of XOR with a product and a scaling:
///
///     {"format":"perceptron-model","version":1,"kind":"hyperplane","baseFeatures":2,"products":[[0],[1],[0,1]],
///      "scaling":"standardize","shift":[0.5,0.5],"rest":[0,0],"unit":[1,1],"divisor":[0.5,0.5],
///      "weights":[[0,0,-4]],"bias":[0]}
///
/// - `products`: the base features that each feature multiplies, from 0; without it the features are the base features.
/// - `scaling`: "none", "unit-norm" (each row divided by its length), "standardize" or "min-max". Of the last two a
///   base feature x is scaled to ((x − shift)·unit − rest)/divisor, before products are taken.
/// - "hyperplane", "hyperplanes" (one a class) and "votes": `weights`, a row each, `bias`, and of votes `count`. A
///   score is w·x + b; of classes the highest wins, the first of equals; a vote adds or takes the count by its sign.
/// - "kernel": `kernel` ("linear", "polynomial" or "rbf"), `degree`, `offset`, `gamma`; of each example that counts its
///   features `x`, `alpha` and `label`. The score is Σ alpha·label·K(x_i, x); 0 if it is no larger than its rounding
///   error.
/// - "nearest-neighbours": `k`; of each example `x` and `label`. The score is the mean label of the k nearest.
/// - "decision-tree": a node each, the root first: `feature` (−1 in a leaf), `threshold`, the node `low` where x ≤
///   threshold, else `high`; `positives` p and `negatives` q of a leaf, whose score is (p − q)/(p + q).
///
/// Numbers are finite, and read back as the same doubles.
class Model {
 public:
  Model(const Model&);
  Model& operator=(const Model&);
  ~Model();

  /// What predicts in a run at the visit where it stands. Fails with `not_finite` where a rule of your own has made a
  /// number infinite or NaN.
  static Result<Model> of(const Run& run);

  /// Reads what `save` has written, from anybody: fails with the field and the reason where it is no such model.
  static Result<Model> load(std::string_view json);

  /// As JSON. Fails with `unknown` for a `ScoringRule`, whose score is a function of your own.
  Result<std::string> save() const;

  /// Predicts rows of base features: the bits of `Run::predict`. Fails with `wrong_length` where they are not as many
  /// as `predictions`.
  Error predict(std::span<const double> X, std::span<Prediction> predictions) const;

  /// Of rows of base features: (n, classes) of several classes, else (n). Fails with `wrong_length` for rows that are
  /// not whole.
  Result<std::vector<double>> scores(std::span<const double> X) const;

  const FeatureMap& feature_map() const;
  /// How many classes predictions are numbers of, from 0; 0: they are −1, +1, and 0 for a tie.
  std::size_t classes() const;

  /// Whether both predict by the same numbers; a `ScoringRule` is compared by identity.
  bool operator==(const Model& other) const;

 private:
  struct Parts;
  explicit Model(Shared<const Parts> parts);

  Shared<const Parts> parts_;
};

}  // namespace perceptron
