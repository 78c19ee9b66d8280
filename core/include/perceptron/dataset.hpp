#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

#include "perceptron/limits.hpp"
#include "perceptron/status.hpp"
#include "perceptron/values.hpp"

namespace perceptron {

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

}  // namespace perceptron
