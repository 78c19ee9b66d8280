#pragma once

#include "numeric/lanes.hpp"
#include "perceptron/feature_map.hpp"

/// What given weights say of given points. `rows` are base features, row-major; `hyperplane` is a weight for each of
/// the map's features, then the bias. The bits are those of a run with this map and these weights. All fail with
/// `wrong_length` where rows or weights are not as many.
namespace perceptron {

/// φ(x) of each row: (n, features).
Result<std::vector<double>> features_of(const FeatureMap& map, Numbers rows);

/// Σ c_i·φ(x_i), for one coefficient c_i a row, added from the first to the last: (features).
Result<std::vector<double>> combination(const FeatureMap& map, Numbers coefficients, Numbers rows);

/// a = w·φ(x) + b of each row: (n), to the bit the score that a learner with these weights gives.
Result<std::vector<double>> scores(const FeatureMap& map, Numbers hyperplane, Numbers rows);

/// w_j·φ_j(x) of each row: (n, features). With the bias they add up to the score.
Result<std::vector<double>> contributions(const FeatureMap& map, Numbers hyperplane, Numbers rows);

/// How a score changes with the base features, as they are scaled, at one point.
struct Slopes {
  std::vector<double> gradient;  ///< ∂a/∂x_j, (base features)
  /// ∂φ_k/∂x_j, feature by feature, of each of them for its different base features from the lowest up.
  std::vector<double> factors;
};

/// At one row. With x1^2*x2 of weight w: ∂a/∂x1 is w times the factor 2·x1·x2, ∂a/∂x2 w times x1².
Result<Slopes> slopes(const FeatureMap& map, Numbers hyperplane, Numbers row);

/// The same hyperplane over unscaled base features: w·(x − m)/s + b has the weights w/s and the bias b − Σ w·m/s. Empty
/// where a feature is a product, and where each example has its own scale.
Result<std::vector<double>> over_base_features(const FeatureMap& map, Numbers hyperplane);

/// The way back: of a hyperplane over base features, the same one over them as they are scaled. Empty where that is.
Result<std::vector<double>> over_scaled_features(const FeatureMap& map, Numbers hyperplane);

// Weight space: every example is a line in the plane of two weights, and a half-plane of those that get it right.

/// Two of the d + 1 coordinates of (w, b), d being the bias; they differ.
struct WeightAxes {
  std::size_t first = 0;
  std::size_t second = 1;
};

/// What an example asks of two weights u and v, the rest being held: y·(p·u + q·v + rest) > 0.
struct HalfPlane {
  double p, q;    ///< its two features, 1 for the bias
  double rest;    ///< what the weights that are held make of the others
  double nx, ny;  ///< y·(p, q) at length 1, into the half-plane; 0 where it asks nothing of these two weights
  double from;    ///< the points with nx·u + ny·v > from get it right; without a direction: 0 > from, if any do
};

/// Of one example. @param x (d) its features. @param held (d + 1) as `held_weights` makes them of these axes.
HalfPlane half_plane(Numbers x, double label, Numbers held, WeightAxes axes);

/// Of rows with a label, −1 or +1, each. Fails as `held_weights` too.
Result<std::vector<HalfPlane>> half_planes(const FeatureMap& map, Numbers hyperplane, WeightAxes axes, Numbers labels,
                                           Numbers rows);

/// A hyperplane without these two weights, for `half_plane`. Fails with `unknown` where it has not two such weights.
Result<std::vector<double>> held_weights(Numbers hyperplane, WeightAxes axes);

/// Weights before and after an update by a vector x, seen from x. Angles in degrees, 0…180; NaN where a vector is 0.
struct Turn {
  double squared_norm;   ///< ‖x‖²
  double length_before;  ///< ‖w‖
  double angle_before;   ///< between w and x
  double length_after;
  double angle_after;
};

/// An update as a picture of vectors.
struct UpdateGeometry {
  double score_before;  ///< of x, by the weights before; its last coordinate counts as the bias does
  double score_after;
  Turn features;  ///< of the coordinates without the last
  Turn whole;     ///< of all coordinates: w with b, and x with the 1 that b is the weight of
};

/// Takes three vectors of d features and the bias each: weights before, weights after (equal if nothing was added), and
/// the vector whose multiple was added. For display: the last bit of an angle is the library's. Source: the update as
/// vectors, e.g. Daumé, CIML, 4.5.
Result<UpdateGeometry> update_geometry(Numbers before, Numbers after, Numbers by);

}  // namespace perceptron
