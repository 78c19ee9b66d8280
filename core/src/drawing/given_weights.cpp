#include "drawing/given_weights.hpp"

#include "data/checks.hpp"
#include "numeric/lanes.hpp"
#include "perceptron/angle.hpp"

namespace perceptron {
namespace {

using List = std::vector<double>;

Error check_hyperplane(const FeatureMap& map, Numbers hyperplane) {
  if (hyperplane.size() == map.features() + 1) return {};
  return fail(Status::wrong_length, Field::weights, Reason::weight_each);
}

std::size_t row_count(const FeatureMap& map, Numbers rows) {
  return map.base_features() > 0 ? rows.size() / map.base_features() : 0;
}

/// What becomes of `found` by `read(found, i, x)` for the features x of each of n rows.
template <class Found, class Read>
Result<Found> of_rows(const FeatureMap& map, Numbers rows, std::size_t n, Found found, Read read) {
  if (Error error = check_rows(rows.size(), n, map.base_features())) return error;
  List x(map.features());
  for (std::size_t i = 0; i < n; ++i) {
    map.apply(rows.data() + i * map.base_features(), 1, x.data());
    read(found, i, x);
  }
  return found;
}

/// A hyperplane over single base features, with each weight rewritten by `put`; empty where features are products.
template <class Put>
Result<List> over_other_features(const FeatureMap& map, Numbers hyperplane, Put put) {
  if (Error error = check_hyperplane(map, hyperplane)) return error;
  List over(hyperplane.begin(), hyperplane.end());
  if (map.scaling() == Scaling::unit_norm) return List();
  for (std::size_t feature = 0; feature < map.features(); ++feature) {
    const std::vector<std::uint32_t> factors = map.factors(feature);
    if (factors.size() != 1) return List();
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
      // The derivative takes one of these away.
      if (next > first || factors[first] != base) power *= x[factors[first]];
    }
    value *= power;
  }
  return value;
}

double squared(Numbers v) { return dot(v.data(), v.data(), v.size()); }

/// As a learner scores: the products of the features, then the bias.
double score(Numbers weights, Numbers x) {
  const std::size_t d = weights.size() - 1;
  return dot(weights.data(), x.data(), d) + weights[d] * x[d];
}

Turn turn(Numbers before, Numbers after, Numbers by) {
  return {squared(by), std::sqrt(squared(before)), angle(before, by), std::sqrt(squared(after)), angle(after, by)};
}

}  // namespace

Result<List> features_of(const FeatureMap& map, Numbers rows) {
  return of_rows(map, rows, row_count(map, rows), List(),
                 [](List& all, std::size_t, Numbers x) { all.insert(all.end(), x.begin(), x.end()); });
}

Result<List> combination(const FeatureMap& map, Numbers coefficients, Numbers rows) {
  return of_rows(map, rows, coefficients.size(), List(map.features()), [&](List& sum, std::size_t i, Numbers x) {
    add_scaled(sum.data(), coefficients[i], x.data(), x.size());
  });
}

Result<List> scores(const FeatureMap& map, Numbers hyperplane, Numbers rows) {
  if (Error error = check_hyperplane(map, hyperplane)) return error;
  return of_rows(map, rows, row_count(map, rows), List(), [&](List& all, std::size_t, Numbers x) {
    all.push_back(dot(hyperplane.data(), x.data(), x.size()) + hyperplane.back());
  });
}

Result<List> contributions(const FeatureMap& map, Numbers hyperplane, Numbers rows) {
  if (Error error = check_hyperplane(map, hyperplane)) return error;
  return of_rows(map, rows, row_count(map, rows), List(), [&](List& all, std::size_t, Numbers x) {
    for (std::size_t j = 0; j < x.size(); ++j) all.push_back(hyperplane[j] * x[j]);
  });
}

Result<Slopes> slopes(const FeatureMap& map, Numbers hyperplane, Numbers row) {
  if (Error error = check_rows(row.size(), 1, map.base_features())) return error;
  if (Error error = check_hyperplane(map, hyperplane)) return error;
  List x(row.begin(), row.end());
  map.scale(x.data());
  Slopes found{List(map.base_features()), {}};
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

Result<List> over_base_features(const FeatureMap& map, Numbers hyperplane) {
  return over_other_features(map, hyperplane, [&](double& weight, double& bias, std::uint32_t column) {
    weight /= map.divisor(column);
    bias -= weight * map.shift(column);
  });
}

Result<List> over_scaled_features(const FeatureMap& map, Numbers hyperplane) {
  return over_other_features(map, hyperplane, [&](double& weight, double& bias, std::uint32_t column) {
    bias += weight * map.shift(column);
    weight *= map.divisor(column);
  });
}

Result<List> held_weights(Numbers hyperplane, WeightAxes axes) {
  if (axes.first >= hyperplane.size() || axes.second >= hyperplane.size() || axes.first == axes.second) {
    return fail(Status::unknown, Field::axes, Reason::two_weights);
  }
  List held(hyperplane.begin(), hyperplane.end());
  held[axes.first] = 0;
  held[axes.second] = 0;
  return held;
}

HalfPlane half_plane(Numbers x, double label, Numbers held, WeightAxes axes) {
  const std::size_t d = x.size();
  assert(held.size() == d + 1 && axes.first <= d && axes.second <= d);
  const auto feature = [&](std::size_t coordinate) { return coordinate < d ? x[coordinate] : 1; };
  const double p = feature(axes.first), q = feature(axes.second);
  const double rest = dot(held.data(), x.data(), d) + held[d];
  const double largest = std::max(std::abs(p), std::abs(q));
  if (largest == 0) {
    const double nowhere = std::numeric_limits<double>::infinity();
    return {p, q, rest, 0, 0, label * rest > 0 ? -nowhere : nowhere};
  }
  // No square overflows, and the larger one does not vanish.
  const double u = p / largest, v = q / largest;
  const double length = std::sqrt(u * u + v * v);
  return {p, q, rest, label * u / length, label * v / length, -label * (rest / largest) / length};
}

Result<std::vector<HalfPlane>> half_planes(const FeatureMap& map, Numbers hyperplane, WeightAxes axes, Numbers labels,
                                           Numbers rows) {
  if (hyperplane.size() != map.features() + 1 || rows.size() != labels.size() * map.base_features()) {
    return fail(Status::wrong_length, Field::X, Reason::half_planes);
  }
  const auto held = held_weights(hyperplane, axes);
  if (!held) return held.error();
  return of_rows(map, rows, labels.size(), std::vector<HalfPlane>(), [&](auto& found, std::size_t i, Numbers x) {
    found.push_back(half_plane(x, labels[i], *held, axes));
  });
}

Result<UpdateGeometry> update_geometry(Numbers before, Numbers after, Numbers by) {
  if (before.empty() || before.size() != after.size() || before.size() != by.size()) {
    return fail(Status::wrong_length, Field::weights, Reason::update_shape);
  }
  const std::size_t d = before.size() - 1;
  return UpdateGeometry{score(before, by), score(after, by), turn(before.first(d), after.first(d), by.first(d)),
                        turn(before, after, by)};
}

}  // namespace perceptron
