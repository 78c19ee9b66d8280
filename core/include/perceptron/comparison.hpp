#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "perceptron/job.hpp"
#include "perceptron/result.hpp"
#include "perceptron/run.hpp"
#include "perceptron/run_start.hpp"
#include "perceptron/shared.hpp"

namespace perceptron {

/// Examples on which two models disagree, ascending. A tie disagrees with either label.
struct Disagreements {
  std::vector<std::uint32_t> training;
  std::vector<std::uint32_t> held_out;
};

/// Finds the examples on which the models of two runs disagree now, of those trained on and of those held out. Both
/// have the same examples, and the same held out from them. Fails with `wrong_length` where they have not as many
/// examples of as many base features.
JobOf<Disagreements> search_disagreements(Shared<Run> one, Shared<Run> other);

/// Runs in lockstep: all stand at the same visit, or at their end if that comes before. Where they come from one
/// `RunStart` they share one copy of the examples. A run is the case of one.
class Comparison {
 public:
  static constexpr std::size_t most_learners = 6;

  /// Of at most `most_learners` runs that stand at visit 0: asserts it. Nobody else may move them, but who leaves them
  /// where they stood.
  explicit Comparison(std::vector<Shared<Run>> runs);

  std::size_t size() const { return runs_.size(); }
  /// Asserts that `learner` is below `size()`, as `disagreements` and `angle` do of theirs.
  const Run& run(std::size_t learner) const {
    assert(learner < size());
    return *runs_[learner];
  }

  /// The visit that all have come to, or their end before it.
  std::uint64_t visit() const { return visit_; }
  /// Whether all have stopped.
  bool stopped() const;
  /// How far all have been computed; `Run::no_limit` once each has come to its end.
  std::uint64_t frontier() const;

  /// Makes a visit with each that can go on. What it was for each; nothing where it had stopped.
  std::vector<std::optional<Visit>> step();

  /// Makes visits until a limit is reached, `updates` being those of `lead`, or until all have stopped; returns how
  /// many. With a limit on updates, none once `lead` has stopped, or where there is none.
  std::uint64_t advance(std::uint64_t visits, std::uint64_t updates = Run::no_limit, std::size_t lead = 0);

  /// Brings all to the state just before a visit; not beyond the end of the one that goes on longest.
  void seek(std::uint64_t visit);

  /// What is long of `seek`, in slices of about so many multiply-adds, while the runs stand where they stand.
  bool approach(std::uint64_t visit, double work);

  /// Where two models disagree now. In slices: `search_disagreements`.
  Result<Disagreements> disagreements(std::size_t one, std::size_t other) const;

  /// Degrees between two weight vectors in training: see `angle`. The biases are no part of them. NaN where one of the
  /// two learners does not train one hyperplane.
  double angle(std::size_t one, std::size_t other) const;

 private:
  std::vector<Shared<Run>> runs_;
  std::uint64_t visit_ = 0;
};

}  // namespace perceptron
