#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "drawing/update_walk.hpp"
#include "perceptron/drawing/run_drawing.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

/// γ of a vector of length 1, weights and then the bias: the least y·(w*·z) over the examples of a run. O(n·d).
double proof_margin(const RunInside& run, const std::vector<double>& separator);

/// Asserts that radius and learning rate are above 0, and so is the margin unless α is chosen.
ProofBounds proof_bounds(const ProofState& start, const ProofTerms& terms);

/// Weights after weights, of the updates of a run up to its frontier.
class ProofCurve final : public UpdateWalk {
 public:
  using Points = ProofPoints;

  /// Fails with `unknown` where not one hyperplane is trained or no journal is kept; with `wrong_length` and
  /// `out_of_range` for terms that are none.
  static Result<std::unique_ptr<ProofCurve>> create(Shared<Run> run, ProofTerms terms);

  /// So far.
  const Points& result() const { return points_; }
  /// Of the weights that the run starts from; 0 before these are known.
  const ProofBounds& bounds() const { return bounds_; }
  /// As they were given; if α is chosen, with γ as it was found.
  const ProofTerms& terms() const { return terms_; }

 private:
  ProofCurve(Shared<Run> run, ProofTerms terms);
  std::vector<double> point() override;

  ProofTerms terms_;
  ProofBounds bounds_;
  Points points_;
};

/// Finds it out of a run, which has to keep a journal.
class ProofStepJob final : public VisitJob {
 public:
  /// Of a visit up to the frontier; of one beyond, at the frontier. Fails as `ProofCurve::create`.
  static Result<std::unique_ptr<ProofStepJob>> create(Shared<Run> run, ProofTerms terms, std::uint64_t visit);

  /// Asserts that it is done.
  const ProofStep& result() const { return once_done(result_); }

 private:
  ProofStepJob(Shared<Run> run, ProofTerms terms, std::uint64_t visit);
  void look(Work& work) override;

  ProofTerms terms_;
  ProofStep result_;
};

}  // namespace perceptron
