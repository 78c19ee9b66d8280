#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "perceptron/job.hpp"
#include "perceptron/names.hpp"
#include "perceptron/result.hpp"
#include "perceptron/run.hpp"

namespace perceptron {

enum class Verdict : std::uint8_t {
  undecided,  ///< given up: see `AnalysisResult::undecided`
  separable,
  not_separable,
};

template <>
inline constexpr auto member_names<Verdict> = std::to_array<const char*>({"undecided", "separable", "not-separable"});

/// Why there is no verdict.
enum class Undecided : std::uint8_t {
  no,            ///< there is one
  work_limit,    ///< a proof in exact arithmetic would take more work than the limit
  memory_limit,  ///< the search would take more memory than is left of the budget
};

template <>
inline constexpr auto member_names<Undecided> = std::to_array<const char*>({"no", "work-limit", "memory-limit"});

/// The multiply-adds that exact arithmetic may take before it is given up, unless an analysis is told otherwise: half a
/// minute or so.
inline constexpr double analysis_work = 3e10;

/// An example's part in a convex combination.
struct ConvexWeight {
  std::uint32_t example;
  double weight;  ///< above 0; the weights of a side sum to 1
};

/// What an analysis finds. With z = (x, 1) where there is a bias, else z = x.
struct AnalysisResult {
  Verdict verdict = Verdict::undecided;
  Undecided undecided = Undecided::no;
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

/// The hyperplane w·x + b = 0 with ‖w‖ = 1 whose distance from the nearest example is largest.
struct MaximumMargin {
  Verdict verdict = Verdict::undecided;  ///< whether there is one
  Undecided undecided = Undecided::no;   ///< why that is not known, where it is not

  // Where separable; else empty and 0.
  std::vector<double> weights;  ///< (d), of length 1
  double bias = 0;
  double margin = 0;  ///< the distance, above 0
};

/// The maximum-margin hyperplane of examples labelled −1 and +1, as `Analysis` finds it: the one halfway between the
/// nearest points of the two classes' convex hulls. `work_limit` as for `Analysis::limit`. Fails as `check` of the
/// dataset, and with `bad_label` and `one_class`.
Result<MaximumMargin> maximum_margin(Dataset data, double work_limit = analysis_work);

/// Whether a hyperplane over the mapped features separates the examples, how well, and if not, why. Through the origin
/// where there is no bias.
///
/// The verdict is exact for the mapped features as the doubles they are, each one a whole number times a power of two,
/// and proved; numbers in the result are the nearest doubles, or the next to them. Where doubles cannot hold a
/// feature's value, as with 0.1, it was rounded before: what would touch on paper may have a gap of 1e-17, and then has
/// one here.
///
/// Doubles guess, and guess again in coordinates in which the examples reach as far in every direction. That the
/// examples are not separable is proved by twins, then in verified doubles, then in whole numbers; that they are, in
/// doubles with a bound on their error, and whole numbers where that leaves it open. A
/// witness names at most d + 2 examples (d + 1 without a bias). Without a bias a side of it may be empty: then the
/// other side's combination is the origin, and `factor` is 0. From about 50 features on, 100 of small whole numbers,
/// the margins are those of hyperplanes that doubles found: proved to separate, and the widest to about 1e-12 of the
/// radius.
///
/// O(n·d) a step, with some multiples of d steps, then O(d³) for the proof; O(n·d²) for other coordinates. Where
/// doubles see nothing in either, the search is done in exact arithmetic, O(d⁴) a step; only that has a limit, and all
/// of it is spent before it is given up. Slices stay short.
class Analysis final : public Job {
 public:
  /// Takes data, features, scaling, bias and budget of memory of the spec, and checks all that can be checked at once.
  /// It ends with an error, and without a result, where mapped features are too large.
  static Result<std::unique_ptr<Analysis>> create(RunSpec spec);
  ~Analysis();

  /// Before it is advanced: how many multiply-adds of exact arithmetic it may take before it is given up.
  void limit(double work);

  /// Asserts that it is done.
  const AnalysisResult& result() const;

 private:
  struct Parts;
  explicit Analysis(std::unique_ptr<Parts> parts);
  bool go_on(Work& work) override;
  double share() const override;

  std::unique_ptr<Parts> parts_;
};

}  // namespace perceptron
