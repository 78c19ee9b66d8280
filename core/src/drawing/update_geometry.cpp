#include "drawing/update_geometry.hpp"

#include <cmath>

#include "numeric/lanes.hpp"
#include "perceptron/angle.hpp"

namespace perceptron {
namespace {

using Vector = std::span<const double>;

double squared(Vector v) { return dot(v.data(), v.data(), v.size()); }

/// As a learner scores: the products of the features, then the bias.
double score(Vector weights, Vector x) {
  const std::size_t d = weights.size() - 1;
  return dot(weights.data(), x.data(), d) + weights[d] * x[d];
}

Turn turn(Vector before, Vector after, Vector by) {
  return {squared(by), std::sqrt(squared(before)), angle(before, by), std::sqrt(squared(after)), angle(after, by)};
}

}  // namespace

Result<UpdateGeometry> update_geometry(Vector before, Vector after, Vector by) {
  if (before.empty() || before.size() != after.size() || before.size() != by.size()) {
    return fail(Status::wrong_length, Field::weights, Reason::update_shape);
  }
  const std::size_t d = before.size() - 1;
  return UpdateGeometry{score(before, by), score(after, by), turn(before.first(d), after.first(d), by.first(d)),
                        turn(before, after, by)};
}

}  // namespace perceptron
