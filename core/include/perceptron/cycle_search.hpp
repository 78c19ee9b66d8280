#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "perceptron/run_job.hpp"

namespace perceptron {

/// From where on a run goes round: after epoch `since` + `epochs` the weights are those after `since`.
struct Cycle {
  std::uint64_t since;
  std::uint64_t epochs;
};

/// Looks for the first end of an epoch at which the weights in training are, bit by bit, what they were at the end of
/// an earlier one. Where the order is the same in every epoch, and an update depends on the weights and the example
/// alone, the run then goes round for ever. Follows the run, until it has found a cycle, or 2^20 weights are kept.
class CycleSearch final : public RunJob {
 public:
  explicit CycleSearch(Shared<Run> run);
  ~CycleSearch() override;

  /// The cycle, if one has been found so far.
  const std::optional<Cycle>& result() const { return cycle_; }

 private:
  class Seen;

  std::optional<std::uint64_t> next() override;
  void look(Work& work) override;
  double share() const override;
  bool behind() const;

  std::unique_ptr<Seen> seen_;  ///< after epoch 0, 1, …
  std::optional<Cycle> cycle_;
};

}  // namespace perceptron
