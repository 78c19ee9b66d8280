#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "perceptron/run.hpp"
#include "perceptron/status.hpp"

namespace perceptron {

enum class Verdict : std::uint8_t {
  undecided,  ///< to decide; never so where every mapped feature is a whole number
  separable,
  not_separable,
};

/// An example's part in a convex combination.
struct ConvexWeight {
  std::uint32_t example;
  double weight;  ///< above 0; the shares of a side sum to 1
};

/// What an analysis finds. With z = (x, 1) where there is a bias, else z = x.
struct AnalysisResult {
  Verdict verdict = Verdict::undecided;
  double radius = 0;  ///< max ‖z‖

  // Where separable; else empty and 0.
  double margin = 0;               ///< the largest min y·u·z over unit vectors u
  double bound = 0;                ///< (radius/margin)², infinite where that is beyond all doubles
  std::vector<double> separator;   ///< (d + 1) that u: weights, then the bias
  double geometric_margin = 0;     ///< the distance of the nearest example from the maximum-margin hyperplane
  std::vector<double> hyperplane;  ///< (d + 1) that hyperplane: weights of length 1, then the bias

  // Where not separable; else empty. Σ positive = factor · Σ negative; with a bias the factor is 1.
  std::vector<ConvexWeight> positive, negative;
  std::vector<double> point;  ///< (d) the combination of the positives
  double factor = 1;
};

/// Whether a hyperplane over the mapped features separates the examples, how well, and if not, why. Through the origin
/// where there is no bias.
///
/// Doubles only guess: what is found has been proved in whole numbers, since any double is one times a power of two. So
/// the verdict on the mapped features, as the doubles they are, is exact; numbers in it are the nearest doubles, or the
/// next to them. A witness names at most d + 2 examples (d + 1 without a bias). Without a bias a side of it may be
/// empty: then the other side's combination is the origin, and `factor` is 0.
///
/// Features that are not whole numbers have been rounded, so a gap may be an artefact: they count as separable only
/// where every score u·z exceeds 2^−48 of the sum of the magnitudes it is made of, and are too close to decide
/// otherwise. They are too close, too, where the proof that they are not separable would need numbers too long: from
/// about 70 features on. From about 20 features on, 40 of small whole numbers, the margins are those of hyperplanes
/// that doubles found: proved to separate, and the widest to about 1e-12 of the radius.
///
/// O(n·d) a step, with some multiples of d steps; longer numbers where exponents lie far apart. With many features,
/// from about 40 on, the proof that they are not separable may take long, seconds to minutes: its numbers grow with
/// every feature. Slices stay short.
class Analysis {
 public:
  /// Takes data, features, scaling and bias of the spec, and checks all that can be checked at once. Null, with `error`
  /// set, when they are not valid.
  static std::unique_ptr<Analysis> create(RunSpec spec, Error& error);
  ~Analysis();

  /// Works for about so many multiply-adds, above 0. True once it is done. The slices make no difference to the result.
  bool advance(double work);
  /// 0…1, never falling; 1 once it is done.
  double progress() const;
  /// Once it is done: that mapped features are too large, if they are. Then there is no result.
  const Error& error() const;
  /// Once it is done.
  const AnalysisResult& result() const;

 private:
  struct Parts;
  explicit Analysis(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace perceptron
