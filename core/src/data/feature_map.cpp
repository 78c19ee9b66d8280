#include "perceptron/feature_map.hpp"

#include <utility>

#include "data/checks.hpp"
#include "data/fitting.hpp"
#include "numeric/work.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

Result<FeatureMap> FeatureMap::create(std::optional<Products> features, Scaling scaling, std::size_t base_features) {
  if (!is_member(scaling)) return fail(Status::unknown, Field::scaling, Reason::name);
  if (base_features > limits::features)
    return fail(Status::too_large, Field::X, Reason::many_features, static_cast<double>(base_features),
                static_cast<double>(limits::features));
  for (std::size_t k = 0; features && k < features->size(); ++k) {
    if ((*features)[k].back() < base_features) continue;
    return fail(Status::unknown, Field::features, Reason::base_feature, static_cast<double>(k + 1));
  }
  FeatureMap map;
  map.scaling_ = scaling;
  map.scale_by_nothing(base_features);
  map.products_ = std::move(features);
  return map;
}

void FeatureMap::scale_by_nothing(std::size_t base_features) {
  for (auto* zeros : {&shift_, &rest_}) zeros->assign(base_features, 0);
  for (auto* ones : {&unit_, &divisor_}) ones->assign(base_features, 1);
}

Error FeatureMap::fit(std::span<const double> X) {
  const std::size_t d = base_features();
  if (d > 0 ? X.size() % d != 0 : !X.empty()) return fail(Status::wrong_length, Field::X, Reason::whole_rows);
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
    return fail(Status::wrong_length, Field::features, Reason::other_scaling);
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
  const Values base;             ///< base features, row by row
  std::vector<double> mapped{};  ///< so far
  Fitting fitting{map, base};
  bool applied = false;
  Passes passes{};
  Error error{};  ///< of the first row that has one

  double row_cost() const {
    return static_cast<double>(map.base_features() + data.d + (map.products_ ? map.products_->factors().size() : 0));
  }
  double cost() const {
    return fitting.cost() + static_cast<double>(data.size()) * (row_cost() + static_cast<double>(data.d));
  }

  bool apply(Work& work) {
    // The pages of rows that are not yet mapped need not exist.
    mapped.reserve(data.size() * data.d);
    const auto rows = [&](std::size_t, std::size_t first, std::size_t last) {
      mapped.resize(last * data.d);
      map.apply(base.data() + first * map.base_features(), last - first, mapped.data() + first * data.d);
    };
    if (applied) return true;
    applied = passes.run(1, data.size(), row_cost(), work, rows);
    if (applied) data.X = std::move(mapped);
    return applied;
  }

  bool check(Work& work) {
    const auto rows = [&](std::size_t, std::size_t first, std::size_t last) {
      if (!error) error = check_values({data.row(first), (last - first) * data.d}, data.d, Field::features, first);
    };
    if (!passes.run(1, data.size(), static_cast<double>(data.d), work, rows)) return false;
    if (error.reason == Reason::value_finite) error.reason = Reason::feature_finite;
    if (error.reason == Reason::value_magnitude) error.reason = Reason::feature_magnitude;
    return true;
  }
};

FeatureMap::Mapping::Mapping() = default;
FeatureMap::Mapping::~Mapping() = default;

Error FeatureMap::Mapping::start(FeatureMap& map, Dataset& data, const Limits& most) {
  const std::size_t n = data.size();
  if (data.d != map.base_features() || data.X.size() != n * data.d) {
    return fail(Status::wrong_length, Field::X, Reason::columns);
  }
  if (map.features() > 0 && n > most.values / map.features()) {
    return fail(Status::too_large, Field::features, Reason::many_values, static_cast<double>(n),
                static_cast<double>(map.features()), static_cast<double>(most.values));
  }
  if (map.scaling_ == Scaling::none && !map.products_) return {};
  parts_.reset(new Parts{map, data, data.X});
  data.X = {};
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

Error FeatureMap::fit_and_apply(Dataset& data, const Limits& most) {
  Mapping mapping;
  Error error = mapping.start(*this, data, most);
  Work work = Work::unlimited();
  if (error) return error;
  mapping.advance(work);
  return mapping.error();
}

}  // namespace perceptron
