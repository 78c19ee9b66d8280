#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

/// Sums of products of doubles as they are, without rounding: nothing of it is shared with the core.
namespace perceptron::test {

/// A sum of doubles, none of which overlaps another; the last is the largest. Source: Shewchuk, Adaptive precision
/// floating-point arithmetic, 1997, figure 8.
class Expansion {
 public:
  void add(double value) {
    std::size_t kept = 0;
    for (const double part : parts_) {
      const double sum = value + part, other = sum - value;
      const double lost = (value - (sum - other)) + (part - other);
      if (lost != 0) parts_[kept++] = lost;
      value = sum;
    }
    parts_.resize(kept);
    if (value != 0) parts_.push_back(value);
  }

  void add_product(double a, double b) {
    const double product = a * b;
    add(std::fma(a, b, -product));
    add(product);
  }

  int sign() const { return parts_.empty() ? 0 : parts_.back() > 0 ? 1 : -1; }
  double value() const {
    double sum = 0;
    for (const double part : parts_) sum += part;
    return sum;
  }

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
