#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "perceptron/dataset.hpp"
#include "perceptron/feature_map.hpp"
#include "perceptron/learner_options.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/memory_budget.hpp"
#include "perceptron/names.hpp"
#include "perceptron/result.hpp"
#include "perceptron/visit.hpp"

namespace perceptron {

/// What a run is made of: the public `spec`, as numbers.
struct RunSpec {
  Dataset data;                           ///< base features
  std::optional<Products> features = {};  ///< none: every base feature
  Scaling scaling = Scaling::none;
  bool bias = true;
  LearnerOptions learner = {};  ///< the perceptron's, unless others are set
  OrderKind order = OrderKind::given;
  std::uint64_t seed = 0;                        ///< 0…2^53−1
  std::vector<std::uint32_t> indices = {};       ///< for OrderKind::custom
  std::vector<double> initial = {};              ///< weights, then the bias, a class at a time; empty: zeros
  std::uint64_t max_epochs = 1000;               ///< 1…2^31−1
  bool journal = true;                           ///< without it, going back means training again from the start
  std::uint64_t max_updates = Limits().updates;  ///< after which a run with a journal stops, at least 1
  bool count_mistakes = false;                   ///< whether a run without a journal knows `mistakes_made`
  Limits limits = {};                            ///< of how much the run takes in
  MemoryBudget* memory = nullptr;                ///< what the run keeps is taken from it; it has to outlive the run
};

/// Why a run has stopped.
enum class StopReason : std::uint8_t {
  none,
  converged,  ///< an epoch without a mistake; for `margin` without an update, for a rule of your own without either
  max_epochs,
  journal_full,  ///< so many updates as it has room for, or no memory is left for more
  settled,  ///< the learner has finished, though there are mistakes: a step shorter than the tolerance, or no training
  not_finite,  ///< a rule of your own made a score, a weight or a number of its own infinite or NaN at the last visit
};

template <>
inline constexpr auto member_names<StopReason> = std::to_array<const char*>({"none", "converged", "max-epochs",
                                                                             "journal-full", "settled", "not-finite"});

class RunInside;

/// The updates of a run, in the order they happened. What is said of an update asserts that there is one of that
/// number, from 0; what a long run no longer holds is made again, with the same bits. Valid while the run lives.
class Updates {
 public:
  std::size_t size() const;
  double visit(std::size_t k) const;  ///< a whole number
  std::uint32_t example(std::size_t k) const;
  double score(std::size_t k) const;  ///< before the update
  /// All that the learner needs to make the update again: c of w ← w + c·x, for most.
  double coefficient(std::size_t k) const;
  /// Mistakes of the first k updates.
  std::size_t mistakes(std::size_t k) const;
  /// How many updates happened before a visit, by bisection.
  std::size_t count_before(double visit) const;

 private:
  friend class Run;
  explicit Updates(const RunInside& run) : run_(&run) {}

  const RunInside* run_;
};

/// Dataset × feature map × learner × order, and where training stands. The frontier is the farthest visit computed; the
/// present is anywhere up to it. Behind the frontier everything is replayed from the journal, bit for bit. Members that
/// are const may be called from several threads, as long as none calls another.
class Run {
 public:
  static constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

  virtual ~Run() = default;
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  /// A run at visit 0, or what is wrong with the spec: never neither. Checks sizes before it asks for memory. In
  /// slices, and where the cost is to be known first: `RunStart`.
  static Result<std::unique_ptr<Run>> create(RunSpec spec);

  /// Makes one visit. Nothing once the run has stopped. No allocation but for a journal chunk or a checkpoint that
  /// falls due, and what a learner keeps.
  std::optional<Visit> step();

  /// Makes visits until a limit is reached or the run stops; returns how many.
  std::uint64_t advance(std::uint64_t visits, std::uint64_t updates = no_limit);

  /// Goes to the state just before a visit. Behind the frontier that is at most eight million multiply-adds, or few
  /// more, unless so many updates have gone before that their checkpoints had no room; beyond it trains on, to the end
  /// at most.
  void seek(std::uint64_t visit);

  /// The record of the visit before the present moment, made again: the same bits. Nothing moves. Nothing at visit 0,
  /// or without a journal. Costs what `seek` to the last update costs; with the objective O(n·d) more.
  std::optional<VisitRecord> record(bool with_objective = false);

  std::uint64_t visit() const;
  std::uint64_t epoch() const;  ///< completed passes
  std::uint64_t updates() const;
  StopReason stop_reason() const;  ///< none behind the frontier
  std::uint64_t frontier() const;

  /// What changes in training: see the learner's header. The weights in training come first.
  std::span<const double> parameters() const;
  std::span<const double> weights() const;
  /// The change of the weights that the last `step` made; empty when it made none.
  std::span<const double> change() const;
  /// The scores that the last `step` found, one a class, before any update; empty with two labels.
  std::span<const double> scores() const;

  /// What predicts now, as numbers: see the learner's header. As a value that predicts: `Model::of`.
  std::vector<double> model() const;
  /// Predicts rows of base features by the present model. Fails with `wrong_length` where they are not as many as
  /// `predictions`.
  Error predict(std::span<const double> X, std::span<Prediction> predictions) const;
  /// Mistakes of the present model on the training examples.
  std::size_t training_mistakes() const;
  /// Mistakes of the present model on rows of base features with these labels. Fails with `wrong_length` where they are
  /// not as many.
  Result<std::size_t> mistakes(std::span<const double> X, std::span<const double> labels) const;
  /// The geometric margin of the model: the least y·a/‖w‖ over the training examples, below 0 where there are mistakes.
  /// NaN where the model is no hyperplane or its weights are 0.
  double margin() const;
  /// The perceptron's criterion J = Σ −y·a over the examples that the weights in training get wrong (Pavlu).
  double objective() const;

  /// The examples of an epoch in the order they are visited.
  std::vector<std::uint32_t> sequence(std::uint64_t epoch) const;
  const Dataset& data() const;  ///< mapped features
  const FeatureMap& feature_map() const;
  Updates journal() const;

  /// Holds examples of base features out from the run, none at first: what counts its mistakes counts them too. As many
  /// base features each as the run was made with, and a label as its learner takes them. Replaces those before. Fails
  /// with `wrong_length`, `not_finite`, `out_of_range`, `bad_label`; then they stay.
  [[nodiscard]] Error hold_out(Dataset examples);

 private:
  friend class RunInside;  ///< which every run is
  Run() = default;
};

}  // namespace perceptron
