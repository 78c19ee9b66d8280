#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "perceptron/run.hpp"
#include "perceptron/shared.hpp"

namespace perceptron {

/// Measures the geometric margin of a run's model at a visit, as `Run::margin` does.
class MarginMeasure {
 public:
  /// Of a visit up to the frontier; of one beyond, at the frontier.
  MarginMeasure(Shared<Run> run, std::uint64_t visit);

  /// See `Job`.
  bool advance(double work);
  double progress() const;

  /// Once it is done: in feature space, below 0 where there are mistakes; NaN where the model has none.
  double margin() const { return margin_; }

 private:
  Shared<Run> run_;
  std::uint64_t visit_;
  std::size_t measured_ = 0;  ///< examples
  double margin_ = std::numeric_limits<double>::infinity();
};

}  // namespace perceptron
