#include "perceptron/feature_map.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "data/checks.hpp"
#include "numeric/work.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

/// Keeps the factors of one product sorted, so that x1*x2 and x2*x1 are the same.
static void insert_sorted(std::vector<std::uint32_t>& factors, std::size_t first, std::uint32_t factor) {
  factors.push_back(factor);
  for (std::size_t k = factors.size() - 1; k > first && factors[k - 1] > factors[k]; --k) {
    std::swap(factors[k - 1], factors[k]);
  }
}

std::span<const std::uint32_t> FeatureMap::product(std::size_t feature) const {
  return std::span(factors_).subspan(offsets_[feature], offsets_[feature + 1] - offsets_[feature]);
}

/// FNV-1a: tells products apart before they are compared.
static std::uint64_t hash(std::span<const std::uint32_t> factors) {
  std::uint64_t hash = 14695981039346656037u;
  for (const std::uint32_t factor : factors) hash = (hash ^ factor) * 1099511628211u;
  return hash;
}

bool FeatureMap::last_is_a_duplicate(std::vector<std::uint64_t>& hashes) const {
  const auto last = product(hashes.size());
  const std::uint64_t wanted = hash(last);
  bool found = false;
  for (std::size_t feature = 0; feature < hashes.size() && !found; ++feature) {
    if (hashes[feature] != wanted) continue;
    const auto earlier = product(feature);
    found = std::equal(earlier.begin(), earlier.end(), last.begin(), last.end());
  }
  hashes.push_back(wanted);
  return found;
}

Result<FeatureMap> FeatureMap::create(std::span<const std::int32_t> terms, bool all_base, Scaling scaling,
                                      std::size_t base_features) {
  if (scaling > Scaling::unit_norm) return fail(Status::unknown, "scaling", "There is no such scaling.");
  FeatureMap map;
  map.scaling_ = scaling;
  for (auto* zeros : {&map.shift_, &map.rest_}) zeros->assign(base_features, 0);
  for (auto* ones : {&map.unit_, &map.divisor_}) ones->assign(base_features, 1);
  map.identity_products_ = all_base;
  if (!all_base) {
    if (Error error = map.take_terms(terms)) return error;
  }
  return map;
}

Error FeatureMap::take_terms(std::span<const std::int32_t> terms) {
  std::vector<std::uint64_t> hashes;
  for (std::size_t i = 0; i < terms.size();) {
    const std::size_t number = offsets_.size();
    if (number > limits::products) {
      return fail(Status::too_large, "features", message({"At most ", limits::products, " features can be named."}));
    }
    const auto count = static_cast<std::size_t>(terms[i++]);
    if (count < 1 || count > limits::factors || count > terms.size() - i) {
      return fail(Status::out_of_range, "features",
                  message({"Feature ", number, " must be a product of 1 to 16 base features."}));
    }
    for (std::size_t k = 0; k < count; ++k, ++i) {
      if (terms[i] < 0 || static_cast<std::size_t>(terms[i]) >= base_features()) {
        return fail(Status::unknown, "features",
                    message({"Feature ", number, " uses a base feature that X does not have."}));
      }
      insert_sorted(factors_, offsets_.back(), static_cast<std::uint32_t>(terms[i]));
    }
    offsets_.push_back(factors_.size());
    if (last_is_a_duplicate(hashes)) {
      return fail(Status::duplicate, "features",
                  message({"Feature ", number, " is the same product as an earlier one."}));
    }
  }
  return {};
}

void FeatureMap::fit(std::span<const double> X, std::size_t column) {
  double low = X[column], high = low;
  for (std::size_t at = column; at < X.size(); at += base_features()) {
    low = std::min(low, X[at]);
    high = std::max(high, X[at]);
  }
  if (high == low) {
    // A constant column becomes 0. Its computed deviation need not be 0: the mean rounds.
    shift_[column] = low;
  } else if (scaling_ == Scaling::min_max) {
    shift_[column] = low;
    divisor_[column] = high - low;
  } else {
    // Farther from 0 than so many times their range, values share their leading bits, and their mean is rounded.
    constexpr double far = 256;
    // Smaller differences have squares that vanish: they are made large, which loses none of their bits.
    constexpr double small = 0x1p-480;
    const double range = high - low;
    if (range < small) unit_[column] = 0x1p600;
    standardize(X, column, range < small || std::max(std::abs(low), std::abs(high)) > far * range);
  }
}

