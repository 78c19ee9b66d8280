#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "perceptron/run.hpp"
#include "perceptron/shared.hpp"

namespace perceptron {

/// The epochs up to a run's frontier that a curve has points for: all of them, or where those are many every second,
/// fourth, … so that those of a shorter run are among them; and the last, once the run has stopped.
class CurveEpochs {
 public:
  explicit CurveEpochs(Shared<Run> run) : run_(std::move(run)) {}

  Run& run() const { return *run_; }
  const Shared<Run>& shared() const { return run_; }

  /// Those there are points for, ascending.
  const std::vector<double>& known() const { return known_; }
  /// The first that there is no point for, or none.
  std::optional<std::uint64_t> missing() const;
  /// Where the point of an epoch belongs, which is known from now on.
  std::size_t add(std::uint64_t epoch);
  /// The share of points that there are, 0…1.
  double progress() const;

 private:
  std::vector<double> wanted() const;

  Shared<Run> run_;
  std::vector<double> known_;
};

/// Puts a number into a column of points.
inline void insert(std::vector<double>& column, std::size_t place, double number) {
  column.push_back(number);
  for (std::size_t k = column.size() - 1; k > place; --k) std::swap(column[k - 1], column[k]);
}

}  // namespace perceptron
