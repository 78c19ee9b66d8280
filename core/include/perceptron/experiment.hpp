#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "perceptron/result.hpp"
#include "perceptron/run.hpp"

namespace perceptron {

/// Runs that differ in the seed of their order alone, one after another, in slices: how many mistakes each epoch made.
/// Source: CIML, figure 4.4 (permuting the examples every epoch, once, or never).
class OrderExperiment {
 public:
  /// For seeds spec.seed, spec.seed + 1, …; after the last, 2^53−1, comes 0. 1 ≤ seeds, epochs; seeds · epochs ≤
  /// `limits::values`. Fails as `Run::create` does, and for learners that are not trained in visits.
  static Result<std::unique_ptr<OrderExperiment>> create(RunSpec spec, std::size_t seeds, std::size_t epochs);
  ~OrderExperiment();

  /// Works for about so many multiply-adds, above 0. True once it is done. The slices make no difference to the result.
  bool advance(double work);
  /// 0…1, never falling; 1 once it is done.
  double progress() const;
  /// What could not be run, if anything: then it is done.
  const Error& error() const;
  /// Row by row (seeds, epochs) of the runs that have ended. An epoch that was not needed has made none.
  std::span<const double> mistakes() const;
  /// How many columns that has.
  std::size_t epochs() const;

 private:
  struct Parts;
  explicit OrderExperiment(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

/// The same at once: the mistakes.
Result<std::vector<double>> order_experiment(RunSpec spec, std::size_t seeds, std::size_t epochs);

}  // namespace perceptron
