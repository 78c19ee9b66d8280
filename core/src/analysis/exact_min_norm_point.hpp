#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/combination.hpp"
#include "analysis/exact_search.hpp"
#include "analysis/hull.hpp"
#include "analysis/means.hpp"
#include "analysis/min_norm_point.hpp"
#include "numeric/big_integer.hpp"
#include "numeric/dixon_solver.hpp"
#include "numeric/work.hpp"
#include "perceptron/analysis.hpp"

namespace perceptron {

/// The point of a hull that is nearest to the origin, exactly, in slices: Wolfe's method in whole numbers, from what it
/// found in doubles. That nearly always is the answer, and only the proof is left.
class ExactMinNormPoint {
 public:
  enum class Goal : std::uint8_t {
    verdict,  ///< whether the origin is in the hull; any direction does that shows it is not
    point,
  };

  /// `guess`: what doubles found.
  ExactMinNormPoint(const Hull& hull, const Scale& scale, const MinNormPoint& guess, Goal goal, const Means& means);

  /// True once it is done.
  bool advance(Work& work);

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
  /// The point as a combination of corners; that it is, is proved for the origin.
  Combination combination() const { return {corners_, weights_}; }
  /// Where it is apart, the normal of that hyperplane, in the smallest whole numbers: a multiple of the point.
  const std::vector<BigInteger>& direction() const { return direction_; }

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
  bool affords(std::size_t corners);
  Stage next();
  Stage solve();
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
  std::vector<double> guessed_weights_;
  bool trying_ = true;  ///< whether all of the guess is the answer
  Goal goal_;
  Means means_;
  double spent_ = 0;
  Allotment memory_;
  std::size_t asked_for_ = 0;  ///< bytes of it
  Undecided gave_up_ = Undecided::no;
  Stage stage_ = Stage::gathering;
  Loop loop_;  ///< of the stage
  std::vector<BigInteger> gram_;
  std::optional<DixonSolver> solver_;
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
