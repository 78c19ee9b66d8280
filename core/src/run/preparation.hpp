#pragma once

#include <memory>
#include <vector>

#include "numeric/work.hpp"
#include "perceptron/result.hpp"
#include "perceptron/run_start.hpp"
#include "run/run_inside.hpp"

namespace perceptron {

/// Checks the numbers of a spec that concern neither its examples nor its learner.
Error check_numbers(const RunSpec& spec);

/// A run between the check of its spec and its first visit: it waits for the mapped features, then its learner
/// prepares.
class RunPreparation {
 public:
  /// Checks a learner on these labels and so many mapped features. Of the spec it reads what all learners have in
  /// common; `examples` is what has been taken of the budget for what they share.
  Error create(const RunSpec& common, LearnerSpec& spec, std::unique_ptr<Learner> learner, std::vector<double> labels,
               std::size_t features, Shared<Allotment> examples);

  /// About how many multiply-adds it is in all.
  double cost() const;

  /// The mapped features; `map` makes them of base features.
  void set_features(const Values& X, const FeatureMap& map);

  /// True once the run can be taken. Called once the features are set.
  Result<bool> advance(Work& work);

  std::unique_ptr<Run> take() { return std::unique_ptr<Run>(new Run(std::move(run_))); }

 private:
  bool has_room(const RunSpec& spec);

  std::unique_ptr<RunInside> run_;
  std::vector<double> initial_;
};

}  // namespace perceptron
