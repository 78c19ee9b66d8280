#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "numeric/work.hpp"
#include "perceptron/feature_map.hpp"

namespace perceptron {

/// Learns the scaling of a map in slices, row by row: X is gone through as it lies in memory. What is summed of a
/// column is added from its first row to its last, so that neither the slices nor the other columns change its bits.
class FeatureMap::Fitting {
 public:
  /// Of whole rows of base features. The map and X have to outlive it.
  Fitting(FeatureMap& map, std::span<const double> X);

  /// About how many multiply-adds it is in all.
  double cost() const { return stage_ == Stage::done ? 0 : 4 * static_cast<double>(X_.size()); }

  /// True once the map has its scaling.
  bool advance(Work& work);

 private:
  /// Each goes through all rows.
  enum class Stage : std::uint8_t {
    surveying,  ///< the range, and the mean
    centring,   ///< the mean of what is left over it
    squaring,   ///< the deviation
    done,
  };

  void take(const double* row);
  Stage next();
  Stage surveyed();
  bool is_constant(std::size_t column) const { return low_[column] == high_[column]; }

  FeatureMap& map_;
  std::span<const double> X_;
  Stage stage_ = Stage::done;
  Passes passes_;
  std::vector<double> low_, high_;
  std::vector<double> sums_;             ///< of the stage
  std::vector<std::uint8_t> recentred_;  ///< which columns need what is left over their mean
};

}  // namespace perceptron
