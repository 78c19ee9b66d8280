#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "perceptron/feature_map.hpp"
#include "perceptron/result.hpp"

/// Weight space: every example is a line in the plane of two weights, and a half-plane of those that get it right.
namespace perceptron {

/// Two of the d + 1 coordinates of (w, b), d being the bias; they differ.
struct WeightAxes {
  std::size_t first = 0;
  std::size_t second = 1;
};

/// What an example asks of two weights u and v while the others are held: y·(p·u + q·v + rest) > 0.
struct HalfPlane {
  double p, q;    ///< its two features, 1 for the bias
  double rest;    ///< what the weights that are held make of the others
  double nx, ny;  ///< y·(p, q) at length 1, into the half-plane; 0 where it asks nothing of these two weights
  double from;    ///< the points with nx·u + ny·v > from get it right; without a direction: 0 > from, if any do
};

/// Of one example. @param x (d) its features. @param held (d + 1) as `held_weights` makes them of these axes.
HalfPlane half_plane(std::span<const double> x, double label, std::span<const double> held, WeightAxes axes);

/// Of rows of base features with a label, −1 or +1, each. Fails with `wrong_length` where they are not as many, or the
/// hyperplane has not a weight for each feature and a bias; and as `held_weights`.
Result<std::vector<HalfPlane>> half_planes(const FeatureMap& map, std::span<const double> hyperplane, WeightAxes axes,
                                           std::span<const double> labels, std::span<const double> rows);

/// The weights held, for `half_plane`: a hyperplane without these two. Fails with `unknown` where it has not two such
/// weights.
Result<std::vector<double>> held_weights(std::span<const double> hyperplane, WeightAxes axes);

}  // namespace perceptron
