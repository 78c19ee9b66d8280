#include "perceptron/feature_map.hpp"

#include <set>

#include "data/checks.hpp"
#include "data/feature_mapping.hpp"
#include "numeric/lanes.hpp"

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
  Work work = Work::unlimited();
  Mapping::learn(*this, X, work).advance(work);
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
  if (learned.size() != 6 * base_features()) return fail(Status::wrong_length, Field::features, Reason::other_scaling);
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

void FeatureMap::apply(const double* base, std::size_t rows, double* features) const {
  const std::size_t d = base_features();
  std::vector<double> scaled(products_ ? d : 0);
  for (std::size_t i = 0; i < rows; ++i, base += d, features += this->features()) {
    double* const row = products_ ? scaled.data() : features;
    std::copy_n(base, d, row);
    scale(row);
    for (std::size_t k = 0; products_ && k < products_->size(); ++k) {
      double value = 1;
      for (const std::uint32_t factor : (*products_)[k]) value *= row[factor];
      features[k] = value;
    }
  }
}

Error FeatureMap::Mapping::start(FeatureMap& map, Dataset& data, const Limits& most, Allotment* memory) {
  const std::size_t n = data.size();
  if (memory && !memory->charge((data.X.capacity() + data.y.capacity()) * sizeof(double))) return out_of_memory();
  if (data.d != map.base_features()) return fail(Status::wrong_length, Field::X, Reason::columns);
  if (Error error = check_rows(data.X.size(), n, data.d)) return error;
  if (map.features() > 0 && n > most.values / map.features()) {
    return fail(Status::too_large, Field::features, Reason::many_values, n, map.features(), most.values);
  }
  if (map.scaling_ == Scaling::none && !map.products_) return {};
  const std::size_t factors = map.products_ ? map.products_->factors().size() : 0;
  const auto row_cost = static_cast<double>(data.d + map.features() + factors);
  cost_ = static_cast<double>(n) * (row_cost + static_cast<double>(map.features()));
  if (map.learns()) cost_ += 4 * static_cast<double>(data.X.size());
  data.d = map.features();
  task_ = apply(map, data, std::exchange(data.X, {}), row_cost);
  done_ = false;
  return !memory || memory->grow(n * data.d * sizeof(double)) ? Error() : out_of_memory();
}

bool FeatureMap::Mapping::advance(Work& slice) {
  return done_ = done_ || (!slice.over() && task_.advance(work_, slice));
}

Task<> FeatureMap::Mapping::apply(FeatureMap& map, Dataset& data, Values base, double row_cost) {
  co_await learn(map, base, work_);
  const std::size_t n = data.size(), d = map.base_features(), features = map.features();
  std::vector<double> mapped;
  co_await in_slices(0, n, row_cost, work_, [&](std::size_t first, std::size_t last) {
    // The pages of rows that are not yet mapped need not exist.
    mapped.reserve(n * features);
    mapped.resize(last * features);
    map.apply(base.data() + first * d, last - first, mapped.data() + first * features);
  });
  data.X = std::move(mapped);
  base = {};
  co_await in_slices(0, n, static_cast<double>(features), work_, [&](std::size_t first, std::size_t last) {
    const std::span<const double> rows{data.row(first), (last - first) * features};
    if (!error_) error_ = check_values(rows, features, Field::features, first);
  });
  if (error_.reason == Reason::value_finite) error_.reason = Reason::feature_finite;
  if (error_.reason == Reason::value_magnitude) error_.reason = Reason::feature_magnitude;
}

