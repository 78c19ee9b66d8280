#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

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

}  // namespace perceptron
