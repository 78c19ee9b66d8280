#pragma once

#include <cstdint>
#include <vector>

#include "analysis/hull.hpp"
#include "numeric/big_integer.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// A direction as whole numbers, the largest of 60 bits: any is as good for what it is about to prove.
Task<std::vector<BigInteger>> whole_direction(const std::vector<double>& direction, Work& work);

/// The examples of either label with the least y·w·x for whole numbers w, exactly: in doubles with a bound on their
/// error, and in whole numbers where that leaves it open.
class ExactSearch {
 public:
  /// `direction` as long as the hull's points. Until all examples have been seen, nothing is known.
  Task<> find(Hull hull, const Scale& scale, const std::vector<BigInteger>& direction, Work& work);

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
  struct Rounded;
  struct Direction;

  Task<> look(const Direction& direction, const Rounded& rounded, Work& work);
  static Task<> know(const Direction& direction, Side& side, Work& work);

  BigInteger bias_;  ///< times 2^shift
  Side positive_, negative_;
};

}  // namespace perceptron
