#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "perceptron/run_job.hpp"

namespace perceptron {

/// The examples of a run on the number line that its weights are the direction of: w·x is the length of w times how far
/// along that direction x lies (CIML, section 4.3).
struct ProjectedExamples {
  std::vector<double> hyperplane;  ///< (d + 1) weights and bias: what predicts, or of a vote the weights in training
  double length = 0;               ///< ‖w‖
  /// (n + held out) a = w·x + b: of the examples trained on, then of those held out from the run.
  std::vector<double> score;
  /// The same examples: w·x/‖w‖, where they lie along w from the origin; 0 where w is 0.
  std::vector<double> along;
  /// The same examples: 1 where the learner counts that score as a mistake, 0 elsewhere.
  std::vector<double> mistake;
  /// The example trained on with the least y·a, the first of those, and that y·a: the functional margin, if above 0.
  std::size_t nearest = 0;
  double margin = 0;
  /// Along any weights of this run the examples trained on lie within `half` of `middle`; only `middle` depends on the
  /// weights.
  double middle = 0;
  double half = 0;
};

/// Projects the examples of a run on its weights at a visit.
class ProjectionJob final : public VisitJob {
 public:
  /// Of a visit up to the frontier; of one beyond, at the frontier.
  ProjectionJob(Shared<Run> run, std::uint64_t visit);

  /// Nothing where what predicts is neither a hyperplane nor a vote of hyperplanes. Asserts that it is done.
  const std::optional<ProjectedExamples>& result() const { return once_done(result_); }

 private:
  void look(Work& work) override;
  std::span<const double> row(std::size_t example);
  double label(std::size_t example) const;
  bool begin();
  void box(std::size_t example);
  void end_box();
  void project(std::size_t example);
  void end();

  std::optional<ProjectedExamples> result_;
  std::vector<double> direction_;  ///< (d) w, its largest number from 1 to 2
  double direction_length_ = 0;
  std::vector<double> low_, high_, middle_;  ///< (d) of the features of the examples trained on
  double unit_ = 0;                          ///< the largest of them
  double farthest_ = 0;                      ///< in units, from the middle
  const Dataset held_out_;                   ///< base features
  std::vector<double> mapped_;               ///< (d) features of one of these
};

}  // namespace perceptron
