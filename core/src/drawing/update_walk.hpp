#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "run/run_job.hpp"

namespace perceptron {

/// The visit from which on the weights are those after so many updates, of which the run has made as many.
std::uint64_t visit_after(const RunInside& run, std::uint64_t updates);

/// Follows a run, which has to keep a journal, from update to update with a point for each: the first is the start. Of
/// a long run every second, fourth, … is kept.
class UpdateWalk : public RunJob {
 public:
  /// Most points.
  static constexpr std::size_t most = 1024;

 protected:
  ~UpdateWalk() = default;
  using RunJob::RunJob;

  /// How many updates there are from one point to the next, and the columns of the points: how many updates had been
  /// made, and the visit from which on the weights were these, come first. Whoever this is keeps them, and says so when
  /// it is made.
  std::uint64_t* every_ = nullptr;
  std::vector<std::vector<double>*> columns_;

 private:
  std::optional<std::uint64_t> next() final;
  void look(Work& work) final;
  double share() const final;
  std::uint64_t next_update() const { return columns_[0]->size() * *every_; }
  /// With the run where a point begins: a number for each other column.
  virtual std::vector<double> point() = 0;
};

}  // namespace perceptron
