#include "perceptron/feature_map.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "data/checks.hpp"
#include "data/feature_mapping.hpp"
#include "numeric/lanes.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

Result<FeatureMap> FeatureMap::create(std::optional<Products> features, Scaling scaling, std::size_t base_features) {
  if (!is_member(scaling)) return fail(Status::unknown, Field::scaling, Reason::name);
  if (base_features > limits::features)
    return fail(Status::too_large, Field::X, Reason::many_features, base_features, limits::features);
  for (std::size_t k = 0; features && k < features->size(); ++k) {
    if ((*features)[k].back() < base_features) continue;
    return fail(Status::unknown, Field::features, Reason::base_feature, k + 1);
  }
  FeatureMap map;
  map.scaling_ = scaling;
  map.columns_.resize(base_features);
  map.products_ = std::move(features);
  return map;
}

Error FeatureMap::fit(std::span<const double> X) {
  const std::size_t d = base_features();
  if (d > 0 ? X.size() % d != 0 : !X.empty()) return fail(Status::wrong_length, Field::X, Reason::whole_rows);
  Mapping fitting;
  fitting.start(*this, X);
  Work work = Work::unlimited();
  fitting.advance(work);
  return {};
}

std::vector<double> FeatureMap::learned() const {
  std::vector<double> numbers;
  for (std::size_t j = 0; j < base_features(); ++j) numbers.push_back(shift(j));
  for (std::size_t j = 0; j < base_features(); ++j) numbers.push_back(divisor(j));
  for (const auto part : {&Column::shift, &Column::rest, &Column::unit, &Column::divisor}) {
    for (const Column& column : columns_) numbers.push_back(column.*part);
  }
  return numbers;
}

Error FeatureMap::take_scaling(std::span<const double> learned) {
  if (learned.size() != 6 * base_features()) {
    return fail(Status::wrong_length, Field::features, Reason::other_scaling);
  }
  const double* next = learned.data() + 2 * base_features();
  for (const auto part : {&Column::shift, &Column::rest, &Column::unit, &Column::divisor}) {
    for (Column& column : columns_) column.*part = *next++;
  }
  return {};
}

/// Here alone, since programs may fuse what a header multiplies and adds.
inline double FeatureMap::Column::from_shift(double x) const { return (x - shift) * unit - rest; }

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
  for (std::size_t j = 0; j < d; ++j) row[j] = columns_[j].from_shift(row[j]) / columns_[j].divisor;
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

/// A mapping that only learns the scaling.
void FeatureMap::Mapping::start(FeatureMap& map, std::span<const double> X) {
  map_ = &map;
  X_ = X;
  map.columns_.assign(map.base_features(), {});
  if (!map.learns() || X.empty()) return;
  stage_ = Stage::surveying;
  cost_ = 4 * static_cast<double>(X.size());
  low_.assign(X.begin(), X.begin() + static_cast<std::ptrdiff_t>(map.base_features()));
  high_ = low_;
  sums_.resize(low_.size());
  recentred_.resize(low_.size());
}

Error FeatureMap::Mapping::start(FeatureMap& map, Dataset& data, const Limits& most) {
  const std::size_t n = data.size();
  if (data.d != map.base_features() || data.X.size() != n * data.d) {
    return fail(Status::wrong_length, Field::X, Reason::columns);
  }
  if (map.features() > 0 && n > most.values / map.features()) {
    return fail(Status::too_large, Field::features, Reason::many_values, n, map.features(), most.values);
  }
  if (map.scaling_ == Scaling::none && !map.products_) return {};
  data_ = &data;
  base_ = data.X;
  data.X = {};
  data.d = map.features();
  stage_ = Stage::applying;
  start(map, base_);
  cost_ += static_cast<double>(n) * (row_cost(Stage::applying) + row_cost(Stage::checking));
  return {};
}

