#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "perceptron/drawing/run_drawing.hpp"
#include "perceptron/result.hpp"
#include "run/run_job.hpp"

namespace perceptron {

class ClippedPolygon;

/// See `find_solution_region`.
class SolutionRegion final : public VisitJob {
 public:
  static Result<std::unique_ptr<SolutionRegion>> create(Shared<Run> run, std::uint64_t visit,
                                                        const WeightWindow& window);
  ~SolutionRegion();

  /// Asserts that it is done.
  const SolutionRegionResult& result() const { return once_done(result_); }

 private:
  SolutionRegion(Shared<Run> run, std::uint64_t visit, const WeightWindow& window);
  void look(Work& work) override;
  void end();

  WeightWindow window_;
  std::vector<double> held_;  ///< once the run has come to the visit
  std::unique_ptr<ClippedPolygon> polygon_;
  SolutionRegionResult result_;
};

}  // namespace perceptron
