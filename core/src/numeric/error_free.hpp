#pragma once

#include <cmath>
#include <cstddef>
#include <limits>

/// Sums and products of doubles without a rounding error, and bounds on errors. It needs that nothing is fused or
/// reordered, which holds for the whole core.
namespace perceptron {

/// Half the distance from 1 to the next double: the relative error of one operation.
inline constexpr double unit_roundoff = 0x1p-53;

/// value + error is the exact result.
struct ErrorFree {
  double value, error;
};

/// a + b. Source: Knuth, The Art of Computer Programming 2, 4.2.2.
inline ErrorFree two_sum(double a, double b) {
  const double sum = a + b;
  const double other = sum - a;
  return {sum, (a - (sum - other)) + (b - other)};
}

/// a·b, where neither overflows nor is its error subnormal. Source: Dekker, A floating-point technique for extending
/// the available precision, 1971.
inline ErrorFree two_product(double a, double b) {
  constexpr double splitter = 0x1p27 + 1;
  const double wide_a = splitter * a, wide_b = splitter * b;
  const double high_a = wide_a - (wide_a - a), high_b = wide_b - (wide_b - b);
  const double low_a = a - high_a, low_b = b - high_b;
  const double product = a * b;
  return {product, low_a * low_b - (((product - high_a * high_b) - low_a * high_b) - high_a * low_b)};
}

/// How many multiply-adds one takes in twice the precision.
inline constexpr double twice_the_precision = 8;

/// w + errors ← w + errors + c·x over n values: as precise as an `AccurateSum` once the errors are added to w.
inline void add_scaled_twice(double* w, double* errors, double c, const double* x, std::size_t n) {
  for (std::size_t j = 0; j < n; ++j) {
    const ErrorFree product = two_product(c, x[j]);
    const ErrorFree sum = two_sum(w[j], product.value);
    w[j] = sum.value;
    errors[j] += product.error + sum.error;
  }
}

/// A sum of products as if in twice the precision.
/// Source: Ogita, Rump and Oishi, Accurate sum and dot product, 2005, algorithm 5.3.
class AccurateSum {
 public:
  explicit AccurateSum(double start = 0) : sum_(start), size_(std::abs(start)) {}

  void add_product(double a, double b) {
    const auto [product, product_error] = two_product(a, b);
    const auto [sum, sum_error] = two_sum(sum_, product);
    sum_ = sum;
    error_ += product_error + sum_error;
    size_ += std::abs(product);
    ++count_;
  }

  double value() const { return sum_ + error_; }
  /// No less than the error of the value (their proposition 5.5, and its part for underflow, with some to spare).
  double error_bound() const {
    const double n = static_cast<double>(count_ + 4);
    const double gamma = 2 * n * unit_roundoff;
    return 2 * unit_roundoff * std::abs(value()) + gamma * gamma * size_ + n * std::numeric_limits<double>::min();
  }

 private:
  double sum_ = 0;
  double error_ = 0;
  double size_;  ///< the sum of the magnitudes
  std::size_t count_ = 0;
};

/// No less than a sum of so many numbers ≥ 0, or of products of two, that was worked out in doubles in any order.
inline double rounded_up(double sum, std::size_t count) {
  const double n = static_cast<double>(count + 4);
  return sum * (1 + 4 * n * unit_roundoff) + n * std::numeric_limits<double>::min();
}

}  // namespace perceptron
