#pragma once

#include <memory>
#include <vector>

#include "perceptron/run.hpp"
#include "perceptron/shared.hpp"

namespace perceptron {

/// The criterion that a run descends on after its epochs: see `Run::objective`. Follows the run.
class ObjectiveCurve {
 public:
  /// One number a point; points are at most about 128, and ascending.
  struct Points {
    std::vector<double> epoch;      ///< completed passes, from 0: the untrained state
    std::vector<double> objective;  ///< J, from 0 up
  };

  explicit ObjectiveCurve(Shared<Run> run);
  ~ObjectiveCurve();

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
