#pragma once

#include "drawing/given_weights.hpp"
#include "perceptron/measures.hpp"

/// What pictures of a run are made of: a job each, as those of measures.hpp are.
namespace perceptron {

/// One number a point of a grid, row by row.
struct FieldPoints {
  std::vector<double> score;
  std::vector<std::int32_t> label;  ///< −1, 0, +1, or a class number
};

/// Predicts the points of a grid by a run's model at a visit. Fails with `unknown` unless the run has two base
/// features, and with `out_of_range` for numbers or scores that are not finite, dx ≤ 0, and other than 1 to
/// `limits::grid` columns and rows.
JobOf<FieldPoints> predict_field(Shared<Run> run, std::uint64_t visit, const Grid& grid);

/// The examples of a run on the number line along its weights: w·x is ‖w‖ times how far along w x lies (CIML, 4.3).
struct ProjectedExamples {
  std::vector<double> hyperplane;  ///< (d + 1) weights and bias: what predicts, or of a vote the weights in training
  double length = 0;               ///< ‖w‖
  /// (n + held out) a = w·x + b: of the examples trained on, then of those held out from the run.
  std::vector<double> score;
  std::vector<double> along;    ///< of the same: w·x/‖w‖, where they lie along w from the origin; 0 where w is 0
  std::vector<double> mistake;  ///< of the same: 1 where the learner counts that score as a mistake, 0 elsewhere
  /// The example trained on with the least y·a, the first of those, and that y·a: the functional margin, if above 0.
  std::size_t nearest = 0;
  double margin = 0;
  /// Along any weights of this run its examples lie within `half` of `middle`; only `middle` depends on the weights.
  double middle = 0;
  double half = 0;
};

/// Projects the examples of a run on its weights at a visit. Nothing where no hyperplane or vote of hyperplanes
/// predicts.
JobOf<std::optional<ProjectedExamples>> project(Shared<Run> run, std::uint64_t visit);

/// The part of the plane of two weights that is looked at.
struct WeightWindow {
  WeightAxes axes;
  double x0, y0, width, height;
};

/// The weights in that plane that get every example right, the other weights being held.
struct SolutionRegionResult {
  enum class Where : std::uint8_t {
    nowhere,  ///< there are none, or they lie millions of windows away, or in less than a millionth of one
    outside,  ///< beyond the window
    inside,   ///< some in the window
  };

  Where where = Where::nowhere;
  /// (corners, 2) what of the region lies in the window, a convex polygon; of one outside, what lies within reach.
  std::vector<double> corners;
  /// (corners) whose line the edge from each corner to the next is on; −1: an end of what is looked at.
  std::vector<std::int32_t> edges;
  /// How many examples no weights of this plane get right, and the first of them.
  std::size_t never = 0;
  std::size_t first_never = 0;
};

template <>
inline constexpr auto member_names<SolutionRegionResult::Where> = std::to_array<const char*>({"nowhere", "outside",
                                                                                              "inside"});

/// Cuts the half-planes of all examples trained on out of the plane. Fails with `unknown` for axes that the run does
/// not have, and with `out_of_range` for what is no window.
Result<JobOf<SolutionRegionResult>> find_solution_region(Shared<Run> run, std::uint64_t visit,
                                                         const WeightWindow& window);

/// What is drawn update by update: a column a number.
struct UpdatePoints {
  std::uint64_t every = 1;      ///< how many updates from one point to the next
  std::vector<double> updates;  ///< that had been made
  std::vector<double> visit;    ///< from which on the weights were these
};

/// The path of two weights in training.
struct WeightPathPoints : UpdatePoints {
  std::vector<double> x, y;
};

/// A point for each update, the first being the start; of a long run every second, fourth, … is kept, at most 1024.
/// Fails with `unknown` for axes that the run does not have, and without a journal.
Result<JobOf<WeightPathPoints>> follow_weights(Shared<Run> run, WeightAxes axes);

// The proofs that the perceptron converges, with the numbers of a run. An example with its bias is z = (x, 1), or (x,
// 0) where there is none; an update adds η·y·z to w. Sources: CIML, theorem 2 (the angle between w and a separator w*
// shrinks); Pavlu, "Perceptrons" (the distance of w from a long separator αw* does).

/// What a proof presupposes.
struct ProofTerms {
  std::vector<double> separator;  ///< (d + 1) w*, of length 1: weights, then the bias
  double margin = 0;              ///< γ above 0: y·(w*·z) is γ or more for every example trained on
  double radius = 0;              ///< R above 0: ‖z‖ is R or less for every example trained on
  double learning_rate = 1;       ///< η above 0
  /// α above 0, where it is chosen by hand, as w* may be, which then may not separate: γ is then measured on the
  /// examples.
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

/// Upper bounds on the updates of a run that starts from such weights; from 0 both are (R/γ)², unless α is chosen.
/// Infinite where the proof says nothing: γ ≤ 0, or α too small for every update to come nearer.
struct ProofBounds {
  double angle = 0;  ///< the greatest k with w₀·w* + kηγ ≤ √(‖w₀‖² + kη²R²)
  double distance = 0;  ///< ‖w₀ − αw*‖²/(2αηγ − η²R²), which without a choice is ‖w₀ − αw*‖²/(ηR)²
};

/// Asserts that radius and learning rate are above 0, and so is the margin unless α is chosen.
ProofBounds proof_bounds(const ProofState& start, const ProofTerms& terms);

/// The proofs, with the points of `follow_weights`.
struct ProofPoints : UpdatePoints {
  double margin = 0, reach = 0;                  ///< γ, as it was found where α is chosen, and α
  ProofBounds bounds;                            ///< of the weights that the run starts from, once these are known
  std::vector<double> along, length, potential;  ///< see `ProofState`
};

/// Fails with `unknown` unless one hyperplane is trained with a journal; else for wrong terms.
Result<JobOf<ProofPoints>> follow_proof(Shared<Run> run, ProofTerms terms);

/// The last update before a visit, line by line.
struct ProofStep {
  double updates = 0;  ///< that had been made, this one among them; 0: there was none, and all but the states is 0
  ProofState before, after;
  double gain = 0;          ///< of w·w*: η·y·(w*·z), which is ηγ or more
  double cross = 0;         ///< 2·η·y·(w·z) with the weights before: 0 or less, because it was a mistake
  double step_squared = 0;  ///< η²‖z‖², which is η²R² or less
};

/// Of a run with a journal. Fails as `follow_proof`.
Result<JobOf<ProofStep>> prove_step(Shared<Run> run, ProofTerms terms, std::uint64_t visit);

}  // namespace perceptron
