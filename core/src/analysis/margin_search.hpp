#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/coordinates.hpp"
#include "analysis/exact_min_norm_point.hpp"
#include "analysis/exact_search.hpp"
#include "analysis/hull.hpp"
#include "analysis/means.hpp"
#include "analysis/min_norm_point.hpp"
#include "numeric/big_integer.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// The hyperplane that separates examples with the widest margin, in slices: exactly where that is quick, else as wide
/// as doubles find one, and proved to separate in either case.
class MarginSearch {
 public:
  /// Of examples that can be separated. While it works, it moves their numbers; in the end they are as they were.
  /// `scale` of the examples as they are. `known`: the normal of a hyperplane that separates them, as long as the
  /// hull's points, where nothing wider is found by these means.
  MarginSearch(Dataset& data, Hull::Kind kind, const Scale& scale, std::vector<BigInteger> known, const Means& means);

  /// True once it is done.
  bool advance(Work& work);

  /// Its normal in whole numbers, what has proved it, and the square of the length of the normal.
  const std::vector<BigInteger>& direction() const { return direction_; }
  const ExactSearch& proof() const { return proof_; }
  const BigInteger& squared_length() const { return squared_length_; }
  /// The normal with length 1.
  std::vector<double> unit() const;

 private:
  /// Each in slices.
  enum class Stage : std::uint8_t {
    choosing,
    moving,
    surveying,
    in_doubles,
    checking,
    exactly,
    restoring,
    proving,
    measuring,
    done
  };

  bool advance_stage(Work& work);
  bool measure(Work& work);
  Stage next();
  Stage surveyed();
  Stage guessed();
  Stage checked();
  Stage search();
  Stage found();
  Stage prove();

  Dataset* data_;
  Hull hull_;
  Scale scale_;
  std::vector<BigInteger> direction_;
  Means means_;
  Stage stage_ = Stage::choosing;
  Coordinates coordinates_;
  Survey survey_;
  std::optional<MinNormPoint> nearest_;
  ExactSearch check_;
  std::vector<BigInteger> guess_;  ///< a direction
  std::optional<ExactMinNormPoint> exact_;
  ExactSearch proof_;
  Loop measuring_;
  std::vector<BigInteger> squares_;
  BigInteger squared_length_;
};

}  // namespace perceptron
