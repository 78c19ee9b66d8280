#include "perceptron/maximum_margin.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "analysis/min_norm_point.hpp"
#include "numeric/lanes.hpp"

namespace perceptron {

MaximumMargin maximum_margin(const Dataset& data) {
  MaximumMargin found;
  MinNormPoint nearest(Hull(data, Hull::Kind::difference));
  Work work = Work::unlimited();
  nearest.advance(work);
  std::vector<double> w = nearest.point();
  const double length = std::sqrt(dot(w.data(), w.data(), data.d));
  if (!(length > 0)) return found;
  for (double& value : w) value /= length;
  double least = std::numeric_limits<double>::infinity();
  double most = -least;
  for (std::size_t i = 0; i < data.size(); ++i) {
    const double a = dot(w.data(), data.row(i), data.d);
    if (data.y[i] > 0) least = std::min(least, a);
    if (data.y[i] < 0) most = std::max(most, a);
  }
  // All positives on one side of all negatives: that is the proof.
  if (!(least > most)) return found;
  found.weights = std::move(w);
  found.bias = -(least + most) / 2;
  found.margin = (least - most) / 2;
  return found;
}

}  // namespace perceptron
