#pragma once

#include <cmath>

#include "numeric/big_integer.hpp"
#include "perceptron/dataset.hpp"

namespace perceptron {

/// Coordinates in which doubles see most of some examples: x ← (x − offset)·2^−exponent, which rounds nothing either
/// way.
class Coordinates {
 public:
  /// What may change, by what has to stay as it is.
  struct Freedom {
    bool offsets;           ///< that hyperplanes go anywhere; else only those through the origin count
    bool column_exponents;  ///< which hyperplanes separate; else their distances too, up to a common factor
  };

  explicit Coordinates(Freedom freedom) : freedom_(freedom) {}

  /// Chooses them.
  Task<> choose(const Dataset& data, Work& work);
  Task<> apply(Dataset& data, Work& work) const { return move(data, true, work); }
  Task<> restore(Dataset& data, Work& work) const { return move(data, false, work); }

  /// A hyperplane's normal, and its bias last where there is one, in the coordinates from before, up to a factor.
  /// `shift`: 2^shift times any offset is a whole number.
  Task<BigIntegers> restored(const BigIntegers& direction, int shift, Work& work) const;

 private:
  /// What a column's numbers have in common.
  struct Column {
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -std::numeric_limits<double>::infinity();
    double least = std::numeric_limits<double>::infinity();  ///< magnitude that is not 0
    double offset = 0;
    int exponent = 0;
    int most_exponent = std::numeric_limits<int>::max();  ///< with which doubles still hold the last bit of the least
  };

  Task<> move(Dataset& data, bool there, Work& work) const;
  void place(Column& column) const;

  Freedom freedom_;
  std::vector<Column> columns_;
};

}  // namespace perceptron
