#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "learners/nearest_rows.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// Rows of many features, where a tree would be walked nearly whole. Distances are computed in single precision, of
/// many rows at once; only of rows that may be near enough, for all that rounding may have done, they are computed as
/// they are.
class RowTiles {
 public:
  /// Begins to copy the rows of X (n, d), 0 < n < 2^32, 0 < d, finite.
  void start(std::span<const double> X, std::size_t d);

  /// Goes on; true once they are copied.
  bool advance(Work& work);

  /// Offers every row that may be among the nearest.
  void search(NearestRows& nearest) const;

 private:
  static constexpr std::size_t tile_rows = 16;

  void find_ranges(std::size_t first, std::size_t last);
  void choose_scale();
  void fill(std::size_t first, std::size_t last);
  double placed(double value, std::size_t j) const { return (value - centre_[j]) * scale_; }
  float limit(double squared, double reach) const;

  std::span<const double> X_;
  std::size_t d_ = 0, n_ = 0;
  std::vector<double> low_, high_;  ///< the range of each feature
  bool has_ranges_ = false;         ///< whether they are known
  std::vector<double> centre_;      ///< of the ranges
  double scale_ = 0;                ///< a power of two; 0: the ranges are such that there is none
  /// (⌈n / 16⌉, d, 16) values from the centre, times the scale: within ±1.
  std::unique_ptr<float[]> tiles_;
  mutable std::vector<float> point_;  ///< the same of what the nearest rows are sought to
  Passes passes_;
};

}  // namespace perceptron
