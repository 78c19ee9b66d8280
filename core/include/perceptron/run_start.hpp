#pragma once

#include <memory>

#include "perceptron/comparison.hpp"
#include "perceptron/result.hpp"
#include "perceptron/run.hpp"

namespace perceptron {

/// The start of a run in slices: mapping the features of many examples, growing a tree. The same run as `Run::create`.
class RunStart {
 public:
  /// Checks all that can be checked at once.
  static Result<std::unique_ptr<RunStart>> create(RunSpec spec);

  /// About how many multiply-adds it is in all.
  double cost() const { return start_->cost(); }
  /// Works for about so many multiply-adds, above 0. True once it is done. The slices make no difference to the run.
  bool advance(double work) { return start_->advance(work); }
  /// 0…1, never falling; 1 once it is done.
  double progress() const { return start_->progress(); }
  /// Once it is done: that mapped features are too large, if they are.
  const Error& error() const { return start_->error(0); }
  /// Once it is done, and once only: the run at visit 0.
  Result<std::unique_ptr<Run>> take() { return start_->take(0); }

 private:
  explicit RunStart(std::unique_ptr<ComparisonStart> start) : start_(std::move(start)) {}
  std::unique_ptr<ComparisonStart> start_;
};

}  // namespace perceptron
