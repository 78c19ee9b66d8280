#pragma once

#include "data/order.hpp"
#include "learners/learner.hpp"
#include "perceptron/run.hpp"
#include "run/checkpoints.hpp"

namespace perceptron {

/// What a visit did to what is said of its example.
struct VisitEffect {
  double before;  ///< its score; of several classes that of its own, minus the highest of the others
  double after;   ///< by the weights after the visit
  bool mistake;   ///< whether these get it wrong
};

/// What every run is: all its data, and what jobs, pictures and bindings ask of it in addition to `Run`.
class RunInside final : public Run, private Journal::Source {
 public:
  /// Where a chunk of the journal is at most so many multiply-adds to make again, the journal drops its oldest.
  static constexpr double most_work_again = 4e7;

  /// What the visit before the present moment did; nothing where it has no `record`.
  std::optional<VisitEffect> effect();

  /// The long part of `seek`, in slices: replays for about so many multiply-adds, above 0, without moving the run. True
  /// once going to the visit, and from there to the update before it, takes an update or two. Beyond the frontier it
  /// means the frontier.
  bool approach(std::uint64_t visit, double work);

  std::uint64_t frontier_updates() const { return frontier_.updates; }
  /// The visit from which on the weights are those after so many updates, up to `frontier_updates()`. Asserts a
  /// journal.
  std::uint64_t visit_after(std::uint64_t updates) const {
    return updates == 0 ? 0 : static_cast<std::uint64_t>(journal_.visit(static_cast<std::size_t>(updates) - 1)) + 1;
  }
  StopReason frontier_stop_reason() const { return stop_; }

  /// Mistakes of the present model on the examples first…last−1. Adds their numbers to `wrong` unless it is null.
  std::size_t training_mistakes(std::size_t first, std::size_t last, std::vector<std::uint32_t>* wrong = nullptr) const;
  using Run::training_mistakes;

  /// The same of rows that are numbered from `number` on.
  Result<std::size_t> mistakes(Numbers X, Numbers labels, std::vector<std::uint32_t>* wrong,
                               std::size_t number = 0) const;
  using Run::mistakes;

  /// Whether the learner counts a prediction as a mistake on an example of this label.
  bool is_mistake(const Prediction& prediction, double label) const { return learner_->mistake(prediction, label); }

  /// Mistakes made in training up to the frontier. Asserts that there is a journal, or `RunSpec::count_mistakes`.
  double mistakes_made() const {
    assert(keep_journal_ || count_mistakes_);
    return journal_.mistakes_made();
  }

  /// Mistakes made in training before a visit, up to the frontier; 0 without a journal.
  std::size_t mistakes_before(double visit) const { return journal_.mistakes(journal_.count_before(visit)); }

  /// Predicts the training examples from `first` on, as many as there are and there is room for.
  void predict_training(std::size_t first, std::span<Prediction> predictions) const;

  /// Predicts the points of a grid by the present model, row by row. Only the voters first…last−1 of a vote are asked:
  /// such parts add up to the whole. Fails as `check_grid`, and with `wrong_length` where the points are not as many as
  /// `predictions`.
  Error field(const Grid& grid, std::span<Prediction> predictions, std::size_t first = 0,
              std::size_t last = static_cast<std::size_t>(-1)) const;

  /// `sum` plus what the examples first…last−1 add to the objective: in parts it has the same bits as at once.
  double objective(std::size_t first, std::size_t last, double sum) const {
    return objective_of(parameters(), first, last, sum);
  }
  using Run::objective;

  /// Whether labels and predictions are class numbers.
  bool tells_classes() const { return learner_->model_kind() == ModelKind::hyperplanes; }
  /// Whether one hyperplane predicts: then `model` is its weights and its bias.
  bool predicts_by_hyperplane() const { return learner_->model_kind() == ModelKind::hyperplane; }
  /// Whether all voters there have been are asked, whose votes add up: see `field`.
  bool votes() const { return learner_->model_kind() == ModelKind::votes; }

  /// Of the examples first…last−1 alone, as far as there are any: of none it is infinite. With a hyperplane O(d) each.
  double margin(std::size_t first, std::size_t last) const;
  using Run::margin;

