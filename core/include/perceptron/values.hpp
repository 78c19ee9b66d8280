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

/// Numbers that copies share until one of them is changed: what many runs train on exists once. Reading is that of a
/// vector; whatever may write makes the numbers its own first.
class Values {
 public:
  using value_type = double;
  using iterator = double*;
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
  bool operator==(const Values& other) const { return size() == other.size() && equal(other); }

  double* data() { return own().data(); }
  double* begin() { return data(); }
  double* end() { return data() + size(); }
  double& operator[](std::size_t i) {
    assert(i < size());
    return own()[i];
  }

  void reserve(std::size_t size) { own().reserve(size); }
  void resize(std::size_t size) { own().resize(size); }
  void push_back(double value) { own().push_back(value); }
  void clear() { values_ = {}; }
  template <class Iterator>
  void append(Iterator first, Iterator last) {
    own().insert(own().end(), first, last);
  }

  /// How many copies share the numbers, this one included; 0 where there are none.
  std::size_t sharers() const { return values_.count(); }

 private:
  bool equal(const Values& other) const { return data() == other.data() || std::equal(begin(), end(), other.begin()); }

  std::vector<double>& own() {
    if (values_.count() != 1) {
      values_ = std::make_unique<std::vector<double>>(values_ ? *values_ : std::vector<double>());
    }
    return *values_;
  }

  Shared<std::vector<double>> values_;
};

}  // namespace perceptron
