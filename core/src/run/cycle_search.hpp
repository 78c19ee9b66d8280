#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "perceptron/measures.hpp"
#include "run/run_job.hpp"

namespace perceptron {

/// See `search_cycle`.
class CycleSearch final : public RunJob {
 public:
  explicit CycleSearch(Shared<Run> run);
  ~CycleSearch();

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
