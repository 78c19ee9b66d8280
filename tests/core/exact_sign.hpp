#pragma once

#include <cstddef>
#include <vector>

/// Sums of products of doubles as they are, without rounding: nothing of it is shared with the core.
namespace perceptron::test {

/// value + error is the exact sum or product.
struct Pair {
  double value, error;
};

inline Pair exact_pair(double a, double b) {
  const double sum = a + b, other = sum - a;
  return {sum, (a - (sum - other)) + (b - other)};
}

/// By halves of 26 bits.
inline Pair exact_product(double a, double b) {
  const auto high = [](double x) {
    const double wide = 134217729.0 * x;
    return wide - (wide - x);
  };
  const double a1 = high(a), b1 = high(b), a2 = a - a1, b2 = b - b1, product = a * b;
  return {product, a2 * b2 - (((product - a1 * b1) - a2 * b1) - a1 * b2)};
}

/// A sum of doubles, none of which overlaps another; the last is the largest. Source: Shewchuk, Adaptive precision
/// floating-point arithmetic, 1997, figure 8.
class Expansion {
 public:
  void add(double value) {
    std::size_t kept = 0;
    for (const double part : parts_) {
      const auto [sum, lost] = exact_pair(value, part);
      if (lost != 0) parts_[kept++] = lost;
      value = sum;
    }
    parts_.resize(kept);
    if (value != 0) parts_.push_back(value);
  }

  void add_product(double a, double b) {
    const auto [product, error] = exact_product(a, b);
    add(error);
    add(product);
  }

  int sign() const { return parts_.empty() ? 0 : parts_.back() > 0 ? 1 : -1; }
  /// The sum to about 100 bits.
  Pair pair() const {
    Pair found{0, 0};
    for (const double part : parts_) {
      const auto [sum, lost] = exact_pair(part, found.value);
      found = {sum, found.error + lost};
    }
    return exact_pair(found.value, found.error);
  }
  double value() const { return pair().value; }

 private:
  std::vector<double> parts_;
};

/// w·x + b, exactly; the bias is the last of w, for as many numbers as w has besides.
inline Expansion exact_sum(const std::vector<double>& w, const double* x, double bias_factor = 1) {
  Expansion sum;
  for (std::size_t j = 0; j + 1 < w.size(); ++j) sum.add_product(w[j], x[j]);
  sum.add_product(w.back(), bias_factor);
  return sum;
}

inline double exact_score(const std::vector<double>& w, const double* x) { return exact_sum(w, x).value(); }
inline int exact_sign(const std::vector<double>& w, const double* x, double bias_factor) {
  return exact_sum(w, x, bias_factor).sign();
}

}  // namespace perceptron::test
