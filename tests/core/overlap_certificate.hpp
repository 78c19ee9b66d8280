#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "exact_sign.hpp"

/// Whether the origin is inside a simplex, proved by ways of its own: nothing here is shared with the core.
namespace perceptron::test {

/// Points as the rows of a square matrix' transpose: their coordinates, each scaled to about 1 by a power of two, then
/// a 1. The weights λ whose combination of the points is the origin and that add up to 1 solve M·λ = (0, …, 0, 1).
/// With a rough inverse A of M, a rough inverse B of A·M and q ≥ ‖I − B·A·M‖ < 1, M is regular, and λ is no further
/// from any λ' than ‖B·A·(b − M·λ')‖ / (1 − q): all in the maximum norm, with the errors of each sum counted. The
/// second inverse is what sees where M is singular but for its last bits: then A·M is not.
class OverlapCertificate {
 public:
  /// `points`: as many as they have numbers, and one.
  explicit OverlapCertificate(std::vector<std::vector<double>> points) : n_(points.size()), M_(n_ * n_), size_(n_) {
    for (std::size_t k = 0; k + 1 < n_; ++k) {
      double largest = 0;
      for (const auto& point : points) largest = std::max(largest, std::abs(point[k]));
      int exponent = 0;
      std::frexp(largest, &exponent);
      for (std::size_t j = 0; j < n_; ++j) M_[k * n_ + j] = std::ldexp(points[j][k], -exponent);
    }
    std::fill(M_.end() - static_cast<std::ptrdiff_t>(n_), M_.end(), 1.0);
    for (std::size_t k = 0; k < n_; ++k) size_[k] = magnitude(M_.data() + k * n_);
  }

  /// Whether all weights are proved to be above 0.
  bool prove() {
    A_ = inverse(M_);
    if (A_.empty()) return false;
    std::vector<double> P, errors(n_, 0);
    double q = distance_from_identity(A_, M_, size_, errors);
    if (!(q < 0.5)) {
      P = accurate_product(errors);
      B_ = inverse(P);
      if (B_.empty()) return false;
      std::vector<double> size_of_P(n_);
      for (std::size_t k = 0; k < n_; ++k) size_of_P[k] = magnitude(P.data() + k * n_);
      q = distance_from_identity(B_, P, size_of_P, errors);
    }
    if (!(q < 0.5)) return false;
    high_.assign(n_, 0);
    low_.assign(n_, 0);
    double off = 0;
    for (int pass = 0; pass < 6; ++pass) {
      const std::vector<Bounded> correction = corrections();
      off = 0;
      for (std::size_t i = 0; i < n_; ++i) {
        off = std::max(off, std::abs(correction[i].value) + correction[i].error);
        if (pass == 5) continue;
        const auto [sum, lost] = exact_pair(high_[i], low_[i] + correction[i].value);
        high_[i] = sum;
        low_[i] = lost;
      }
    }
    off *= 1.5 / (1 - q);
    return std::all_of(high_.begin(), high_.end(), [&](double weight) { return weight > 2 * off; });
  }

  /// The weights that have been proved, up to their last bits.
  const std::vector<double>& weights() const { return high_; }

 private:
  struct Bounded {
    double value, error;
  };
  static constexpr double u = 0x1p-53;

  double magnitude(const double* row) const {
    double sum = 0;
    for (std::size_t j = 0; j < n_; ++j) sum += std::abs(row[j]);
    return sum;
  }
  /// Of the sum of the magnitudes, no less than the error of a sum of products; 1.01 times a bound pays for its own.
  double gamma() const { return static_cast<double>(n_ + 8) * u; }

  /// Gauss-Jordan elimination; empty where a pivot is 0 or no number.
  std::vector<double> inverse(std::vector<double> left) const {
    std::vector<double> right(n_ * n_, 0);
    for (std::size_t k = 0; k < n_; ++k) right[k * n_ + k] = 1;
    for (std::size_t k = 0; k < n_; ++k) {
      std::size_t pivot = k;
      for (std::size_t i = k; i < n_; ++i) {
        if (std::abs(left[i * n_ + k]) > std::abs(left[pivot * n_ + k])) pivot = i;
      }
      if (!(std::abs(left[pivot * n_ + k]) > 0)) return {};
      for (auto* side : {&left, &right}) {
        double* const at = side->data();
        if (pivot != k) std::swap_ranges(at + k * n_, at + (k + 1) * n_, at + pivot * n_);
      }
      const double by = left[k * n_ + k];
      for (std::size_t j = 0; j < n_; ++j) {
        left[k * n_ + j] /= by;
        right[k * n_ + j] /= by;
      }
      for (std::size_t i = 0; i < n_; ++i) {
        const double factor = left[i * n_ + k];
        if (i == k || factor == 0) continue;
        for (std::size_t j = k; j < n_; ++j) left[i * n_ + j] -= factor * left[k * n_ + j];
        for (std::size_t j = 0; j < n_; ++j) right[i * n_ + j] -= factor * right[k * n_ + j];
      }
    }
    return right;
  }

