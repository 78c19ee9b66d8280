#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "perceptron/drawing/update_walk.hpp"
#include "perceptron/floating_point.hpp"
#include "perceptron/result.hpp"

/// The proofs that the perceptron converges, with the numbers of a run. An example with its bias is z = (x, 1), or (x,
/// 0) where there is none; an update adds η·y·z to w. Sources: CIML, theorem 2 (the angle between w and a separator w*
/// shrinks); Pavlu, "Perceptrons" (the distance of w from a long separator αw* does).
namespace perceptron {

/// What a proof presupposes.
struct ProofTerms {
  std::vector<double> separator;  ///< (d + 1) w*, of length 1: weights, then the bias
  double margin = 0;              ///< γ above 0: y·(w*·z) is γ or more for every example trained on
  double radius = 0;              ///< R above 0: ‖z‖ is R or less for every example trained on
  double learning_rate = 1;       ///< η above 0
  /// α above 0, where it is chosen by hand, and so may w* be, which then separates or not: γ is what the examples give
  /// it, whatever `margin` says.
  std::optional<double> chosen_reach = std::nullopt;

  /// α: ηR²/γ unless it is chosen. With that every update takes ηR·ηR or more off the squared distance from αw*.
  double reach() const { return chosen_reach.value_or(learning_rate * radius * radius / margin); }
};

/// The weights in training, as the proofs see them.
struct ProofState {
  double along = 0;      ///< w·w*
  double length = 0;     ///< ‖w‖
  double potential = 0;  ///< ‖w − αw*‖²
};

/// How many updates there are at most of a run that starts from such weights; from 0 both are (R/γ)², unless α is
/// chosen. Infinite where the proof says nothing: γ is not above 0, or α too small for every update to come nearer.
struct ProofBounds {
  double angle = 0;  ///< the greatest k with w₀·w* + kηγ ≤ √(‖w₀‖² + kη²R²)
  double distance = 0;  ///< ‖w₀ − αw*‖²/(2αηγ − η²R²), which without a choice is ‖w₀ − αw*‖²/(ηR)²
};

/// γ of a vector of length 1, weights and then the bias: the least y·(w*·z) over the examples of a run. O(n·d).
double proof_margin(const Run& run, const std::vector<double>& separator);

/// Asserts that radius and learning rate are above 0, and so is the margin unless α is chosen.
ProofBounds proof_bounds(const ProofState& start, const ProofTerms& terms);

/// Weights after weights, of the updates of a run up to its frontier.
class ProofCurve final : public UpdateWalk {
 public:
  /// A column a number.
  struct Points {
    std::uint64_t every = 1;                       ///< how many updates from one point to the next
    std::vector<double> updates;                   ///< that had been made
    std::vector<double> visit;                     ///< from which on the weights were these
    std::vector<double> along, length, potential;  ///< see `ProofState`
  };

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

/// The last update before a visit, line by line.
struct ProofStep {
  double updates = 0;  ///< that had been made, this one among them; 0: there was none, and all but the states is 0
  ProofState before, after;
  double gain = 0;          ///< of w·w*: η·y·(w*·z), which is ηγ or more
  double cross = 0;         ///< 2·η·y·(w·z) with the weights before: 0 or less, because it was a mistake
  double step_squared = 0;  ///< η²‖z‖², which is η²R² or less
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
