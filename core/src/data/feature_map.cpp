#include "perceptron/feature_map.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "data/checks.hpp"
#include "data/fitting.hpp"
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

Result<FeatureMap> FeatureMap::create(std::span<const std::int32_t> terms, bool all_base, Scaling scaling,
                                      std::size_t base_features) {
  if (scaling > Scaling::unit_norm) return fail(Status::unknown, "scaling", "There is no such scaling.");
  if (base_features > limits::features) return fail(Status::too_large, "X", "These are more features than fit.");
  FeatureMap map;
  map.scaling_ = scaling;
  map.scale_by_nothing(base_features);
  map.identity_products_ = all_base;
  if (!all_base) {
    if (Error error = map.take_terms(terms)) return error;
  }
  return map;
}

void FeatureMap::scale_by_nothing(std::size_t base_features) {
  for (auto* zeros : {&shift_, &rest_}) zeros->assign(base_features, 0);
  for (auto* ones : {&unit_, &divisor_}) ones->assign(base_features, 1);
}

Error FeatureMap::take_terms(std::span<const std::int32_t> terms) {
  const auto comes_before = [this](std::size_t one, std::size_t other) {
    const auto a = product(one), b = product(other);
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
  };
  std::set<std::size_t, decltype(comes_before)> known(comes_before);
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
    if (!known.insert(number - 1).second) {
      return fail(Status::duplicate, "features",
                  message({"Feature ", number, " is the same product as an earlier one."}));
    }
  }
  return {};
}

Error FeatureMap::fit(std::span<const double> X) {
  const std::size_t d = base_features();
  if (d > 0 ? X.size() % d != 0 : !X.empty()) return fail(Status::wrong_length, "X", "X does not have whole rows.");
  scale_by_nothing(d);
  Work work = Work::unlimited();
  Fitting(*this, X).advance(work);
  return {};
}

std::vector<double> FeatureMap::learned() const {
  std::vector<double> numbers;
  for (std::size_t j = 0; j < base_features(); ++j) numbers.push_back(shift(j));
  for (std::size_t j = 0; j < base_features(); ++j) numbers.push_back(divisor(j));
  for (const auto* kept : {&shift_, &rest_, &unit_, &divisor_})
    numbers.insert(numbers.end(), kept->begin(), kept->end());
  return numbers;
}

Error FeatureMap::take_scaling(std::span<const double> learned) {
  const std::size_t d = base_features();
  if (learned.size() != 6 * d) {
    return fail(Status::wrong_length, "features", "This scaling was learned from other features.");
  }
  auto from = learned.begin() + static_cast<std::ptrdiff_t>(2 * d);
  for (auto* kept : {&shift_, &rest_, &unit_, &divisor_}) {
    kept->assign(from, from + static_cast<std::ptrdiff_t>(d));
    from += static_cast<std::ptrdiff_t>(d);
  }
  return {};
}

struct FeatureMap::Mapping::Parts {
  FeatureMap& map;
  Dataset& data;
  const Values base;  ///< base features, row by row
  Fitting fitting{map, base};
  std::vector<double> scaled = std::vector<double>(map.base_features());  ///< one row
  Loop applying{}, checking{};
  Error error{};  ///< of the first row that has one

  double row_cost() const { return static_cast<double>(map.base_features() + data.d + map.factors_.size()); }
  double cost() const {
    return fitting.cost() + static_cast<double>(data.size()) * (row_cost() + static_cast<double>(data.d));
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
  if (data.d != map.base_features() || data.X.size() != n * data.d) {
    return fail(Status::wrong_length, "X", "X does not have the columns that the features are made of.");
  }
  if (map.features() > 0 && n > limits::values / map.features()) {
    return fail(Status::too_large, "features",
                message({n, " examples of ", map.features(), " features are more numbers than fit."}));
  }
  if (map.scaling_ == Scaling::none && map.identity_products_) return {};
  parts_.reset(new Parts{map, data, data.X});
  data.X.clear();
  data.d = map.features();
  cost_ = parts_->cost();
  return {};
}

bool FeatureMap::Mapping::advance(Work& work) {
  if (!parts_) return true;
  if (!parts_->fitting.advance(work) || !parts_->apply(work) || !parts_->check(work)) return false;
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
