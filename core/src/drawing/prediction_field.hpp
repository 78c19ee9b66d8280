#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "perceptron/drawing/run_drawing.hpp"
#include "run/run_job.hpp"

namespace perceptron {

/// See `predict_field`.
class PredictionField final : public VisitJob {
 public:
  using Points = FieldPoints;

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
