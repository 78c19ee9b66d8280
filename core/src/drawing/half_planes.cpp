#include "drawing/half_planes.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "numeric/lanes.hpp"

namespace perceptron {

Result<std::vector<double>> held_weights(std::span<const double> hyperplane, WeightAxes axes) {
  if (axes.first >= hyperplane.size() || axes.second >= hyperplane.size() || axes.first == axes.second) {
    return fail(Status::unknown, Field::axes, Reason::two_weights);
  }
  std::vector<double> held(hyperplane.begin(), hyperplane.end());
  held[axes.first] = 0;
  held[axes.second] = 0;
  return held;
}

HalfPlane half_plane(std::span<const double> x, double label, std::span<const double> held, WeightAxes axes) {
  const std::size_t d = x.size();
  assert(held.size() == d + 1 && axes.first <= d && axes.second <= d);
  const auto feature = [&](std::size_t coordinate) { return coordinate < d ? x[coordinate] : 1; };
  const double p = feature(axes.first), q = feature(axes.second);
  const double rest = dot(held.data(), x.data(), d) + held[d];
  const double largest = std::max(std::abs(p), std::abs(q));
  if (largest == 0) {
    const double nowhere = std::numeric_limits<double>::infinity();
    return {p, q, rest, 0, 0, label * rest > 0 ? -nowhere : nowhere};
  }
  // No square overflows, and the larger one does not vanish.
  const double u = p / largest, v = q / largest;
  const double length = std::sqrt(u * u + v * v);
  return {p, q, rest, label * u / length, label * v / length, -label * (rest / largest) / length};
}

Result<std::vector<HalfPlane>> half_planes(const FeatureMap& map, std::span<const double> hyperplane, WeightAxes axes,
                                           std::span<const double> labels, std::span<const double> rows) {
  const std::size_t d = map.features();
  if (hyperplane.size() != d + 1 || rows.size() != labels.size() * map.base_features()) {
    return fail(Status::wrong_length, Field::X, Reason::half_planes);
  }
  const auto held = held_weights(hyperplane, axes);
  if (!held) return held.error();
  std::vector<double> features(d);
  std::vector<HalfPlane> found;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    map.apply(rows.data() + i * map.base_features(), 1, features.data());
    found.push_back(half_plane(features, labels[i], *held, axes));
  }
  return found;
}

}  // namespace perceptron