/// `again`: whether the mean of what is left over the mean is taken, too.
void FeatureMap::standardize(std::span<const double> X, std::size_t column, bool again) {
  const std::size_t d = base_features();
  const auto n = static_cast<double>(X.size() / d);
  double sum = 0;
  for (std::size_t at = column; at < X.size(); at += d) sum += X[at];
  shift_[column] = sum / n;
  double left = 0;
  for (std::size_t at = column; again && at < X.size(); at += d) left += from_shift(X[at], column);
  rest_[column] = left / n;
  double squares = 0;
  for (std::size_t at = column; at < X.size(); at += d) {
    const double offset = from_shift(X[at], column);
    squares += offset * offset;
  }
  divisor_[column] = std::sqrt(squares / n);
}

std::vector<double> FeatureMap::learned() const {
  std::vector<double> numbers;
  for (std::size_t j = 0; j < base_features(); ++j) numbers.push_back(shift(j));
  for (std::size_t j = 0; j < base_features(); ++j) numbers.push_back(divisor(j));
  for (const auto* kept : {&shift_, &rest_, &unit_, &divisor_})
    numbers.insert(numbers.end(), kept->begin(), kept->end());
  return numbers;
}

void FeatureMap::take_scaling(std::span<const double> learned) {
  const std::size_t d = base_features();
  auto from = learned.begin() + static_cast<std::ptrdiff_t>(2 * d);
  for (auto* kept : {&shift_, &rest_, &unit_, &divisor_}) {
    kept->assign(from, from + static_cast<std::ptrdiff_t>(d));
    from += static_cast<std::ptrdiff_t>(d);
  }
}

struct FeatureMap::Mapping::Parts {
  FeatureMap& map;
  Dataset& data;
  const Values base;           ///< base features, row by row
  std::vector<double> scaled;  ///< one row
  Loop fitting, applying, checking;
  Error error;  ///< of the first row that has one

  /// How many columns have something to be learned from.
  std::size_t learned() const { return map.learns() ? map.base_features() : 0; }
  double column_cost() const { return 4 * static_cast<double>(data.size()); }
  double row_cost() const { return static_cast<double>(map.base_features() + data.d + map.factors_.size()); }
  double cost() const {
    return static_cast<double>(learned()) * column_cost() +
           static_cast<double>(data.size()) * (row_cost() + static_cast<double>(data.d));
  }

  bool fit(Work& work) {
    const auto column = [&](std::size_t j) {
      map.fit(base, j);
      return column_cost();
    };
    return fitting.run(learned(), work, column);
  }

  bool apply(Work& work) {
    // The pages of rows that are not yet mapped need not exist.
    data.X.reserve(data.size() * data.d);
    const auto row = [&](std::size_t i) {
      data.X.resize(data.X.size() + data.d);
      map.map_row(base.data() + i * map.base_features(), scaled.data(), data.X.data() + i * data.d);
      return row_cost();
    };
    return applying.run(data.size(), work, row);
  }

  bool check(Work& work) {
    const auto row = [&](std::size_t i) {
      if (!error) error = check_values({data.row(i), data.d}, data.d, "features", i);
      return static_cast<double>(data.d);
    };
    if (!checking.run(data.size(), work, row)) return false;
    if (error) error.message.insert(0, "Mapped features: ");
    return true;
  }
};

FeatureMap::Mapping::Mapping() = default;
FeatureMap::Mapping::~Mapping() = default;

Error FeatureMap::Mapping::start(FeatureMap& map, Dataset& data) {
  const std::size_t n = data.size();
  if (map.features() > 0 && n > limits::values / map.features()) {
    return fail(Status::too_large, "features",
                message({n, " examples of ", map.features(), " features are more numbers than fit."}));
  }
  if (map.scaling_ == Scaling::none && map.identity_products_) return {};
  parts_.reset(new Parts{map, data, data.X, std::vector<double>(data.d), {}, {}, {}, {}});
  data.X.clear();
  data.d = map.features();
  cost_ = parts_->cost();
  return {};
}

bool FeatureMap::Mapping::advance(Work& work) {
  if (!parts_) return true;
  if (!parts_->fit(work) || !parts_->apply(work) || !parts_->check(work)) return false;
  error_ = std::move(parts_->error);
  parts_.reset();
  return true;
}

Error FeatureMap::fit_and_apply(Dataset& data) {
  Mapping mapping;
  Error error = mapping.start(*this, data);
  Work work = Work::unlimited();
  if (error) return error;
  mapping.advance(work);
  return mapping.error();
}

}  // namespace perceptron
