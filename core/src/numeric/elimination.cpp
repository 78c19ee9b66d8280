#include "numeric/elimination.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "numeric/lanes.hpp"

namespace perceptron {

std::size_t Doubles::pivot(const double* A, std::size_t size, std::size_t at) const {
  std::size_t best = at;
  for (std::size_t i = at + 1; i < size; ++i) {
    if (std::abs(A[i * size + at]) > std::abs(A[best * size + at])) best = i;
  }
  const double value = A[best * size + at];
  return std::isfinite(value) && value != 0 ? best : size;
}

void Doubles::divide(double* row, std::size_t size, double by) const {
  for (std::size_t j = 0; j < size; ++j) row[j] /= by;
}

void Doubles::subtract(double* row, double factor, const double* other, std::size_t size) const {
  add_scaled(row, -factor, other, size);
}

std::size_t Residues::pivot(const std::uint32_t* A, std::size_t size, std::size_t at) const {
  std::size_t found = at;
  while (found < size && A[found * size + at] == 0) ++found;
  return found;
}

void Residues::divide(std::uint32_t* row, std::size_t size, std::uint32_t by) const {
  const std::uint32_t factor = modulus_.reciprocal(by);
  for (std::size_t j = 0; j < size; ++j) row[j] = modulus_.product(row[j], factor);
}

void Residues::subtract(std::uint32_t* row, std::uint32_t factor, const std::uint32_t* other, std::size_t size) const {
  modulus_.add_multiple(row, modulus_.negative(factor), other, size);
}

template <class Field>
Task<bool> Inverse<Field>::find(Work& work) {
  const double cost = Field::cost * static_cast<double>(size_) + 8;
  std::vector<std::size_t> pivots(size_);  // the row that each step changed places with
  for (std::size_t at = 0; at < size_; ++at) {
    const std::size_t pivot = field_.pivot(A_.data(), size_, at);
    if (pivot == size_) co_return false;
    pivots[at] = pivot;
    if (pivot != at) std::swap_ranges(own(at), own(at) + size_, own(pivot));
    const Number by = std::exchange(own(at)[at], Number{1});
    field_.divide(own(at), size_, by);
    for (std::size_t from = 0; from < size_; ++from) {
      if (from != at) field_.subtract(own(from), std::exchange(own(from)[at], Number{0}), own(at), size_);
      co_await work.spend(from == 0 ? Field::pivot_cost * cost : cost);
    }
  }
  // What rows have changed places are columns of the inverse.
  for (std::size_t i = 0; i < size_; ++i) {
    for (std::size_t j = size_; j-- > 0;) std::swap(own(i)[j], own(i)[pivots[j]]);
    co_await work.spend(cost);
  }
  co_return true;
}

template class Inverse<Doubles>;
template class Inverse<Residues>;

Task<std::vector<std::size_t>> independent_rows(const Modulus& modulus, std::vector<std::uint32_t> A, std::size_t rows,
                                                std::size_t columns, Work& work) {
  const std::vector<std::size_t> none;
  std::vector<std::size_t> order(rows);
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto row = [&](std::size_t at) { return A.data() + order[at] * (columns + 1); };
  for (std::size_t at = 0; at < columns; ++at) {
    std::size_t found = at;
    while (found < rows && row(found)[at] == 0) ++found;
    if (found == rows) co_return none;
    std::swap(order[at], order[found]);
    co_await work.spend(static_cast<double>(at + 1));
    for (std::size_t from = at + 1; from < rows; ++from) {
      if (const std::uint32_t value = row(from)[at]; value != 0) {
        const std::uint32_t factor = modulus.product(modulus.negative(value), modulus.reciprocal(row(at)[at]));
        modulus.add_multiple(row(from) + at, factor, row(at) + at, columns + 1 - at);
      }
      // A product with its remainder is four multiply-adds.
      co_await work.spend(4 * static_cast<double>(columns + 1 - at) + 8);
    }
  }
  for (std::size_t at = columns; at < rows; ++at) {
    if (row(at)[columns] != 0) co_return none;
  }
  co_return order;
}

}  // namespace perceptron
