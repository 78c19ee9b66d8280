#pragma once

#include "perceptron/comparison.hpp"
#include "run/run_job.hpp"

namespace perceptron {

/// See `search_disagreements`.
class DisagreementSearch final : public VisitJob {
 public:
  DisagreementSearch(Shared<Run> one, Shared<Run> other);

  /// Asserts that it is done.
  const Disagreements& result() const { return once_done(found_); }

 private:
  void look(Work& work) override;

  Shared<Run> share_of_other_;
  RunInside* other_;
  std::uint64_t visit_of_other_;
  const Dataset held_out_;
  Disagreements found_;
};

}  // namespace perceptron
