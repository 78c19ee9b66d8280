#include "numeric/modular_matrix.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace perceptron {

namespace {

/// How many multiply-adds a product with its remainder costs.
constexpr double cost_of_product = 4;

/// x ← x + factor·y, from a column on.
void add_multiple(const Modulus& modulus, std::uint32_t* x, std::uint32_t factor, const std::uint32_t* y,
                  std::size_t from, std::size_t end) {
  for (std::size_t j = from; j < end; ++j) x[j] = modulus.remainder(std::int64_t{factor} * y[j] + x[j]);
}

}  // namespace

IndependentRows::IndependentRows(const Modulus& modulus, std::vector<std::uint32_t> A, std::size_t rows,
                                 std::size_t columns)
    : modulus_(modulus), A_(std::move(A)), columns_(columns), order_(rows) {
  std::iota(order_.begin(), order_.end(), std::size_t{0});
}

bool IndependentRows::advance(Work& work) {
  const std::size_t rows = order_.size(), unknowns = columns_ - 1;
  const bool eliminated = loop_.run(unknowns * rows, work, [&](std::size_t step) {
    const std::size_t at = step / rows, from = step % rows;
    if (!consistent_) return 0.0;
    if (from == at) pivot(at);
    if (from <= at || !consistent_) return 1.0;
    eliminate(at, from);
    return cost_of_product * static_cast<double>(columns_ - at) + 8;
  });
  if (!eliminated) return false;
  for (std::size_t i = unknowns; i < rows; ++i) consistent_ = consistent_ && row(i)[unknowns] == 0;
  return true;
}

void IndependentRows::pivot(std::size_t at) {
  std::size_t found = at;
  while (found < order_.size() && row(found)[at] == 0) ++found;
  consistent_ = found < order_.size();
  if (consistent_) std::swap(order_[at], order_[found]);
}

void IndependentRows::eliminate(std::size_t at, std::size_t from) {
  std::uint32_t* const x = row(from);
  if (x[at] == 0) return;
  const std::uint32_t factor = modulus_.product(modulus_.negative(x[at]), modulus_.reciprocal(row(at)[at]));
  add_multiple(modulus_, x, factor, row(at), at, columns_);
}

ModularInverse::ModularInverse(const Modulus& modulus, std::vector<std::uint32_t> A, std::size_t size)
    : modulus_(modulus), A_(std::move(A)), pivots_(size), size_(size) {}

bool ModularInverse::advance(Work& work) {
  const double cost = cost_of_product * static_cast<double>(size_) + 8;
  const bool eliminated = eliminating_.run(size_ * size_, work, [&](std::size_t step) {
    const std::size_t at = step / size_, from = step % size_;
    if (singular_) return 0.0;
    if (from == 0) pivot(at);
    if (from != at && !singular_) eliminate(at, from);
    return from == 0 ? 2 * cost : cost;
  });
  // What rows have changed places are columns of the inverse.
  return eliminated && unscrambling_.run(size_, work, [&](std::size_t i) {
    for (std::size_t j = singular_ ? 0 : size_; j-- > 0;) std::swap(own(i)[j], own(i)[pivots_[j]]);
    return cost;
  });
}

void ModularInverse::pivot(std::size_t at) {
  std::size_t found = at;
  while (found < size_ && own(found)[at] == 0) ++found;
  singular_ = found == size_;
  if (singular_) return;
  pivots_[at] = found;
  if (found != at) std::swap_ranges(own(at), own(at) + size_, own(found));
  const std::uint32_t factor = modulus_.reciprocal(own(at)[at]);
  own(at)[at] = 1;
  for (std::size_t j = 0; j < size_; ++j) own(at)[j] = modulus_.product(own(at)[j], factor);
}

void ModularInverse::eliminate(std::size_t at, std::size_t from) {
  std::uint32_t* const x = own(from);
  const std::uint32_t factor = modulus_.negative(x[at]);
  x[at] = 0;
  add_multiple(modulus_, x, factor, own(at), 0, size_);
}

}  // namespace perceptron
