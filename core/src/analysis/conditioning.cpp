#include "analysis/conditioning.hpp"

#include "numeric/bits.hpp"
#include "numeric/error_free.hpp"
#include "numeric/lanes.hpp"

namespace perceptron {

/// So many times as many examples as there are coordinates tell how far the points reach.
constexpr std::size_t sample = 2;
/// A coordinate is a combination of the others if they leave less than this part of it.
constexpr double nothing = 1e-25;
/// No number of T is as large: products with it, and their errors, stay within doubles.
constexpr double largest_in_T = 1e140;
/// How many bits of the largest number of T count; smaller numbers count as far.
constexpr int bits_of_T = 160;

std::size_t Conditioning::bytes(const Hull& hull) {
  const std::size_t size = hull.dimension();
  const std::size_t chosen = (1 + sample) * size * size;
  return (size * size + std::max(chosen, size * hull.data().size()) + 4 * size) * sizeof(double);
}

Task<bool> Conditioning::find(Work& work) {
  co_await choose(work);
  const auto held = [](double number) { return std::abs(number) < largest_in_T; };
  if (!std::all_of(T_.begin(), T_.end(), held)) co_return false;
  co_await place(work);
  co_return true;
}

/// Orthogonalises the columns of some evenly spaced examples, and the identity likewise: modified Gram-Schmidt.
Task<> Conditioning::choose(Work& work) {
  const std::size_t examples = hull_.data().size(), rows = std::min(examples, sample * size_);
  std::vector<double> columns(size_ * rows), combined(size_ * size_);
  for (std::size_t i = 0; i < rows; ++i) {
    const std::vector<double> point = hull_.point(i * examples / rows);
    for (std::size_t j = 0; j < size_; ++j) columns[j * rows + i] = point[j];
    co_await work.spend(2 * pass_cost(size_));
  }
  for (std::size_t j = 0; j < size_; ++j) {
    double* const column = columns.data() + j * rows;
    double* const made_of = combined.data() + j * size_;
    const double whole = std::sqrt(dot(column, column, rows));
    made_of[j] = 1;
    for (std::size_t i = 0; i < j; ++i) {
      const double* const before = columns.data() + i * rows;
      const double share = dot(before, column, rows);
      add_scaled(column, -share, before, rows);
      add_scaled(made_of, -share, combined.data() + i * size_, i + 1);
      co_await work.spend(2 * pass_cost(rows) + pass_cost(i));
    }
    const double left = std::sqrt(dot(column, column, rows));
    const bool combination = !(left > nothing * whole);
    for (std::size_t i = 0; i < rows; ++i) column[i] = combination ? 0 : column[i] / left;
    for (std::size_t i = 0; i <= j && !combination; ++i) made_of[i] /= left;
    co_await work.spend(4 * pass_cost(rows + j));
  }
  T_.resize(size_ * size_);
  for (std::size_t i = 0; i < size_; ++i) {
    for (std::size_t j = i; j < size_; ++j) T_[i * size_ + j] = combined[j * size_ + i];
    co_await work.spend(pass_cost(size_));
  }
}

Task<> Conditioning::place(Work& work) {
  const std::size_t examples = hull_.data().size();
  std::vector<double> X, errors(size_);
  X.reserve(examples * size_);
  for (std::size_t example = 0; example < examples; ++example) {
    const std::vector<double> point = hull_.point(example);
    X.resize(X.size() + size_);
    double* const x = X.data() + example * size_;
    std::fill(errors.begin(), errors.end(), 0.0);
    for (std::size_t k = 0; k < size_; ++k) {
      add_scaled_twice(x + k, errors.data() + k, point[k], row(k) + k, size_ - k);
      co_await work.spend(twice_the_precision * pass_cost(size_ - k));
    }
    for (std::size_t j = 0; j < size_; ++j) x[j] += errors[j];
  }
  points_.X = std::move(X);
  points_.y = hull_.data().y;
  points_.d = size_;
}

Task<BigIntegers> Conditioning::restored(const std::vector<double>& direction, Work& work) const {
  const BigIntegers whole = co_await whole_direction(direction, work);
  const int exponent = exponent_of(largest_of(T_));
  BigIntegers restored(size_);
  for (std::size_t i = 0; i < size_; ++i) {
    for (std::size_t j = i; j < size_; ++j) {
      restored[i] = restored[i] + BigInteger::of(row(i)[j], bits_of_T - exponent) * whole[j];
      co_await work.spend(2 * BigInteger::access);
    }
  }
  co_return restored;
}

}  // namespace perceptron
