#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "analysis/exact_search.hpp"
#include "analysis/hull.hpp"
#include "analysis/min_norm_point.hpp"
#include "numeric/big_integer.hpp"
#include "numeric/task.hpp"
#include "perceptron/analysis.hpp"

namespace perceptron {

/// The point of a hull that is nearest to the origin, exactly: Wolfe's method in whole numbers, from what it
/// found in doubles. That nearly always is the answer, and only the proof is left.
class ExactMinNormPoint {
 public:
  enum class Goal : std::uint8_t {
    verdict,  ///< whether the origin is in the hull; any direction does that shows it is not
    point,
  };

  /// `guess`: what doubles found.
  ExactMinNormPoint(const Hull& hull, const Scale& scale, const MinNormPoint& guess, Goal goal, const Means& means);

  Task<> find(Work& work);
  /// Frees the points it has kept.
  Task<> release(Work& work);

  /// About how many multiply-adds one step takes with so many corners.
  static double cost(const Hull& hull, const Scale& scale, std::size_t corners);
  /// About how many bytes it keeps with so many.
  static std::size_t bytes(const Hull& hull, const Scale& scale, std::size_t corners);

  /// Why it has been given up, if it has: then nothing is known.
  Undecided gave_up() const { return gave_up_; }
  /// Whether the origin is in the hull.
  bool at_origin() const { return at_origin_; }
  /// Whether all of the hull lies beyond a hyperplane that the origin is not on.
  bool apart() const;
  /// The point as a combination of corners, to be taken away; that it is, is proved for the origin.
  Combination combination() { return {std::move(corners_), std::move(weights_)}; }
  /// Where it is apart, the normal of that hyperplane, to be taken away, in the smallest whole numbers: a multiple of
  /// the point.
  std::vector<BigInteger> direction() { return std::move(direction_); }

 private:
  double left(const Work& work) const;
  bool affords(std::size_t corners, const Work& work);
  Task<> add(Corner corner, Work& work);
  Task<bool> move(Work& work);
  Task<std::vector<BigInteger>> gram(Work& work) const;
  Task<> approach(const std::vector<BigInteger>& wanted, Work& work);
  Task<> place(Work& work);
  Task<Corner> furthest_guess(BigInteger least, Work& work) const;

  Hull hull_;
  Scale scale_;
  std::vector<Corner> guess_;
  std::vector<double> guessed_weights_;
  bool trying_ = true;  ///< whether all of the guess is the answer
  Goal goal_;
  Means means_;
  double started_ = 0;  ///< the work that was done before
  Allotment memory_;
  std::size_t asked_for_ = 0;  ///< bytes of it
  Undecided gave_up_ = Undecided::no;
  ExactSearch search_;
  std::vector<Corner> corners_;
  std::vector<std::vector<BigInteger>> points_;
  std::vector<BigInteger> weights_;
  std::vector<BigInteger> direction_;
  bool at_origin_ = false;
};

}  // namespace perceptron
