#pragma once

#include <memory>
#include <span>
#include <vector>

#include "data/allotment.hpp"
#include "numeric/lanes.hpp"
#include "perceptron/learners/kernel.hpp"

namespace perceptron {

/// ‖x − z‖² over n values, the squares added in the order of `dot`. So swapping x and z changes no bit, and replacing a
/// difference by a larger one never makes the sum smaller: rounding keeps order.
inline double squared_distance(const double* x, const double* z, std::size_t n) {
  return sum_of(x, z, n, [](auto xj, auto zj) { return (xj - zj) * (xj - zj); });
}

/// A similarity of two rows that is an inner product in some space (Aizerman, Braverman and Rozonoer 1964).
/// K(x, z) and K(z, x) have the same bits.
struct Kernel {
  KernelKind kind = KernelKind::linear;
  double degree = 2;  ///< polynomial: whole, 1…10
  double offset = 1;  ///< polynomial: at least 0
  double gamma = 1;   ///< rbf: above 0

  /// linear: x·z; polynomial: (offset + x·z)^degree; rbf: e^(−gamma ‖x − z‖²). Over d values.
  double operator()(const double* x, const double* z, std::size_t d) const {
    double value;
    each(x, z, d, {&value, 1});
    return value;
  }

  /// K(x, z) for as many rows z, one after another in `rows`, as there are `values`.
  void each(const double* x, const double* rows, std::size_t d, std::span<double> values) const;

  /// K(x, z) as large as it would be if nothing in it cancelled: linear and polynomial K(|x|, |z|), rbf (1 + t)·e^−t
  /// with t = gamma ‖x − z‖². At most √(magnitude(x, x)·magnitude(z, z)), after Cauchy and Schwarz.
  double magnitude(const double* x, const double* z, std::size_t d) const;

  /// K(x, z) as computed is off by at most so many times 2⁻⁵³ of `magnitude(x, z)`, to first order.
  double roundings(std::size_t d) const;
};

/// K(x, x), by which an update on x moves the score of x towards its label.
double kernel_square(const KernelOptions& options, Numbers x);

/// The n × n matrix of K(row i, row j), a row at a time, computed when first asked for. Rows are kept while
/// `most_bytes` and the budget have room; then those asked for most stay, and the rest are computed anew, with the same
/// numbers.
class Gram {
 public:
  static constexpr std::size_t most_bytes = std::size_t{64} << 20;

  /// Forgets every row and makes room for one of n numbers, 0 < n; false where there is no memory for it. For a new X
  /// or kernel.
  [[nodiscard]] bool create(std::size_t n, MemoryBudget* memory = nullptr);

  /// K(row i, row j) for every j, with the same X (n, d), d and kernel since `create(n)`. Valid until the next call.
  Numbers row(const double* X, std::size_t d, const Kernel& kernel, std::size_t i);

  /// Whether row i is kept now.
  bool keeps(std::size_t i) const { return rows_[i] != nullptr; }

 private:
  using Row = std::unique_ptr<double[]>;

  Row* room(std::size_t i);

  Allotment memory_;
  std::vector<Row> rows_;             ///< (n) null where a row is not kept
  std::vector<std::uint32_t> kept_;   ///< which are
  std::vector<std::uint32_t> asked_;  ///< (n) how often a row has been asked for
  Row passing_;                       ///< for a row that is not kept
};

}  // namespace perceptron
