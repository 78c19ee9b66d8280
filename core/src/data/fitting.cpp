#include "data/fitting.hpp"

#include <algorithm>
#include <cmath>

namespace perceptron {

FeatureMap::Fitting::Fitting(FeatureMap& map, std::span<const double> X) : map_(map), X_(X) {
  map.scale_by_nothing(map.base_features());
  if (!map.learns() || X.empty()) return;
  stage_ = Stage::surveying;
  low_.assign(X.begin(), X.begin() + static_cast<std::ptrdiff_t>(map.base_features()));
  high_ = low_;
  sums_.resize(low_.size());
  recentred_.resize(low_.size());
}

bool FeatureMap::Fitting::advance(Work& work) {
  const std::size_t d = map_.base_features();
  const auto rows = [&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) take(X_.data() + i * d);
  };
  while (stage_ != Stage::done) {
    const auto cost = static_cast<double>(stage_ == Stage::surveying ? 2 * d : d);
    if (!passes_.run(1, X_.size() / d, cost, work, rows)) return false;
    stage_ = next();
    std::fill(sums_.begin(), sums_.end(), 0.0);
  }
  return true;
}

FeatureMap::Fitting::Stage FeatureMap::Fitting::next() {
  if (stage_ == Stage::surveying) return surveyed();
  const auto n = static_cast<double>(X_.size() / sums_.size());
  for (std::size_t j = 0; j < sums_.size(); ++j) {
    if (stage_ == Stage::squaring && !is_constant(j)) map_.divisor_[j] = std::sqrt(sums_[j] / n);
    if (stage_ == Stage::centring && recentred_[j]) map_.rest_[j] = sums_[j] / n;
  }
  return stage_ == Stage::centring ? Stage::squaring : Stage::done;
}

FeatureMap::Fitting::Stage FeatureMap::Fitting::surveyed() {
  // Farther from 0 than so many times their range, values share their leading bits, and their mean is rounded.
  constexpr double far = 256;
  // Smaller differences have squares that vanish: they are made large, which loses none of their bits.
  constexpr double small = 0x1p-480;
  const auto n = static_cast<double>(X_.size() / sums_.size());
  const bool standardizes = map_.scaling_ == Scaling::standardize;
  for (std::size_t j = 0; j < sums_.size(); ++j) {
    const double range = high_[j] - low_[j];
    // A constant column becomes 0. Its computed deviation need not be 0: the mean rounds.
    map_.shift_[j] = standardizes && !is_constant(j) ? sums_[j] / n : low_[j];
    if (is_constant(j)) continue;
    if (!standardizes) {
      map_.divisor_[j] = range;
      continue;
    }
    if (range < small) map_.unit_[j] = 0x1p600;
    recentred_[j] = range < small || std::max(std::abs(low_[j]), std::abs(high_[j])) > far * range;
  }
  if (!standardizes) return Stage::done;
  return std::count(recentred_.begin(), recentred_.end(), 0) < static_cast<std::ptrdiff_t>(recentred_.size())
             ? Stage::centring
             : Stage::squaring;
}

}  // namespace perceptron
