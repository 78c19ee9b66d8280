#pragma once

#include <span>
#include <vector>

#include "perceptron/feature_map.hpp"
#include "perceptron/result.hpp"

/// What given weights say of given points. `rows` are base features, row-major; `hyperplane` is one weight for each of
/// the map's features, then the bias, as a run's model is. The bits are those of a run whose map and weights these are.
/// All fail with `wrong_length` where rows or weights are not as many as that.
namespace perceptron {

/// φ(x) of each row: (n, features).
Result<std::vector<double>> features_of(const FeatureMap& map, std::span<const double> rows);

/// Σ c_i·φ(x_i), for one coefficient c_i a row, added from the first to the last: (features).
Result<std::vector<double>> combination(const FeatureMap& map, std::span<const double> coefficients,
                                        std::span<const double> rows);

/// a = w·φ(x) + b of each row: (n), to the bit the score that a learner with these weights gives.
Result<std::vector<double>> scores(const FeatureMap& map, std::span<const double> hyperplane,
                                   std::span<const double> rows);

/// w_j·φ_j(x) of each row: (n, features). With the bias they add up to the score.
Result<std::vector<double>> contributions(const FeatureMap& map, std::span<const double> hyperplane,
                                          std::span<const double> rows);

/// How a score changes with the base features, as they are scaled, at one point.
struct Slopes {
  std::vector<double> gradient;  ///< ∂a/∂x_j, (base features)
  /// ∂φ_k/∂x_j, feature by feature, of each of them for its different base features from the lowest up.
  std::vector<double> factors;
};

/// At one row. With x1^2*x2 of weight w: ∂a/∂x1 is w times the factor 2·x1·x2, ∂a/∂x2 w times x1².
Result<Slopes> slopes(const FeatureMap& map, std::span<const double> hyperplane, std::span<const double> row);

/// The same hyperplane over base features that are not scaled, in the order of the map's features: w·(x − m)/s + b has
/// the weights w/s and the bias b − Σ w·m/s. Empty where a feature is a product, and where each example has a scale of
/// its own.
Result<std::vector<double>> over_base_features(const FeatureMap& map, std::span<const double> hyperplane);

/// The way back: of a hyperplane over base features, the same one over them as they are scaled. Empty where that is.
Result<std::vector<double>> over_scaled_features(const FeatureMap& map, std::span<const double> hyperplane);

}  // namespace perceptron
