#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "perceptron/run.hpp"
#include "perceptron/shared.hpp"

namespace perceptron {

/// From where on a run goes round: after epoch `since` + `epochs` the weights are those after `since`.
struct Cycle {
  std::uint64_t since;
  std::uint64_t epochs;
};

/// Looks for the first end of an epoch at which the weights in training are, bit by bit, what they were at the end of
/// an earlier one. Where the order is the same in every epoch, and an update depends on the weights and the example
/// alone, the run then goes round for ever. Follows the run, until it has found a cycle, or 2^20 weights are kept.
class CycleSearch {
 public:
  explicit CycleSearch(Shared<Run> run);
  ~CycleSearch();

  /// See `Job`.
  bool advance(double work);
  double progress() const;

  /// The cycle, if one has been found so far.
  const std::optional<Cycle>& cycle() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace perceptron
