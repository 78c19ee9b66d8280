#pragma once

#include <cstddef>
#include <vector>

#include "numeric/work.hpp"

namespace perceptron {

/// The inverse of a square matrix, up to rounding, in slices: Gauss-Jordan elimination in place, with pivoting.
class ApproximateInverse {
 public:
  /// `A`: (size, size), row-major.
  ApproximateInverse(std::vector<double> A, std::size_t size) : A_(std::move(A)), pivots_(size), size_(size) {}

  /// True once it is done.
  bool advance(Work& work);

  /// Whether a pivot was 0, or no number: then there is no inverse.
  bool singular() const { return singular_; }
  /// Row of the inverse.
  const double* row(std::size_t at) const { return A_.data() + at * size_; }

 private:
  double* own(std::size_t at) { return A_.data() + at * size_; }
  void pivot(std::size_t at);
  void eliminate(std::size_t at, std::size_t from);
  void unscramble(std::size_t at);

  std::vector<double> A_;
  std::vector<std::size_t> pivots_;  ///< the row that each step changed places with
  std::size_t size_;
  Loop eliminating_, unscrambling_;
  bool singular_ = false;
};

}  // namespace perceptron
