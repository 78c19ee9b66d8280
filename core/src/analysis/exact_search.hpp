#pragma once

#include <cstdint>
#include <vector>

#include "analysis/hull.hpp"
#include "numeric/big_integer.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// A direction as whole numbers, the largest of 60 bits: any is as good for what it is about to prove.
std::vector<BigInteger> whole_direction(const std::vector<double>& direction);

/// The examples of either label with the least y·w·x for whole numbers w, exactly, in slices: in doubles with a bound
/// on their error, and in whole numbers where that leaves it open.
class ExactSearch {
 public:
  /// `direction` as long as the hull's points. It is copied; all else of it comes with `advance`.
  void start(const Hull& hull, const Scale& scale, const std::vector<BigInteger>& direction);

  /// True once all examples have been seen.
  bool advance(const Hull& hull, Work& work);

  /// The least y·(w·x + b) of a label, times 2^shift; with no bias in the hull, the least y·w·x.
  BigInteger least_positive() const { return positive_.exact + bias_; }
  BigInteger least_negative() const { return negative_.exact - bias_; }

  /// The corner furthest against the direction, and its product with it, times 2^shift.
  Corner corner(const Hull& hull) const;
  BigInteger height(const Hull& hull) const;

 private:
  /// Of one label: the example with the least y·w·x, that product within low…high, and exactly where it is known.
  struct Side {
    std::uint32_t example = Corner::none;
    double low = 0, high = 0;
    BigInteger exact;
    bool known = false;
  };

  bool measure(Work& work);
  bool round(Work& work);
  void look_at(const Hull& hull, std::uint32_t example, Work& work);
  void compare(const Hull& hull, Side other, Side& side, Work& work) const;
  void know(const Hull& hull, Side& side, Work& work) const;

  std::vector<BigInteger> direction_;
  BigInteger bias_;  ///< times 2^shift
  int shift_ = 0;
  Scale scale_;
  Loop measuring_, rounding_down_;
  BigInteger largest_;     ///< of the examples' numbers, times 2^shift
  BigInteger sum_;         ///< of the magnitudes of the direction
  std::size_t most_ = 0;   ///< bits of its largest number
  std::size_t least_ = 0;  ///< and of its least but 0
  bool measured_ = false;
  int down_ = 0;                 ///< the power of two that it is multiplied with
  std::vector<double> doubles_;  ///< the direction, times that
  double rounding_ = 0;          ///< the error of a product over the sum of the magnitudes it is made of
  double least_error_ = 0;       ///< and at least this
  double exact_cost_ = 0;        ///< of a product in whole numbers
  Loop looking_;
  Side positive_, negative_;
};

}  // namespace perceptron
