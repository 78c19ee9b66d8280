#include "learners/kernels.hpp"

#include "learners/squared_distance.hpp"
#include "numeric/exponential.hpp"
#include "numeric/lanes.hpp"

namespace perceptron {
namespace {

/// base^exponent for 1 ≤ exponent, by squaring: the bits of the exponent from the lowest up.
double power(double base, unsigned exponent) {
  double product = 1;
  for (;;) {
    if (exponent & 1) product *= base;
    exponent >>= 1;
    if (exponent == 0) return product;
    base *= base;
  }
}

}  // namespace

double Kernel::operator()(const double* x, const double* z, std::size_t d) const {
  switch (kind) {
    case KernelKind::linear: return dot(x, z, d);
    case KernelKind::polynomial: return power(offset + dot(x, z, d), static_cast<unsigned>(degree));
    case KernelKind::rbf: return exponential(-gamma * squared_distance(x, z, d));
  }
  return 0;
}

bool Gram::create(std::size_t n, MemoryBudget* memory) {
  known_.clear();
  rows_.reset();
  memory_ = Allotment(memory);
  const std::size_t row = n * sizeof(double);
  const bool all = n <= most_bytes / row && memory_.grow(n * row);
  if (!all && !memory_.grow(row)) return false;
  if (all) known_.assign(n, 0);
  // Not initialised: the pages of a row that is never asked for need not exist.
  rows_.reset(new double[all ? n * n : n]);
  return true;
}

std::span<const double> Gram::row(const double* X, std::size_t n, std::size_t d, const Kernel& kernel, std::size_t i) {
  double* const values = keeps() ? rows_.get() + i * n : rows_.get();
  if (keeps() && known_[i]) return {values, n};
  // The matrix is symmetric to the last bit: row j may hold the number already.
  for (std::size_t j = 0; j < n; ++j) {
    values[j] = keeps() && known_[j] ? rows_[j * n + i] : kernel(X + i * d, X + j * d, d);
  }
  if (keeps()) known_[i] = 1;
  return {values, n};
}

}  // namespace perceptron
