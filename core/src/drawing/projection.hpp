#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "perceptron/drawing/run_drawing.hpp"
#include "run/run_job.hpp"

namespace perceptron {

/// See `project`.
class ProjectionJob final : public VisitJob {
 public:
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
