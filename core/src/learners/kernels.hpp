#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "perceptron/memory_budget.hpp"

namespace perceptron {

enum class KernelKind : std::uint8_t { linear, polynomial, rbf };

/// A similarity of two rows that is an inner product in some space (Aizerman, Braverman and Rozonoer 1964).
/// K(x, z) and K(z, x) have the same bits.
struct Kernel {
  KernelKind kind = KernelKind::linear;
  double degree = 2;  ///< polynomial: whole, 1…10
  double offset = 1;  ///< polynomial: at least 0
  double gamma = 1;   ///< rbf: above 0

  /// linear: x·z; polynomial: (offset + x·z)^degree; rbf: e^(−gamma ‖x − z‖²). Over d values.
  double operator()(const double* x, const double* z, std::size_t d) const;
};

/// The n × n matrix of K(row i, row j), one row at a time, computed when first asked for. Rows are kept where all of
/// them fit into `most_bytes` and into the budget; otherwise each is computed anew whenever it is asked for. The
/// numbers are the same either way.
class Gram {
 public:
  static constexpr std::size_t most_bytes = std::size_t{64} << 20;

  /// Forgets every row and makes room for those of n examples, 0 < n; false where there is no memory for one row.
  /// To be called whenever X or the kernel changes.
  [[nodiscard]] bool create(std::size_t n, MemoryBudget* memory = nullptr);

  /// K(row i, row j) for every j, for i < n and the same X (n, d), d and kernel since `create(n)`. Valid until the next
  /// call.
  std::span<const double> row(const double* X, std::size_t n, std::size_t d, const Kernel& kernel, std::size_t i);

  /// Whether rows are kept.
  bool keeps() const { return !known_.empty(); }

 private:
  Allotment memory_;
  std::unique_ptr<double[]> rows_;   ///< (n, n) where rows are kept, else one row
  std::vector<std::uint8_t> known_;  ///< (n) whether row i has been computed; empty where rows are not kept
};

}  // namespace perceptron