Task<> FeatureMap::Mapping::learn(FeatureMap& map, std::span<const double> X, Work& work) {
  // Farther from 0 than so many times their range, values share their leading bits, and their mean is rounded.
  constexpr double far = 256;
  // Smaller differences have squares that vanish: they are made large, which loses none of their bits.
  constexpr double small = 0x1p-480;
  const std::size_t d = map.base_features();
  std::vector<Column>& columns = map.columns_;
  columns.assign(d, {});
  if (!map.learns() || X.empty()) co_return;
  const std::size_t n = X.size() / d;
  std::vector<double> low(X.begin(), X.begin() + static_cast<std::ptrdiff_t>(d)), high = low, sums(d);
  co_await in_slices(0, n, static_cast<double>(2 * d), work, [&](std::size_t first, std::size_t last) {
    for (const double* row = X.data() + first * d; first < last; ++first, row += d) {
      for (std::size_t j = 0; j < d; ++j) {
        low[j] = std::min(low[j], row[j]);
        high[j] = std::max(high[j], row[j]);
        sums[j] += row[j];
      }
    }
  });
  const auto take_mean = [&](std::size_t j) { return std::exchange(sums[j], 0) / static_cast<double>(n); };
  const bool standardizes = map.scaling_ == Scaling::standardize;
  std::vector<bool> recentred(d);
  for (std::size_t j = 0; j < d; ++j) {
    const double range = high[j] - low[j], mean = take_mean(j);
    // A constant column becomes 0. Its computed deviation need not be 0: the mean rounds.
    columns[j].shift = standardizes && range != 0 ? mean : low[j];
    if (range == 0) continue;
    if (!standardizes) columns[j].divisor = range;
    if (standardizes && range < small) columns[j].unit = 0x1p600;
    recentred[j] = range < small || std::max(std::abs(low[j]), std::abs(high[j])) > far * range;
  }
  if (!standardizes) co_return;
  bool squares = false;
  const auto sum_offsets = [&](std::size_t first, std::size_t last) {
    for (const double* row = X.data() + first * d; first < last; ++first, row += d) {
      for (std::size_t j = 0; j < d; ++j) {
        const double offset = columns[j].from_shift(row[j]);
        sums[j] += squares ? offset * offset : offset;
      }
    }
  };
  if (std::find(recentred.begin(), recentred.end(), true) != recentred.end()) {
    co_await in_slices(0, n, static_cast<double>(d), work, sum_offsets);
    for (std::size_t j = 0; j < d; ++j) {
      const double mean = take_mean(j);
      if (recentred[j]) columns[j].rest = mean;
    }
  }
  squares = true;
  co_await in_slices(0, n, static_cast<double>(d), work, sum_offsets);
  for (std::size_t j = 0; j < d; ++j) {
    if (low[j] < high[j]) columns[j].divisor = std::sqrt(take_mean(j));
  }
}

Error FeatureMap::fit_and_apply(Dataset& data, const Limits& most) {
  Mapping mapping;
  if (Error error = mapping.start(*this, data, most)) return error;
  Work work = Work::unlimited();
  mapping.advance(work);
  return mapping.error();
}

Result<Products> Products::create(std::span<const std::uint32_t> sizes, std::span<const std::uint32_t> factors) {
  if (sizes.size() > limits::products) {
    return fail(Status::too_large, Field::features, Reason::many_products, limits::products);
  }
  Products products;
  std::set<std::vector<std::uint32_t>> known;
  for (const std::uint32_t size : sizes) {
    const std::size_t number = products.size() + 1;
    const std::size_t first = products.factors_.size();
    if (size < 1 || size > limits::factors || size > factors.size() - first) {
      return fail(Status::out_of_range, Field::features, Reason::factors, number, limits::factors);
    }
    // Sorted, so that x1*x2 and x2*x1 are the same.
    std::vector<std::uint32_t> product;
    for (const std::uint32_t factor : factors.subspan(first, size)) {
      product.insert(std::upper_bound(product.begin(), product.end(), factor), factor);
    }
    products.factors_.insert(products.factors_.end(), product.begin(), product.end());
    products.ends_.push_back(first + size);
    if (!known.insert(std::move(product)).second) {
      return fail(Status::duplicate, Field::features, Reason::same_product, number);
    }
  }
  if (products.factors_.size() < factors.size()) {
    return fail(Status::wrong_length, Field::features, Reason::stray_factors);
  }
  return products;
}

Result<Products> Products::create(std::initializer_list<std::initializer_list<std::uint32_t>> products) {
  std::vector<std::uint32_t> sizes, factors;
  for (const auto& product : products) {
    sizes.push_back(static_cast<std::uint32_t>(product.size()));
    factors.insert(factors.end(), product.begin(), product.end());
  }
  return create(sizes, factors);
}

}  // namespace perceptron