double FeatureMap::Mapping::row_cost(Stage stage) const {
  const std::size_t d = map_->base_features(), features = map_->features();
  const std::size_t factors = map_->products_ ? map_->products_->factors().size() : 0;
  switch (stage) {
    case Stage::surveying: return static_cast<double>(2 * d);
    case Stage::applying: return static_cast<double>(d + features + factors);
    case Stage::checking: return static_cast<double>(features);
    default: return static_cast<double>(d);
  }
}

bool FeatureMap::Mapping::advance(Work& work) {
  const auto take = [&](std::size_t first, std::size_t last) { go_through(first, last); };
  while (stage_ != Stage::done) {
    const std::size_t rows = data_ ? data_->size() : X_.size() / map_->base_features();
    if (!passes_.run(rows, row_cost(stage_), work, take)) return false;
    stage_ = next();
  }
  return true;
}

/// What the stage does with some rows.
void FeatureMap::Mapping::go_through(std::size_t first, std::size_t last) {
  const std::size_t d = map_->base_features(), features = map_->features();
  if (stage_ == Stage::applying) {
    // The pages of rows that are not yet mapped need not exist.
    mapped_.reserve(data_->size() * features);
    mapped_.resize(last * features);
    map_->apply(X_.data() + first * d, last - first, mapped_.data() + first * features);
    return;
  }
  if (stage_ == Stage::checking) {
    const std::span<const double> rows{data_->row(first), (last - first) * features};
    if (!error_) error_ = check_values(rows, features, Field::features, first);
    return;
  }
  for (const double* row = X_.data() + first * d; first < last; ++first, row += d) add(row);
}

/// A row to the sums of its columns.
void FeatureMap::Mapping::add(const double* row) {
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
    const double offset = map_->columns_[j].from_shift(row[j]);
    sums_[j] += stage_ == Stage::squaring ? offset * offset : offset;
  }
}

/// Makes of what a stage has found what it is for. Returns the stage after it.
FeatureMap::Mapping::Stage FeatureMap::Mapping::next() {
  if (stage_ == Stage::applying) {
    data_->X = std::move(mapped_);
    base_ = {};
    return Stage::checking;
  }
  if (stage_ == Stage::checking) {
    if (error_.reason == Reason::value_finite) error_.reason = Reason::feature_finite;
    if (error_.reason == Reason::value_magnitude) error_.reason = Reason::feature_magnitude;
    return Stage::done;
  }
  // Farther from 0 than so many times their range, values share their leading bits, and their mean is rounded.
  constexpr double far = 256;
  // Smaller differences have squares that vanish: they are made large, which loses none of their bits.
  constexpr double small = 0x1p-480;
  const bool standardizes = map_->scaling_ == Scaling::standardize;
  const auto n = static_cast<double>(X_.size() / sums_.size());
  for (std::size_t j = 0; j < sums_.size(); ++j) {
    Column& column = map_->columns_[j];
    const double range = high_[j] - low_[j], mean = std::exchange(sums_[j], 0) / n;
    // A constant column becomes 0. Its computed deviation need not be 0: the mean rounds.
    const bool constant = range == 0;
    if (stage_ == Stage::surveying) {
      column.shift = standardizes && !constant ? mean : low_[j];
      if (!standardizes && !constant) column.divisor = range;
      if (constant || !standardizes) continue;
      if (range < small) column.unit = 0x1p600;
      recentred_[j] = range < small || std::max(std::abs(low_[j]), std::abs(high_[j])) > far * range;
    } else if (stage_ == Stage::centring) {
      if (recentred_[j]) column.rest = mean;
    } else if (!constant) {
      column.divisor = std::sqrt(mean);
    }
  }
  if (stage_ == Stage::squaring || !standardizes) return data_ ? Stage::applying : Stage::done;
  const bool recentres = std::find(recentred_.begin(), recentred_.end(), true) != recentred_.end();
  return stage_ == Stage::surveying && recentres ? Stage::centring : Stage::squaring;
}

Error FeatureMap::fit_and_apply(Dataset& data, const Limits& most) {
  Mapping mapping;
  if (Error error = mapping.start(*this, data, most)) return error;
  Work work = Work::unlimited();
  mapping.advance(work);
  return mapping.error();
}

}  // namespace perceptron
