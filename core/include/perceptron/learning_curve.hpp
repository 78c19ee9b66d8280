#pragma once

#include <memory>
#include <vector>

#include "perceptron/run.hpp"
#include "perceptron/shared.hpp"

namespace perceptron {

/// What a run's model gets wrong after its epochs. Follows the run.
class LearningCurve {
 public:
  /// One number a point; points are at most about 128, and ascending.
  struct Points {
    std::vector<double> epoch;     ///< completed passes, from 0: the untrained state
    std::vector<double> training;  ///< mistakes on the examples trained on
    std::vector<double> held_out;  ///< mistakes on those held out from the run
  };

  explicit LearningCurve(Shared<Run> run);
  ~LearningCurve();

  /// See `Job`.
  bool advance(double work);
  double progress() const;

  /// So far.
  const Points& points() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace perceptron
