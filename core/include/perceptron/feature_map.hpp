#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

#include "perceptron/dataset.hpp"
#include "perceptron/floating_point.hpp"
#include "perceptron/names.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

/// Different products of base features, which are counted from 0: x1·x2 has the factors 0 and 1, x1² has 0 and 0.
class Products {
 public:
  /// None.
  Products() = default;

  /// `sizes`: how many factors each product has, 1 to `limits::factors`; `factors`: those of the first product, in any
  /// order, then those of the second, and so on. Fails with `too_large` for more than `limits::products`, with
  /// `out_of_range` for a size that is none or beyond the factors there are, with `duplicate`, and with `wrong_length`
  /// for factors of no product. O(m log m) for m products.
  static Result<Products> create(std::span<const std::uint32_t> sizes, std::span<const std::uint32_t> factors);

  /// The same of lists of factors: `Products::create({{0}, {1}, {0, 1}})` is x1, x2 and x1·x2.
  static Result<Products> create(std::initializer_list<std::initializer_list<std::uint32_t>> products);

  std::size_t size() const { return ends_.size(); }

  /// The factors of a product, ascending. Asserts that `product` is below `size()`.
  std::span<const std::uint32_t> operator[](std::size_t product) const {
    assert(product < size());
    const std::size_t first = product > 0 ? ends_[product - 1] : 0;
    return {factors_.data() + first, ends_[product] - first};
  }

  bool operator==(const Products&) const = default;

  /// Of all products.
  std::span<const std::uint32_t> factors() const { return factors_; }

 private:
  std::vector<std::uint32_t> factors_;
  std::vector<std::size_t> ends_;  ///< of each product, in the factors
};

/// How base features are scaled, before products are taken.
enum class Scaling : std::uint8_t {
  none,
  standardize,  ///< less the mean, over the standard deviation (of the training examples, divisor n)
  min_max,      ///< onto [0, 1]
  unit_norm,    ///< each example divided by its Euclidean length; the zero example stays
};

template <>
inline constexpr auto member_names<Scaling> = std::to_array<const char*>({"none", "standardize", "min-max",
                                                                          "unit-norm"});

/// From base features to the features a learner sees: scaling, then products. Fitted once to the training examples.
class FeatureMap {
 public:
  /// `features`: of these products; without, of every base feature. Fails with `unknown` where a factor is no base
  /// feature or there is no such scaling, and with `too_large` for more than `limits::features` base features.
  static Result<FeatureMap> create(std::optional<Products> features, Scaling scaling, std::size_t base_features);

  /// Learns the scaling from the base features, whatever it has learned before, and replaces them by the mapped ones.
  /// Fails with `wrong_length` for other than `base_features()` columns, with `too_large`, and with `out_of_range`
  /// where a product leaves ±`limits::magnitude`.
  Error fit_and_apply(Dataset& data, const Limits& most = {});

  /// The same in slices, for the library's own jobs.
  class Mapping;

  Scaling scaling() const { return scaling_; }

  /// Whether the scaling is learned from examples.
  bool learns() const { return scaling_ == Scaling::standardize || scaling_ == Scaling::min_max; }

  /// Learns the scaling from rows of base features, all finite; of none there is nothing to learn. Fails with
  /// `wrong_length`.
  Error fit(std::span<const double> X);

  /// What was learned of a base feature: values less the shift are divided by the divisor. Asserts that `column` is
  /// below `base_features()`.
  double shift(std::size_t column) const {
    assert(column < base_features());
    return columns_[column].shift + columns_[column].rest / columns_[column].unit;
  }
  double divisor(std::size_t column) const {
    assert(column < base_features());
    return columns_[column].divisor / columns_[column].unit;
  }

  /// All that was learned, six numbers a base feature: shifts and divisors, then what another map takes over.
  std::vector<double> learned() const;
  /// Fails with `wrong_length` for other than what a map of as many base features has learned.
  Error take_scaling(std::span<const double> learned);

  /// Scales one row of `base_features()` values.
  void scale(double* row) const;

  /// Maps rows of `base_features()` values, one after another, to rows of `features()` values.
  void apply(const double* base, std::size_t rows, double* features) const;

  /// The base features that a feature multiplies, from 0 and ascending. Asserts that `feature` is below `features()`.
  std::vector<std::uint32_t> factors(std::size_t feature) const {
    assert(feature < features());
    if (!products_) return {static_cast<std::uint32_t>(feature)};
    const auto product = (*products_)[feature];
    return {product.begin(), product.end()};
  }

  /// Whether every feature is one base feature, and grows with it whatever the others are.
  bool monotone() const { return !products_ && scaling_ != Scaling::unit_norm; }

  bool operator==(const FeatureMap&) const = default;

  /// The products that the features are; null where they are the base features.
  const Products* products() const { return products_ ? &*products_ : nullptr; }

  std::size_t base_features() const { return columns_.size(); }
  std::size_t features() const { return products_ ? products_->size() : base_features(); }

 private:
  /// A base feature x is scaled to ((x − shift)·unit − rest) / divisor. Rest and unit, a power of two, are 0 and 1, and
  /// change no bit, but where a mean and a deviation would lose the differences between the values.
  struct Column {
    double shift = 0, rest = 0, unit = 1, divisor = 1;

    double from_shift(double x) const;
    bool operator==(const Column&) const = default;
  };

  Scaling scaling_ = Scaling::none;
  std::optional<Products> products_;  ///< none: every base feature
  std::vector<Column> columns_;       ///< a base feature each
};

}  // namespace perceptron
