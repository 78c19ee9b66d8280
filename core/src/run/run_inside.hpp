#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "data/journal.hpp"
#include "data/order.hpp"
#include "learners/learner.hpp"
#include "perceptron/run.hpp"
#include "run/past.hpp"

namespace perceptron {

class Checkpoints;

/// All of a run: what `Run` hands on, which is documented there, and what jobs, pictures and bindings ask beside that.
class RunInside final : private Journal::Source {
 public:
  static constexpr std::uint64_t no_limit = Run::no_limit;
  /// Where a chunk of the journal is at most so many multiply-adds to make again, the journal drops its oldest.
  static constexpr double most_work_again = 4e7;

  ~RunInside();
  RunInside(const RunInside&) = delete;
  RunInside& operator=(const RunInside&) = delete;

  std::optional<Visit> step();
  std::optional<VisitRecord> record(bool with_objective = false);

  /// What the visit before the present moment did. Nothing where there is no record of it; costs as much.
  std::optional<VisitEffect> effect();

  std::uint64_t advance(std::uint64_t visits, std::uint64_t updates = no_limit);
  void seek(std::uint64_t visit);

  /// What is long of `seek`, in slices: replays for about so many multiply-adds, above 0, while the run stands where it
  /// stands. True once going there, and from there to the update before, takes an update or two; beyond the frontier
  /// that is said of the frontier. Another visit may be asked for at any time.
  bool approach(std::uint64_t visit, double work);

  std::uint64_t visit() const { return present_->visit; }
  std::uint64_t epoch() const { return present_->visit / data_.size(); }
  std::uint64_t updates() const { return present_->updates; }
  StopReason stop_reason() const { return at_frontier() ? stop_ : StopReason::none; }
  std::span<const double> parameters() const { return present_->parameters; }
  std::span<const double> weights() const { return parameters().first(learner_->sizes(data_).weights); }

  std::uint64_t frontier() const { return frontier_.visit; }
  std::uint64_t frontier_updates() const { return frontier_.updates; }
  StopReason frontier_stop_reason() const { return stop_; }

  std::vector<std::uint32_t> sequence(std::uint64_t epoch) const;

  /// Mistakes of the present model on the examples first…last−1. Adds which they are to `wrong`, ascending, unless it
  /// is null.
  std::size_t training_mistakes(std::size_t first, std::size_t last, std::vector<std::uint32_t>* wrong = nullptr) const;
  std::size_t training_mistakes() const { return training_mistakes(0, data_.size()); }

  /// Adds which mistakes they are to `wrong`, ascending and numbered from `number` on, unless it is null.
  Result<std::size_t> mistakes(std::span<const double> X, std::span<const double> labels,
                               std::vector<std::uint32_t>* wrong = nullptr, std::size_t number = 0) const;

  /// Whether the learner counts a prediction as a mistake on an example of this label.
  bool is_mistake(const Prediction& prediction, double label) const { return learner_->mistake(prediction, label); }

  /// Mistakes made in training up to the frontier. Asserts that there is a journal, or `RunSpec::count_mistakes`.
  double mistakes_made() const {
    assert(keep_journal_ || count_mistakes_);
    return journal_.mistakes_made();
  }

  /// Mistakes made in training before a visit, up to the frontier; 0 without a journal.
  std::size_t mistakes_before(double visit) const { return journal_.mistakes(journal_.count_before(visit)); }

  Error predict(std::span<const double> X, std::span<Prediction> predictions) const;

  /// Predicts the training examples from `first` on, as many as there are and there is room for.
  void predict_training(std::size_t first, std::span<Prediction> predictions) const;

  /// Predicts the points of a grid by the present model, row by row. Of a vote only the voters first…last−1 are asked:
  /// their votes add up to those of all, which may be too many for one call. Fails as `check_grid`, and with
  /// `wrong_length` where the grid has not as many points as there are `predictions`.
  Error field(const Grid& grid, std::span<Prediction> predictions, std::size_t first = 0,
              std::size_t last = static_cast<std::size_t>(-1)) const;

  /// `sum`, and on it what the examples first…last−1 add to the objective: the examples in turn give the same bits as
  /// all at once.
  double objective(std::size_t first, std::size_t last, double sum) const {
    return objective_of(parameters(), first, last, sum);
  }
  double objective() const { return objective(0, data_.size(), 0); }

