#include "numeric/elimination.hpp"

#include <algorithm>

namespace perceptron {

template <class Field>
Task<bool> Inverse<Field>::find(Work& work) {
  const double cost = Field::cost * static_cast<double>(width_) + 8;
  const std::size_t rows = order_.size();
  for (std::size_t at = 0; at < columns_; ++at) {
    std::size_t pivot = at;
    for (std::size_t i = at + 1; i < rows; ++i) {
      if (Field::better(own(i)[at], own(pivot)[at])) pivot = i;
    }
    if (!Field::divides(own(pivot)[at])) co_return false;
    if (pivot != at) {
      std::swap_ranges(own(at), own(at) + width_, own(pivot));
      std::swap(order_[at], order_[pivot]);
    }
    const Number by = std::exchange(own(at)[at], Number{1});
    field_.divide(own(at), width_, by);
    for (std::size_t from = 0; from < rows; ++from) {
      if (from != at) field_.subtract(own(from), std::exchange(own(from)[at], Number{0}), own(at), width_);
      co_await work.spend(from == 0 ? Field::pivot_cost * cost : cost);
    }
  }
  // What is left of the right sides where no row is left.
  for (std::size_t i = columns_; i < rows; ++i) {
    if (std::any_of(own(i) + columns_, own(i) + width_, [](Number side) { return side != 0; })) co_return false;
  }
  if (rows > columns_) co_return true;
  // What rows have changed places are columns of the inverse.
  std::vector<Number> moved(rows);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < rows; ++j) moved[order_[j]] = own(i)[j];
    std::copy(moved.begin(), moved.end(), own(i));
    co_await work.spend(cost);
  }
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  co_return true;
}

template class Inverse<Doubles>;
template class Inverse<Modulus>;

}  // namespace perceptron
