#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "numeric/big_integer.hpp"
#include "numeric/work.hpp"
#include "perceptron/dataset.hpp"

namespace perceptron {

/// A corner of a hull: one example times its label, or the difference of two examples.
struct Corner {
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
  std::uint32_t positive = none;
  std::uint32_t negative = none;

  bool operator==(const Corner&) const = default;
};

/// What all numbers of the examples have in common.
struct Scale {
  double largest = 0;        ///< magnitude
  int shift = 0;             ///< 2^shift times any of them is a whole number
  bool whole = true;         ///< whether they are whole as they are
  std::size_t bits() const;  ///< of the largest, times 2^shift
};

/// The polytopes whose point nearest to the origin is the normal of a best hyperplane; the origin is in them where no
/// hyperplane separates.
class Hull {
 public:
  enum class Kind : std::uint8_t {
    through_origin,  ///< of y·x
    with_bias,       ///< of y·(x, 1)
    difference,      ///< of all positive less all negative examples: a hyperplane whose bias is free
  };

  Hull(const Dataset& data, Kind kind) : data_(&data), kind_(kind) {}

  const Dataset& data() const { return *data_; }
  Kind kind() const { return kind_; }
  bool biased() const { return kind_ == Kind::with_bias; }
  std::size_t dimension() const { return data_->d + (biased() ? 1 : 0); }

  /// The corner as a point, up to rounding.
  std::vector<double> point(const Corner& corner) const;

  /// The corner as a point times 2^shift, exactly.
  std::vector<BigInteger> exact_point(const Corner& corner, int shift) const;

  /// direction·x times 2^shift, exactly; the bias of the direction is no part of it.
  BigInteger exact_score(const std::vector<BigInteger>& direction, std::uint32_t example, int shift) const;

 private:
  const Dataset* data_;
  Kind kind_;
};

/// How many of the rest can be looked at in this slice, at least one; spends what they cost.
std::size_t slice_of(std::size_t rest, double cost, Work& work);

/// Finds what all numbers have in common, in slices.
class Survey {
 public:
  /// True once all examples have been seen.
  bool advance(const Dataset& data, Work& work);

  const Scale& scale() const { return scale_; }
  /// The example whose vector is longest, up to rounding.
  std::uint32_t farthest() const { return farthest_; }

 private:
  void take(double value);

  Scale scale_;
  std::size_t next_ = 0;
  std::size_t measured_ = 0;
  double longest_ = -1;
  std::uint32_t farthest_ = 0;
};

/// A search for the corner furthest against a direction, in slices, up to rounding.
class CornerSearch {
 public:
  /// True once all examples have been seen. The bias of the direction is no part of it.
  bool advance(const Dataset& data, const double* direction, Work& work);

  /// The corner found; `bias` is that of the direction.
  Corner corner(Hull::Kind kind, double bias) const;

 private:
  /// Of one label: the least y·w·x.
  struct Side {
    double least = std::numeric_limits<double>::infinity();
    std::uint32_t example = Corner::none;
  };

  std::size_t next_ = 0;
  Side positive_, negative_;
};

}  // namespace perceptron
