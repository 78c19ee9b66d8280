#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "numeric/work.hpp"
#include "perceptron/feature_map.hpp"

namespace perceptron {

/// `fit_and_apply` in slices, row by row: X is gone through as it lies in memory. What is summed of a column is added
/// from its first row to its last, so that neither the slices nor the other columns change its bits.
class FeatureMap::Mapping {
 public:
  /// Checks the size, and takes the base features from `data`, which has mapped ones as soon as `advance` has said
  /// true: d of them from now on, and the labels all the time. The map and `data` have to outlive it.
  Error start(FeatureMap& map, Dataset& data, const Limits& most = {});
  /// Only learns the scaling, from whole rows of base features, which have to outlive it as well.
  void start(FeatureMap& map, std::span<const double> X);

  /// Once it has started: about how many multiply-adds it is in all.
  double cost() const { return cost_; }
  /// True once it is done, or has failed.
  bool advance(Work& work);
  /// That mapped features are too large, if they are.
  const Error& error() const { return error_; }

 private:
  /// Each goes through all rows.
  enum class Stage : std::uint8_t {
    surveying,  ///< the range, and the mean
    centring,   ///< the mean of what is left over it
    squaring,   ///< the deviation
    applying,
    checking,
    done,
  };

  double row_cost(Stage stage) const;
  void go_through(std::size_t first, std::size_t last);
  void add(const double* row);
  Stage next();

  FeatureMap* map_ = nullptr;
  Dataset* data_ = nullptr;
  Values base_;                ///< keeps X while it is mapped
  std::span<const double> X_;  ///< base features, row by row
  Stage stage_ = Stage::done;
  Passes passes_;
  double cost_ = 0;
  Error error_;  ///< of the first row that has one
  std::vector<double> low_, high_, sums_;
  std::vector<bool> recentred_;  ///< which columns need what is left over their mean
  std::vector<double> mapped_;   ///< so far
};

}  // namespace perceptron
