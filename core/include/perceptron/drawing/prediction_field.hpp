#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "perceptron/run_job.hpp"

namespace perceptron {

/// Predicts the points of a grid by a run's model at a visit, as `Run::field` does: point by point, or, of a vote, some
/// of the voters for some of the rows. Fails as `check_grid`, and with `out_of_range` where a score is not finite.
class PredictionField final : public VisitJob {
 public:
  /// One number a point of the grid, row by row.
  struct Points {
    std::vector<double> score;
    std::vector<std::int32_t> label;  ///< −1, 0, +1, or a class number
  };

  /// Of a visit up to the frontier; of one beyond, at the frontier.
  PredictionField(Shared<Run> run, std::uint64_t visit, const Grid& grid);

  /// Asserts that it is done.
  const Points& result() const { return once_done(points_); }

 private:
  void look(Work& work) override;
  std::size_t rows_left(double most) const;
  Grid part(std::size_t rows) const;
  void predict(Work& work);
  void vote(Work& work);
  void take(std::size_t points);

  Grid grid_;
  Points points_;
  /// Of the next points: what they are predicted as, or what the voters asked so far have voted.
  std::vector<Prediction> next_;
  std::vector<double> votes_;
  std::size_t voter_ = 0;  ///< how many have been asked
};

}  // namespace perceptron