  /// About how many multiply-adds a visit is, with the update it may make.
  double visit_cost() const { return learner_->training_costs(data_).visit; }
  /// About how many multiply-adds it is to predict a row of base features by the present model.
  double prediction_cost() const;
  /// See `Learner::approach_count`.
  bool approach_count(Work& work) const { return learner_->approach_count(moment(), work); }
  /// About how many multiply-adds it is to count the mistakes on a training example after that.
  double counting_cost() const { return learner_->model_costs(moment()).mistake; }

  const Dataset& held_out() const { return held_out_; }
  const Journal& journal() const { return journal_; }
  bool has_journal() const { return keep_journal_; }
  const LearnerOptions& options() const { return options_; }
  bool has_bias() const { return bias_; }

 private:
  friend class Run;
  friend class RunPreparation;

  explicit RunInside(MemoryBudget* memory) : memory_(memory), journal_(memory), checkpoints_(memory), recent_(memory) {}
  bool at_frontier() const { return present_ == &frontier_; }
  Moment moment() const;
  Visit visit_with(Numbers parameters, std::uint64_t number, std::uint32_t example) const;
  void predict_rows(const Moment& moment, Numbers X, std::span<Prediction> predictions) const;
  std::uint64_t advance_frontier(std::uint64_t visits, std::uint64_t updates);
  BlockLimit block_limit(std::uint64_t visits, std::uint64_t updates);
  double objective_of(Numbers parameters, std::size_t first, std::size_t last, double sum) const;
  void end_epoch();
  void restart();
  TrainingState* replay(std::uint64_t updates, double work);
  Checkpoint checkpoint_before(std::uint64_t updates) const;
  TrainingState state_at(const Checkpoint& checkpoint) const;
  void visit_again(TrainingState& state, std::uint64_t updates, Journal* journal) const;
  void make_again(std::size_t first, Journal& into) const override;

  Shared<Allotment> examples_;  ///< of all runs that share them
  Allotment memory_;            ///< all but examples, journal, checkpoints and what learners keep
  Dataset data_;
  Dataset held_out_;
  FeatureMap map_;
  LearnerOptions options_;
  bool bias_ = true;
  std::unique_ptr<Learner> learner_;
  Order order_;
  std::uint64_t max_epochs_ = 0;
  std::uint64_t max_updates_ = 0;
  bool keep_journal_ = true;
  bool count_mistakes_ = false;  ///< by a journal that forgets

  Journal journal_;
  Checkpoints checkpoints_;
  std::vector<double> initial_;
  TrainingState frontier_;
  EpochSequence frontier_sequence_;
  RecentStates recent_;
  EpochSequence past_sequence_;
  TrainingState on_the_way_;     ///< to a state that is being made again
  mutable TrainingState again_;  ///< where the last updates end that were made again
  mutable EpochSequence again_sequence_;
  TrainingState* present_ = &frontier_;  ///< or a recent one
  std::size_t unsettled_ = 0;            ///< in the frontier's epoch, so far
  bool finished_ = false;
  std::vector<double> change_;
  bool changed_ = false;  ///< whether the last `step` made the change
  std::vector<double> scores_;
  StopReason stop_ = StopReason::none;
};

/// Maps rows of base features in parts, since there may be a thousand products a feature. Calls `take(mapped, first,
/// count)` with the rows from `first` on.
template <class Take>
void map_in_parts(const FeatureMap& map, Numbers X, std::size_t n, Take take) {
  const std::size_t d = map.features();
  const std::size_t most = std::max<std::size_t>(1, (std::size_t{1} << 20) / std::max<std::size_t>(1, d));
  std::vector<double> mapped;
  for (std::size_t first = 0; first < n; first += most) {
    const std::size_t count = std::min(most, n - first);
    mapped.resize(count * d);
    map.apply(X.data() + first * map.base_features(), count, mapped.data());
    take(Numbers(mapped), first, count);
  }
}

inline RunInside& inside(Run& run) { return static_cast<RunInside&>(run); }
inline const RunInside& inside(const Run& run) { return static_cast<const RunInside&>(run); }

/// Whether a run can predict the points of a grid: `unknown` unless it has two base features, `out_of_range` for
/// numbers that are not finite, dx ≤ 0, and other than 1 to `limits::grid` columns and rows.
Error check_grid(const RunInside& run, const Grid& grid);

}  // namespace perceptron