  /// No less than ‖I − left·right‖, where `size` are the sums of right's magnitudes in each row, and `errors` those of
  /// what right's numbers are off by.
  double distance_from_identity(const std::vector<double>& left, const std::vector<double>& right,
                                const std::vector<double>& size, const std::vector<double>& errors) const {
    double most = 0;
    std::vector<double> row(n_);
    for (std::size_t i = 0; i < n_; ++i) {
      std::fill(row.begin(), row.end(), 0);
      double off = 0;
      for (std::size_t k = 0; k < n_; ++k) {
        const double factor = left[i * n_ + k];
        off += std::abs(factor) * (gamma() * size[k] + errors[k]);
        for (std::size_t j = 0; j < n_; ++j) row[j] += factor * right[k * n_ + j];
      }
      row[i] -= 1;
      const double total = magnitude(row.data()) + off;
      if (!(total <= most)) most = total;
    }
    return 1.01 * most;
  }

  /// A·M as if in twice the precision, and the sums of its errors in each row.
  std::vector<double> accurate_product(std::vector<double>& errors) const {
    std::vector<double> P(n_ * n_, 0), lost(n_);
    for (std::size_t i = 0; i < n_; ++i) {
      double* const row = P.data() + i * n_;
      std::fill(lost.begin(), lost.end(), 0);
      double off = 0;
      for (std::size_t k = 0; k < n_; ++k) {
        const double factor = A_[i * n_ + k];
        const double* const other = M_.data() + k * n_;
        off += std::abs(factor) * size_[k];
        for (std::size_t j = 0; j < n_; ++j) {
          const Pair product = exact_product(factor, other[j]);
          const Pair sum = exact_pair(row[j], product.value);
          row[j] = sum.value;
          lost[j] += product.error + sum.error;
        }
      }
      for (std::size_t j = 0; j < n_; ++j) row[j] += lost[j];
      errors[i] = 1.01 * (u * magnitude(row) + gamma() * gamma() * off);
    }
    return P;
  }

  /// B·A·(b − M·λ'), or A·(b − M·λ') where there is no B.
  std::vector<Bounded> corrections() const {
    std::vector<Pair> left(n_);
    for (std::size_t k = 0; k < n_; ++k) {
      Expansion sum;
      if (k + 1 == n_) sum.add(1);
      for (std::size_t j = 0; j < n_; ++j) {
        sum.add_product(-M_[k * n_ + j], high_[j]);
        sum.add_product(-M_[k * n_ + j], low_[j]);
      }
      left[k] = sum.pair();
    }
    std::vector<Bounded> once(n_), twice(n_);
    for (std::size_t i = 0; i < n_; ++i) {
      double sum = 0, lost = 0, off = 0;
      for (std::size_t k = 0; k < n_; ++k) {
        const double factor = A_[i * n_ + k];
        const Pair product = exact_product(factor, left[k].value);
        const Pair more = exact_pair(sum, product.value);
        sum = more.value;
        lost += product.error + more.error + factor * left[k].error;
        off += std::abs(factor * left[k].value);
      }
      once[i] = {sum + lost, 4 * (u * std::abs(sum + lost) + gamma() * gamma() * off) + 1e-290};
    }
    if (B_.empty()) return once;
    for (std::size_t i = 0; i < n_; ++i) {
      double off = 0;
      for (std::size_t k = 0; k < n_; ++k) {
        const double factor = B_[i * n_ + k];
        twice[i].value += factor * once[k].value;
        off += std::abs(factor) * (once[k].error + gamma() * std::abs(once[k].value));
      }
      twice[i].error = 2 * off;
    }
    return twice;
  }

  std::size_t n_;
  std::vector<double> M_;     ///< row-major
  std::vector<double> size_;  ///< the sums of magnitudes in its rows
  std::vector<double> A_, B_;
  std::vector<double> high_, low_;  ///< λ'
};

}  // namespace perceptron::test
