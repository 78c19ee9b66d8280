#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "perceptron/dataset.hpp"
#include "perceptron/floating_point.hpp"
#include "perceptron/names.hpp"
#include "perceptron/products.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

class Work;

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

  /// `fit_and_apply` in slices. Checks the size, and takes the base features from `data`, which has mapped ones as soon
  /// as `advance` has said true: d of them from now on, and the labels all the time.
  class Mapping {
   public:
    Mapping();
    ~Mapping();

    /// The map and `data` have to outlive it.
    Error start(FeatureMap& map, Dataset& data, const Limits& most = {});
    /// Once it has started: about how many multiply-adds it is in all.
    double cost() const { return cost_; }
    /// True once it is done, or has failed.
    bool advance(Work& work);
    /// That mapped features are too large, if they are.
    const Error& error() const { return error_; }

   private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
    double cost_ = 0;
    Error error_;
  };

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
    return shift_[column] + rest_[column] / unit_[column];
  }
  double divisor(std::size_t column) const {
    assert(column < base_features());
    return divisor_[column] / unit_[column];
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

  std::size_t base_features() const { return shift_.size(); }
  std::size_t features() const { return products_ ? products_->size() : base_features(); }

 private:
  class Fitting;

  void scale_by_nothing(std::size_t base_features);
  void map_row(const double* base, double* scaled, double* features) const;
  double from_shift(double x, std::size_t column) const;

  Scaling scaling_ = Scaling::none;
  std::optional<Products> products_;  ///< none: every base feature
  /// A base feature x is scaled to ((x − shift)·unit − rest) / divisor. Rest and unit, a power of two, are 0 and 1, and
  /// change no bit, but where a mean and a deviation would lose the differences between the values.
  std::vector<double> shift_, rest_, unit_, divisor_;
};

}  // namespace perceptron
