#pragma once

#include <cstdint>
#include <vector>

#include "analysis/exact_search.hpp"
#include "analysis/hull.hpp"
#include "numeric/bareiss_solver.hpp"
#include "numeric/big_integer.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// The point of a hull that is nearest to the origin, exactly, in slices: Wolfe's method in whole numbers, from what it
/// found in doubles. That nearly always is the answer, and only the proof is left.
class ExactMinNormPoint {
 public:
  /// `guess`: the corners that doubles found, or any, at least one.
  ExactMinNormPoint(const Hull& hull, const Scale& scale, std::vector<Corner> guess);

  /// True once it is done.
  bool advance(Work& work);

  /// About how many multiply-adds one step takes with so many corners.
  static double cost(const Scale& scale, std::size_t corners);

  /// Whether the origin is in the hull.
  bool at_origin() const { return at_origin_; }
  /// The corners it is a convex combination of, and their weights up to a common factor, all above 0.
  const std::vector<Corner>& corners() const { return corners_; }
  const std::vector<BigInteger>& weights() const { return weights_; }
  /// A multiple of the point, in the smallest whole numbers.
  const std::vector<BigInteger>& direction() const { return direction_; }
  /// The search that has proved it: no corner lies further against the direction.
  const ExactSearch& search() const { return search_; }

 private:
  /// Each in slices.
  enum class Stage : std::uint8_t {
    gathering,
    multiplying,
    solving,
    bounding,
    moving,
    placing,
    guessing,
    searching,
    done
  };

  bool advance_stage(Work& work);
  Stage next();
  bool gather(Work& work);
  bool multiply(Work& work);
  bool bound(Work& work);
  bool move(Work& work);
  bool place(Work& work);
  bool guess(Work& work);
  Stage settle();
  Stage moved();
  Stage placed();
  Stage guessed();
  Stage searched();
  void add(const Corner& corner);
  BigInteger height() const;

  Hull hull_;
  Scale scale_;
  std::vector<Corner> guess_;
  bool trying_ = true;  ///< whether all of the guess is the answer
  Stage stage_ = Stage::gathering;
  Loop loop_;  ///< of the stage
  std::vector<BigInteger> gram_;
  BareissSolver solver_;
  ExactSearch search_;
  std::vector<Corner> corners_;
  std::vector<std::vector<BigInteger>> points_;
  std::vector<BigInteger> weights_;
  std::vector<BigInteger> moved_;  ///< the weights there
  std::size_t first_ = 0;          ///< the corner whose weight is the first to vanish on the way to the wanted ones
  std::vector<BigInteger> direction_;
  Corner furthest_;  ///< of the guess, against the direction, if it is a step nearer
  BigInteger least_;
  bool at_origin_ = false;
};

}  // namespace perceptron
