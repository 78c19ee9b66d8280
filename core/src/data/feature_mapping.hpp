#pragma once

#include "data/allotment.hpp"
#include "numeric/task.hpp"
#include "perceptron/feature_map.hpp"

namespace perceptron {

/// `fit_and_apply` in slices, row by row: X is gone through as it lies in memory. What is summed of a column is added
/// from its first row to its last, so that neither the slices nor the other columns change its bits.
class FeatureMap::Mapping {
 public:
  /// Checks the size, and takes the base features from `data`, which has mapped ones as soon as `advance` has said
  /// true: d of them from now on, and the labels all the time. The map, `data` and this stay where they are. Where
  /// there is `memory`, it is asked for the examples, and for the mapped features as well.
  Error start(FeatureMap& map, Dataset& data, const Limits& most = {}, Allotment* memory = nullptr);

  /// Once it has started: about how many multiply-adds it is in all.
  double cost() const { return cost_; }
  /// True once it is done, or has failed.
  bool advance(Work& slice);
  /// That mapped features are too large, if they are.
  const Error& error() const { return error_; }

  /// Only learns the scaling, from whole rows of base features.
  static Task<> learn(FeatureMap& map, std::span<const double> X, Work& work);

 private:
  Task<> apply(FeatureMap& map, Dataset& data, Values base, double row_cost);

  double cost_ = 0;
  Error error_;  ///< of the first row that has one
  bool done_ = true;
  Work work_;
  Task<> task_;
};

}  // namespace perceptron
