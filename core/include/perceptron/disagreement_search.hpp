#pragma once

#include <cstdint>
#include <vector>

#include "perceptron/run_job.hpp"

namespace perceptron {

/// Examples on which two models disagree, ascending. A tie disagrees with either label.
struct Disagreements {
  std::vector<std::uint32_t> training;
  std::vector<std::uint32_t> held_out;
};

/// Finds the examples on which the models of two runs disagree, of those trained on and of those held out: of the
/// moments that the runs stand at when the job is made. Fails with `wrong_length` where they have not as many examples
/// of as many base features.
class DisagreementSearch final : public VisitJob {
 public:
  /// Both have the same examples, and the same held out from them.
  DisagreementSearch(Shared<Run> one, Shared<Run> other);

  /// Asserts that it is done.
  const Disagreements& result() const { return once_done(found_); }

 private:
  void look(Work& work) override;

  Shared<Run> other_;
  std::uint64_t visit_of_other_;
  const Dataset held_out_;
  Disagreements found_;
};

}  // namespace perceptron
