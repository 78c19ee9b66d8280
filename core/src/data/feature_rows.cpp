// What goes through rows: apart from what is made of them, because it is built for speed.
#include <algorithm>
#include <cmath>

#include "data/fitting.hpp"
#include "numeric/lanes.hpp"
#include "perceptron/feature_map.hpp"

namespace perceptron {

/// Here alone, since programs may fuse what a header multiplies and adds.
inline double FeatureMap::from_shift(double x, std::size_t column) const {
  return (x - shift_[column]) * unit_[column] - rest_[column];
}

void FeatureMap::scale(double* row) const {
  const std::size_t d = base_features();
  if (scaling_ == Scaling::none) return;
  if (scaling_ == Scaling::unit_norm) {
    // Divided by the largest magnitude first, so that squares neither overflow nor vanish.
    double largest = 0;
    for (std::size_t j = 0; j < d; ++j) largest = std::max(largest, std::abs(row[j]));
    if (largest == 0) return;
    for (std::size_t j = 0; j < d; ++j) row[j] /= largest;
    const double length = std::sqrt(dot(row, row, d));
    for (std::size_t j = 0; j < d; ++j) row[j] /= length;
    return;
  }
  for (std::size_t j = 0; j < d; ++j) row[j] = from_shift(row[j], j) / divisor_[j];
}

/// `scaled` has room for the base features; where every feature is one of them it is not used.
void FeatureMap::map_row(const double* base, double* scaled, double* features) const {
  double* const row = products_ ? scaled : features;
  std::copy_n(base, base_features(), row);
  scale(row);
  if (!products_) return;
  for (std::size_t k = 0; k < products_->size(); ++k) {
    double value = 1;
    for (const std::uint32_t factor : (*products_)[k]) value *= row[factor];
    features[k] = value;
  }
}

void FeatureMap::apply(const double* base, std::size_t rows, double* features) const {
  std::vector<double> scaled(products_ ? base_features() : 0);
  for (std::size_t i = 0; i < rows; ++i) {
    map_row(base + i * base_features(), scaled.data(), features + i * this->features());
  }
}

void FeatureMap::Fitting::take(const double* row) {
  const std::size_t d = sums_.size();
  if (stage_ == Stage::surveying) {
    for (std::size_t j = 0; j < d; ++j) {
      low_[j] = std::min(low_[j], row[j]);
      high_[j] = std::max(high_[j], row[j]);
      sums_[j] += row[j];
    }
    return;
  }
  for (std::size_t j = 0; j < d; ++j) {
    const double offset = map_.from_shift(row[j], j);
    sums_[j] += stage_ == Stage::squaring ? offset * offset : offset;
  }
}

}  // namespace perceptron
