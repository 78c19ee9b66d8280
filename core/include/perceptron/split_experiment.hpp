#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "perceptron/run.hpp"

namespace perceptron {

/// A learner trained to its end on many splits of the same examples, and asked for those that were held out: one split
/// alone may favour any learner. One `Trial` a split.
class SplitExperiment {
 public:
  struct Options {
    double fraction = 0;     ///< 0…1, of the examples: see `split`
    std::uint64_t seed = 0;  ///< of the first split, 0…2^53−1; the next has the next, and after the last comes 0
    std::size_t splits = 0;  ///< 1…`limits::values`
    std::uint64_t most_visits = 0;  ///< of each run: see `Trial`
  };

  /// `spec.data` are all the examples. A custom order of them is, for each split, that of the ones trained on. Fails
  /// where examples or options are not valid.
  static Result<std::unique_ptr<SplitExperiment>> create(RunSpec spec, const Options& options);
  ~SplitExperiment();

  /// See `Job`.
  bool advance(double work);
  double progress() const;

  /// One number a split, of those made so far: how many held-out examples the learner gets wrong; NaN where it could
  /// not be trained, or nothing was held out.
  std::span<const double> misclassified() const;

 private:
  struct Parts;
  explicit SplitExperiment(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace perceptron
