#include "elimination.hpp"

#include <utility>

namespace perceptron {

void Elimination::start(std::vector<BigInteger> A, std::size_t size) {
  A_ = std::move(A);
  b_.assign(size, BigInteger::of(1));
  size_ = size;
  pivot_ = 0;
  row_ = 1;
  singular_ = false;
}

bool Elimination::advance(Work& work) {
  for (; pivot_ < size_; ++pivot_, row_ = pivot_ + 1) {
    // Without a pivot the rest of its row is 0 too: A is semidefinite.
    if ((singular_ = at(pivot_, pivot_).sign() == 0)) return true;
    for (; row_ < size_; ++row_) {
      if (work.over()) return false;
      const auto limbs = static_cast<double>(at(pivot_, pivot_).limbs());
      work.spend(4 * static_cast<double>(size_ - row_ + 1) * limbs * limbs);
      eliminate(row_);
    }
  }
  // Quick beside the elimination.
  for (std::size_t row = size_; row-- > 0;) substitute(row);
  return true;
}

void Elimination::eliminate(std::size_t row) {
  const BigInteger& pivot = at(pivot_, pivot_);
  // The matrix stays symmetric: what is below the diagonal stands beside it.
  const BigInteger& factor = at(pivot_, row);
  const auto step = [&](const BigInteger& value, const BigInteger& above) {
    const BigInteger next = pivot * value - factor * above;
    return pivot_ == 0 ? next : next / at(pivot_ - 1, pivot_ - 1);
  };
  for (std::size_t column = row; column < size_; ++column) {
    at(row, column) = step(at(row, column), at(pivot_, column));
  }
  b_[row] = step(b_[row], b_[pivot_]);
}

void Elimination::substitute(std::size_t row) {
  BigInteger value = b_[row] * at(size_ - 1, size_ - 1);
  for (std::size_t column = row + 1; column < size_; ++column) value = value - at(row, column) * b_[column];
  b_[row] = value / at(row, row);
}

}  // namespace perceptron
