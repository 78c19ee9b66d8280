#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "perceptron/limits.hpp"
#include "perceptron/names.hpp"
#include "perceptron/result.hpp"
#include "perceptron/shared.hpp"

namespace perceptron {

/// Numbers that copies share, so that what many runs train on exists once. They are made as a vector and read as one;
/// nothing changes them in between, because a run has checked them.
class Values {
 public:
  using value_type = double;
  using const_iterator = const double*;

  Values() = default;
  Values(std::vector<double> values) : values_(std::make_unique<std::vector<double>>(std::move(values))) {}
  Values(std::initializer_list<double> values) : Values(std::vector<double>(values)) {}

  std::size_t size() const { return values_ ? values_->size() : 0; }
  bool empty() const { return size() == 0; }
  std::size_t capacity() const { return values_ ? values_->capacity() : 0; }
  const double* data() const { return values_ ? values_->data() : nullptr; }
  const double* begin() const { return data(); }
  const double* end() const { return data() + size(); }
  /// Asserts that there is such a number.
  double operator[](std::size_t i) const {
    assert(i < size());
    return (*values_)[i];
  }
  bool operator==(const Values& other) const {
    return size() == other.size() && (data() == other.data() || std::equal(begin(), end(), other.begin()));
  }

  /// The numbers as a vector of the caller's own, to change: moved out where no copy shares them, else copied. None are
  /// left here.
  std::vector<double> take() {
    const Shared<std::vector<double>> values = std::move(values_);
    if (!values) return {};
    return values.count() == 1 ? std::move(*values) : *values;
  }

  /// How many copies share the numbers, this one included; 0 where there are none.
  std::size_t sharers() const { return values_.count(); }

 private:
  Shared<std::vector<double>> values_;
};

/// n examples of d features with a label each.
struct Dataset {
  Values X;               ///< (n, d), row-major; copies of a dataset share it
  std::vector<double> y;  ///< (n), each −1 or +1; class numbers from 0 for `multiclass`
  std::size_t d = 0;

  std::size_t size() const { return y.size(); }
  /// The features of an example. Asserts that there is such an example.
  const double* row(std::size_t example) const {
    assert(example < size());
    return X.data() + example * d;
  }
};

/// Checks sizes and values: not empty, not more than fit, all within ±`limits::magnitude`.
Error check(const Dataset& data, const Limits& most = {});

/// Checks labels for learners of two classes: −1 or +1, both present.
Error check_two_labels(std::span<const double> y);

/// Checks rows without labels, as `predict` takes them. The first of them is said to be example `first`, from 0.
Error check_values(std::span<const double> X, std::size_t d, Field field, std::size_t first = 0);

/// In which order an epoch visits the examples.
enum class OrderKind : std::uint8_t {
  given,
  positives_first,     ///< positives in the given order, then negatives; of several classes the last first
  shuffle_once,        ///< one permutation for every epoch
  shuffle_each_epoch,  ///< a new one each epoch, a function of the seed and the epoch alone
  custom,
};

template <>
inline constexpr auto member_names<OrderKind> = std::to_array<const char*>({"given", "positives-first", "shuffle-once",
                                                                            "shuffle-each-epoch", "custom"});

/// Examples in two parts, each ascending.
struct Split {
  std::vector<std::uint32_t> train;
  std::vector<std::uint32_t> held_out;
};

/// Divides n examples: a fraction (0…1) of them, rounded to the nearest number, is held out, by a permutation that
/// depends on the seed alone. Fails with `out_of_range` for another fraction, and with `too_large`.
Result<Split> split(std::size_t n, double fraction, std::uint64_t seed);

/// Checks examples that are held out from a run of d base features: none, or as many columns, all finite, one label
/// each: a class number, or −1 or +1.
Error check_held_out(const Dataset& examples, std::size_t d, bool classes);

}  // namespace perceptron
