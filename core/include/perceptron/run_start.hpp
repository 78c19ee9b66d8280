#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "perceptron/job.hpp"
#include "perceptron/result.hpp"
#include "perceptron/run.hpp"

namespace perceptron {

/// One learner of several on the same examples.
struct LearnerSpec {
  LearnerOptions options;
  std::vector<double> initial;  ///< as `RunSpec::initial`
};

/// The start of a run, or of several over one copy of the examples, in slices: mapping the features of many examples,
/// growing a tree. The same runs as `Run::create`.
class RunStart final : public Job {
 public:
  /// Checks all that can be checked at once.
  static Result<std::unique_ptr<RunStart>> create(RunSpec spec);

  /// `common`: everything but learner and initial weights, which are each learner's own; 1 to
  /// `Comparison::most_learners` of them; their initial weights are moved out. Labels are −1 and +1, and a multiclass
  /// learner takes −1 for class 0; where all are multiclass they are class numbers. Fails when the spec is not valid
  /// whoever learns, or for none of them.
  static Result<std::unique_ptr<RunStart>> create(RunSpec common, std::span<LearnerSpec> learners);
  ~RunStart();

  std::size_t size() const;
  /// About how many multiply-adds it is in all.
  double cost() const;
  /// What is wrong with one of the learners, if anything; it has no run. Here and below, asserts that `learner` is
  /// below `size()`.
  const Error& error(std::size_t learner = 0) const;
  /// A learner's run at visit 0, or its error. Asserts that it is done, and that the run has not been taken yet.
  Result<std::unique_ptr<Run>> take(std::size_t learner = 0);

 private:
  struct Parts;
  explicit RunStart(std::unique_ptr<Parts> parts);
  bool go_on(Work& work) override;
  double share() const override;

  std::unique_ptr<Parts> parts_;
};

}  // namespace perceptron
