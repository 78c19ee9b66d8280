#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "perceptron/run.hpp"
#include "perceptron/shared.hpp"

namespace perceptron {

class Work;

/// What a model gets wrong.
struct Mistakes {
  std::size_t training = 0;
  std::size_t held_out = 0;  ///< 0 where nothing is held out
};

/// Counts the mistakes of a run's model at a visit, on the examples trained on and on those held out from it by the
/// time the job is made.
class MistakeCount {
 public:
  /// Of a visit up to the frontier; of one beyond, at the frontier.
  MistakeCount(Shared<Run> run, std::uint64_t visit);

  /// See `Job`.
  bool advance(double work);
  /// The same, within a longer job.
  bool advance(Work& work);
  double progress() const;

  /// Asserts that it is done.
  const Mistakes& mistakes() const {
    assert(counted_ == examples());
    return mistakes_;
  }

 private:
  std::size_t examples() const { return run_->data().size() + held_out_.size(); }
  void count(Work& work);

  Shared<Run> run_;
  std::uint64_t visit_;
  const Dataset held_out_;
  std::size_t counted_ = 0;  ///< examples: those trained on, then those held out
  Mistakes mistakes_;
};

}  // namespace perceptron
