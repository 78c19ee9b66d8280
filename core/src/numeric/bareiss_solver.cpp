#include "numeric/bareiss_solver.hpp"

#include <utility>

namespace perceptron {

void BareissSolver::start(std::vector<BigInteger> A, std::size_t size) {
  *this = {};
  A_ = std::move(A);
  b_.assign(size, BigInteger::of(1));
  size_ = size;
  row_ = column_ = 1;
}

bool BareissSolver::advance(Work& work) {
  if (!eliminated_) {
    if (!eliminate(work)) return false;
    eliminated_ = true;
    pivot_ = row_ = size_;
  }
  return singular_ || substitute(work);
}

bool BareissSolver::eliminate(Work& work) {
  for (; pivot_ < size_; ++pivot_, row_ = column_ = pivot_ + 1) {
    // Without a pivot the rest of its row is 0 too: A is semidefinite.
    if ((singular_ = at(pivot_, pivot_).sign() == 0)) return true;
    for (; row_ < size_; column_ = ++row_) {
      for (; column_ <= size_; ++column_) {
        if (work.over()) return false;
        eliminate_next(work);
      }
    }
  }
  return true;
}

void BareissSolver::eliminate_next(Work& work) {
  const bool right = column_ == size_;
  const BigInteger& pivot = at(pivot_, pivot_);
  // The matrix stays symmetric: what is below the diagonal stands beside it.
  const BigInteger& factor = at(pivot_, row_);
  const BigInteger& above = right ? b_[pivot_] : at(pivot_, column_);
  BigInteger& value = right ? b_[row_] : at(row_, column_);
  work.spend(2 * BigInteger::cost(pivot, value) + BigInteger::cost(factor, above));
  value = pivot * value - factor * above;
  if (pivot_ > 0) value = value / at(pivot_ - 1, pivot_ - 1);
}

/// By columns, from the last: what is found is taken from the rows above.
bool BareissSolver::substitute(Work& work) {
  const BigInteger& determinant = at(size_ - 1, size_ - 1);
  const bool scaled = scaling_.run(size_, work, [&](std::size_t row) {
    const double cost = BigInteger::cost(b_[row], determinant);
    b_[row] = b_[row] * determinant;
    return cost;
  });
  if (!scaled) return false;
  for (; pivot_ > 0; row_ = --pivot_) {
    for (; row_ > 0; --row_) {
      if (work.over()) return false;
      substitute_next(row_ - 1, pivot_ - 1, work);
    }
  }
  return true;
}

void BareissSolver::substitute_next(std::size_t row, std::size_t column, Work& work) {
  const BigInteger& factor = at(row, column);
  work.spend(BigInteger::cost(factor, b_[column]));
  b_[row] = row == column ? b_[row] / factor : b_[row] - factor * b_[column];
}

}  // namespace perceptron
