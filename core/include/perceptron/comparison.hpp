#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "perceptron/disagreement_search.hpp"
#include "perceptron/result.hpp"
#include "perceptron/run.hpp"
#include "perceptron/shared.hpp"

namespace perceptron {

/// Runs in lockstep: all stand at the same visit, or at their end if that comes before. Where they come from one
/// `ComparisonStart` they share one copy of the examples. A run is the case of one.
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
  std::uint64_t advance(std::uint64_t visits, std::uint64_t updates, std::size_t lead);

  /// Brings all to the state just before a visit; not beyond the end of the one that goes on longest.
  void seek(std::uint64_t visit);

  /// `Run::approach` of all of them.
  bool approach(std::uint64_t visit, double work);

  /// Where two models disagree now. In slices, and for when it fails: `DisagreementSearch`.
  Result<Disagreements> disagreements(std::size_t one, std::size_t other) const;

  /// Degrees between two weight vectors in training: see `angle`. The biases are no part of them. NaN where one of the
  /// two learners does not train one hyperplane.
  double angle(std::size_t one, std::size_t other) const;

 private:
  std::vector<Shared<Run>> runs_;
  std::uint64_t visit_ = 0;
};

/// One learner of several on the same examples.
struct LearnerSpec {
  LearnerOptions options;
  std::vector<double> initial;  ///< as `RunSpec::initial`
};

/// The start of several runs over one copy of the examples, in slices.
class ComparisonStart {
 public:
  /// `common`: everything but learner and initial weights, which are each learner's own; 1 to
  /// `Comparison::most_learners` of them; their initial weights are moved out. Labels are −1 and +1, and a multiclass
  /// learner takes −1 for class 0; where all are multiclass they are class numbers. Fails when the spec is not valid
  /// whoever learns, or for none of them.
  static Result<std::unique_ptr<ComparisonStart>> create(RunSpec common, std::span<LearnerSpec> learners);
  ~ComparisonStart();

  /// What is wrong with one of the learners, if anything; it has no run. Here and below, asserts that `learner`
  /// is below `size()`.
  const Error& error(std::size_t learner) const;
  std::size_t size() const;

  /// About how many multiply-adds it is in all.
  double cost() const;
  /// Works for about so many multiply-adds, above 0. True once it is done. The slices make no difference to the runs.
  bool advance(double work);
  /// 0…1, never falling; 1 once it is done.
  double progress() const;
  /// Once only: a learner's run at visit 0, or its error. Asserts that it is done.
  Result<std::unique_ptr<Run>> take(std::size_t learner);

 private:
  struct Parts;
  explicit ComparisonStart(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace perceptron
