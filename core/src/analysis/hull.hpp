#pragma once

#include "data/allotment.hpp"
#include "numeric/big_integer.hpp"
#include "perceptron/dataset.hpp"

namespace perceptron {

/// A corner of a hull: one example times its label, or the difference of two examples.
struct Corner {
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
  std::uint32_t positive = none;
  std::uint32_t negative = none;

  bool operator==(const Corner&) const = default;
};

/// Corners of a hull whose combination with the true weights, all above 0, is the origin: that has been proved. These
/// weights are the true ones up to a common factor, or lie within 2^−60 of their sum.
struct Combination {
  std::vector<Corner> corners;
  BigIntegers weights;
};

/// What a search may take before it is given up.
struct SearchLimits {
  double work;                     ///< multiply-adds of exact arithmetic
  MemoryBudget* memory = nullptr;  ///< what it keeps is taken from it; without one there is no limit
};

/// What all numbers of the examples have in common.
struct Scale {
  double largest = 0;        ///< magnitude
  int shift = 0;             ///< 2^shift times any of them is a whole number
  bool whole = true;         ///< whether they are whole as they are
  std::size_t bits() const;  ///< of the largest, times 2^shift
};

struct Survey {
  Scale scale;
  std::uint32_t farthest = 0;  ///< the example whose vector is longest, up to rounding
};

/// Looks at all examples.
Task<Survey> survey(const Dataset& data, Work& work);

/// Polytopes: the point nearest to the origin is the normal of a best hyperplane; it is the origin where none
/// separates.
class Hull {
 public:
  enum class Kind : std::uint8_t {
    through_origin,  ///< of y·x
    with_bias,       ///< of y·(x, 1)
    difference,      ///< of all positive less all negative examples: a hyperplane whose bias is free
  };

  /// `scale`: of the examples, for what is exact.
  Hull(const Dataset& data, Kind kind, const Scale& scale = {}) : data_(&data), kind_(kind), scale_(scale) {}

  const Dataset& data() const { return *data_; }
  Kind kind() const { return kind_; }
  const Scale& scale() const { return scale_; }
  bool biased() const { return kind_ == Kind::with_bias; }
  std::size_t dimension() const { return data_->d + (biased() ? 1 : 0); }

  /// The corner as a point, up to rounding.
  std::vector<double> point(const Corner& corner) const;
  /// An example, whatever its label.
  std::vector<double> point(std::size_t example) const {
    return point({static_cast<std::uint32_t>(example), Corner::none});
  }

  /// The corner as a point times 2^shift, exactly.
  Task<BigIntegers> exact_point(Corner corner, Work& work) const;

 private:
  const Dataset* data_;
  Kind kind_;
  Scale scale_;
};

/// The corner furthest against a direction, up to rounding.
Task<Corner> furthest_corner(Hull hull, const std::vector<double>& direction, Work& work);

/// A direction as whole numbers, the largest of 60 bits: any is as good for what it is about to prove.
Task<BigIntegers> whole_direction(const std::vector<double>& direction, Work& work);

/// What a direction w of whole numbers separates the examples by.
struct Heights {
  BigInteger positive, negative;  ///< the least y·z·w of either label, times 2^shift
  Corner corner;                  ///< that is furthest against the direction
  BigInteger height;              ///< and its product with it, times 2^shift: above 0 where w separates
};

/// Of a direction as long as the hull's points, exactly: in doubles with a bound on their error, and in whole numbers
/// where that does not decide.
Task<Heights> exact_heights(Hull hull, const BigIntegers& direction, Work& work);

}  // namespace perceptron
