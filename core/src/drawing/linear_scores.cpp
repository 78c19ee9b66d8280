#include "drawing/linear_scores.hpp"

#include "numeric/lanes.hpp"

namespace perceptron {
namespace {

Error not_rows() { return fail(Status::wrong_length, Field::X, Reason::columns); }

Error check_rows(const FeatureMap& map, std::span<const double> rows) {
  const std::size_t d = map.base_features();
  return (d > 0 ? rows.size() % d == 0 : rows.empty()) ? Error{} : not_rows();
}

Error check_hyperplane(const FeatureMap& map, std::span<const double> hyperplane) {
  if (hyperplane.size() == map.features() + 1) return {};
  return fail(Status::wrong_length, Field::weights, Reason::weight_each);
}

/// The map's features of one row after another, to be read until the next.
template <class Read>
void for_each_row(const FeatureMap& map, std::span<const double> rows, Read read) {
  const std::size_t d = map.base_features();
  std::vector<double> features(map.features());
  for (std::size_t i = 0; d > 0 && i < rows.size() / d; ++i) {
    map.apply(rows.data() + i * d, 1, features.data());
    read(i, features);
  }
}

/// A hyperplane over features that are one base feature each, feature by feature put over others; empty where they are
/// not.
template <class Put>
Result<std::vector<double>> over_other_features(const FeatureMap& map, std::span<const double> hyperplane, Put put) {
  if (Error error = check_hyperplane(map, hyperplane)) return error;
  std::vector<double> over(hyperplane.begin(), hyperplane.end());
  if (map.scaling() == Scaling::unit_norm) return std::vector<double>();
  for (std::size_t feature = 0; feature < map.features(); ++feature) {
    const std::vector<std::uint32_t> factors = map.factors(feature);
    if (factors.size() != 1) return std::vector<double>();
    put(over[feature], over.back(), factors[0]);
  }
  return over;
}

/// The product of all factors but those equal to `base`; these, as a power, have been derived.
double derivative(std::span<const std::uint32_t> factors, std::uint32_t base, const double* x) {
  double times = 0;
  for (const std::uint32_t factor : factors) times += factor == base;
  double value = times;
  for (std::size_t first = 0, next = 0; first < factors.size(); first = next) {
    double power = 1;
    for (next = first; next < factors.size() && factors[next] == factors[first]; ++next) {
      // One of those that are derived is gone.
      if (next > first || factors[first] != base) power *= x[factors[first]];
    }
    value *= power;
  }
  return value;
}

}  // namespace

Result<std::vector<double>> features_of(const FeatureMap& map, std::span<const double> rows) {
  if (Error error = check_rows(map, rows)) return error;
  std::vector<double> all;
  for_each_row(map, rows, [&](std::size_t, std::span<const double> x) { all.insert(all.end(), x.begin(), x.end()); });
  return all;
}

Result<std::vector<double>> combination(const FeatureMap& map, std::span<const double> coefficients,
                                        std::span<const double> rows) {
  if (rows.size() != coefficients.size() * map.base_features()) return not_rows();
  std::vector<double> sum(map.features());
  for_each_row(map, rows, [&](std::size_t i, std::span<const double> x) {
    add_scaled(sum.data(), coefficients[i], x.data(), x.size());
  });
  return sum;
}

Result<std::vector<double>> scores(const FeatureMap& map, std::span<const double> hyperplane,
                                   std::span<const double> rows) {
  if (Error error = check_rows(map, rows)) return error;
  if (Error error = check_hyperplane(map, hyperplane)) return error;
  std::vector<double> all;
  for_each_row(map, rows, [&](std::size_t, std::span<const double> x) {
    all.push_back(dot(hyperplane.data(), x.data(), x.size()) + hyperplane.back());
  });
  return all;
}

Result<std::vector<double>> contributions(const FeatureMap& map, std::span<const double> hyperplane,
                                          std::span<const double> rows) {
  if (Error error = check_rows(map, rows)) return error;
  if (Error error = check_hyperplane(map, hyperplane)) return error;
  std::vector<double> all;
  for_each_row(map, rows, [&](std::size_t, std::span<const double> x) {
    for (std::size_t j = 0; j < x.size(); ++j) all.push_back(hyperplane[j] * x[j]);
  });
  return all;
}

Result<Slopes> slopes(const FeatureMap& map, std::span<const double> hyperplane, std::span<const double> row) {
  if (row.size() != map.base_features()) return not_rows();
  if (Error error = check_hyperplane(map, hyperplane)) return error;
  std::vector<double> x(row.begin(), row.end());
  map.scale(x.data());
  Slopes found{std::vector<double>(map.base_features()), {}};
  for (std::size_t feature = 0; feature < map.features(); ++feature) {
    const std::vector<std::uint32_t> factors = map.factors(feature);
    for (std::size_t k = 0; k < factors.size(); ++k) {
      if (k > 0 && factors[k] == factors[k - 1]) continue;
      found.factors.push_back(derivative(factors, factors[k], x.data()));
      found.gradient[factors[k]] += hyperplane[feature] * found.factors.back();
    }
  }
  return found;
}

Result<std::vector<double>> over_base_features(const FeatureMap& map, std::span<const double> hyperplane) {
  return over_other_features(map, hyperplane, [&](double& weight, double& bias, std::uint32_t column) {
    weight /= map.divisor(column);
    bias -= weight * map.shift(column);
  });
}

Result<std::vector<double>> over_scaled_features(const FeatureMap& map, std::span<const double> hyperplane) {
  return over_other_features(map, hyperplane, [&](double& weight, double& bias, std::uint32_t column) {
    bias += weight * map.shift(column);
    weight *= map.divisor(column);
  });
}

}  // namespace perceptron
