#pragma once

#include "drawing/run_drawing.hpp"
#include "run/run_job.hpp"

namespace perceptron {

/// Whether two weights of a run can be looked at: those of one hyperplane that is trained. Else `unknown`.
Error check_axes(const RunInside& run, WeightAxes axes);

/// Follows a run that keeps a journal with a point for each update: see `follow_weights`.
class UpdateWalk : public RunJob {
 public:
  /// Most points.
  static constexpr std::size_t most = 1024;

 protected:
  ~UpdateWalk() = default;
  using RunJob::RunJob;

  /// For the constructor: where points go, and the columns that only these points have.
  void keep(UpdatePoints& points, std::vector<std::vector<double>*> columns) {
    kept_ = &points;
    columns_ = std::move(columns);
  }

 private:
  std::optional<std::uint64_t> next() final;
  void look(Work& work) final;
  double share() const final;
  std::uint64_t next_update() const { return kept_->updates.size() * kept_->every; }
  /// With the run where a point begins: a number for each column.
  virtual std::vector<double> point() = 0;

  UpdatePoints* kept_ = nullptr;
  std::vector<std::vector<double>*> columns_;
};

class WeightPath final : public UpdateWalk {
 public:
  WeightPath(Shared<Run> run, WeightAxes axes) : UpdateWalk(std::move(run)), axes_(axes) {
    keep(points_, {&points_.x, &points_.y});
  }

  /// So far.
  const WeightPathPoints& result() const { return points_; }

 private:
  std::vector<double> point() override { return {run_->weights()[axes_.first], run_->weights()[axes_.second]}; }

  WeightAxes axes_;
  WeightPathPoints points_;
};

/// See `follow_proof`.
class ProofCurve final : public UpdateWalk {
 public:
  ProofCurve(Shared<Run> run, ProofTerms terms);

  /// So far.
  const ProofPoints& result() const { return points_; }

 private:
  std::vector<double> point() override;

  ProofTerms terms_;
  ProofPoints points_;
};

}  // namespace perceptron