  /// Whether labels and predictions are class numbers.
  bool tells_classes() const { return learner_->model_kind() == ModelKind::hyperplanes; }
  /// Whether one hyperplane predicts: then `model` is its weights and its bias.
  bool predicts_by_hyperplane() const { return learner_->model_kind() == ModelKind::hyperplane; }
  /// Whether all voters there have been are asked, whose votes add up: see `field`.
  bool votes() const { return learner_->model_kind() == ModelKind::votes; }

  /// Of the examples first…last−1 alone, as far as there are any: of none it is infinite. With a hyperplane O(d) each.
  double margin(std::size_t first, std::size_t last) const;
  double margin() const { return margin(0, data_.size()); }

  /// About how many multiply-adds a visit is, with the update it may make.
  double visit_cost() const { return learner_->training_costs(data_).visit; }
  /// About how many multiply-adds it is to predict a row of base features by the present model.
  double prediction_cost() const;
  /// Brings the count of the mistakes on training examples near, in slices: true once it is done.
  bool approach_count(Work& work) const { return learner_->approach_count(moment(), work); }
  /// About how many multiply-adds it is to count the mistakes on a training example, once that has been brought near.
  double counting_cost() const { return learner_->model_costs(moment()).mistake; }

  std::span<const double> change() const { return std::span(change_).first(changed_ ? change_.size() : 0); }
  std::span<const double> scores() const { return scores_; }
  std::vector<double> model() const { return learner_->model(moment()); }

  const Dataset& data() const { return data_; }
  const Dataset& held_out() const { return held_out_; }
  [[nodiscard]] Error hold_out(Dataset examples);
  const FeatureMap& feature_map() const { return map_; }
  const Journal& journal() const { return journal_; }
  bool has_journal() const { return keep_journal_; }
  const LearnerOptions& options() const { return options_; }
  bool has_bias() const { return bias_; }

 private:
  friend class RunPreparation;

  explicit RunInside(MemoryBudget* memory);
  std::uint64_t update_visit(std::size_t k) const { return static_cast<std::uint64_t>(journal_.visit(k)); }
  bool at_frontier() const { return present_ == &frontier_; }
  Moment moment() const;
  Visit visit_with(std::span<const double> parameters, std::uint64_t number, std::uint32_t example) const;
  std::vector<double> mapped(std::span<const double> X, std::size_t rows) const;
  void predict(const Moment& moment, std::span<const double> X, std::span<Prediction> predictions) const;
  std::uint64_t advance_frontier(std::uint64_t visits, std::uint64_t updates);
  BlockLimit block_limit(std::uint64_t visits, std::uint64_t updates);
  double objective_of(std::span<const double> parameters, std::size_t first, std::size_t last, double sum) const;
  void end_epoch();
  void restart();
  Place* replay(std::uint64_t updates, double work);
  std::uint64_t checkpoint_before(std::uint64_t updates) const;
  void go_to_checkpoint(Place& place, std::uint64_t updates) const;
  void visit_again(Place& place, std::uint64_t updates, Journal* journal) const;
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
  std::unique_ptr<Checkpoints> checkpoints_;
  std::vector<double> initial_;
  Place frontier_;
  EpochSequence frontier_sequence_;
  Past past_;
  EpochSequence past_sequence_;
  Place on_the_way_;     ///< from a place of the past to another
  mutable Place again_;  ///< where the last updates end that were made again
  mutable EpochSequence again_sequence_;
  Place* present_ = &frontier_;  ///< or one of the past
  std::size_t unsettled_ = 0;    ///< in the frontier's epoch, so far
  bool finished_ = false;
  std::vector<double> change_;
  bool changed_ = false;  ///< whether the last `step` made the change
  std::vector<double> scores_;
  StopReason stop_ = StopReason::none;
};

inline RunInside& inside(Run& run) { return *run.inside_; }
inline const RunInside& inside(const Run& run) { return *run.inside_; }

/// Whether a run can predict the points of a grid: `unknown` where it has not two base features, `out_of_range` for
/// numbers that are not finite, a dx that is not above 0, and other than 1 to `limits::grid` columns and rows.
Error check_grid(const RunInside& run, const Grid& grid);

}  // namespace perceptron
