#pragma once

#include <cassert>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "perceptron/dataset.hpp"
#include "perceptron/feature_map.hpp"
#include "perceptron/journal.hpp"
#include "perceptron/learner.hpp"
#include "perceptron/learner_options.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/memory_budget.hpp"
#include "perceptron/names.hpp"
#include "perceptron/order.hpp"
#include "perceptron/result.hpp"
#include "perceptron/visit.hpp"

namespace perceptron {

/// What a run is made of: the public `spec`, as numbers.
struct RunSpec {
  Dataset data;                      ///< base features
  std::optional<Products> features;  ///< none: every base feature
  Scaling scaling = Scaling::none;
  bool bias = true;
  LearnerOptions learner;  ///< the perceptron's, unless others are set
  OrderKind order = OrderKind::given;
  std::uint64_t seed = 0;                     ///< 0…2^53−1
  std::vector<std::uint32_t> indices;         ///< for OrderKind::custom
  std::vector<double> initial;                ///< weights, then the bias, a class at a time; empty: zeros
  std::uint64_t max_epochs = 1000;            ///< 1…2^31−1
  bool journal = true;                        ///< without it, going back means training again from the start
  std::size_t max_updates = limits::updates;  ///< room of the journal, 1…limits::updates
  bool count_mistakes = false;                ///< whether a run without a journal knows `mistakes_made`
  MemoryBudget* memory = nullptr;             ///< of which it keeps what it keeps, and which has to outlive it
};

/// Why a run has stopped.
enum class StopReason : std::uint8_t {
  none,
  converged,  ///< an epoch without a mistake (for `margin` without an update)
  max_epochs,
  journal_full,  ///< so many updates as it has room for, or no memory is left for more
  settled,  ///< the learner has finished, though there are mistakes: a step shorter than the tolerance, or no training
  not_finite,  ///< a rule of your own made a score, a weight or a number of its own infinite or NaN at the last visit
};

template <>
inline constexpr auto member_names<StopReason> = std::to_array<const char*>({"none", "converged", "max-epochs",
                                                                             "journal-full", "settled", "not-finite"});

/// A moment of training.
struct Place {
  std::uint64_t visit = 0;  ///< any at which there have been so many updates
  std::uint64_t updates = 0;
  std::vector<double> parameters;  ///< after so many updates; none where this is no place
};

class Checkpoints;
class Past;

/// Dataset × feature map × learner × order, and where training stands. The frontier is the farthest visit computed; the
/// present is anywhere up to it. Behind the frontier everything is replayed from the journal, bit for bit.
class Run final : private Journal::Source {
 public:
  static constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();
  /// Where a chunk of the journal is at most so many multiply-adds to make again, the journal drops its oldest.
  static constexpr double most_work_again = 4e7;

  ~Run();
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  /// A run at visit 0, or what is wrong with the spec: never neither. Checks sizes before it asks for memory. In
  /// slices, and where the cost is to be known first: `RunStart`.
  static Result<std::unique_ptr<Run>> create(RunSpec spec);

  /// Makes one visit. Nothing once the run has stopped. No allocation but for a journal chunk or a checkpoint that
  /// falls due, and what a learner keeps.
  std::optional<Visit> step();

  /// The record of the visit before the present moment, made again: the same bits. Nothing moves. Nothing at visit 0,
  /// or without a journal. Costs what `seek` to the last update costs; with the objective O(n·d) more.
  std::optional<VisitRecord> record(bool with_objective = false);

  /// What that visit did. Nothing where there is no record of it; costs as much.
  std::optional<VisitEffect> effect();

  /// Makes visits until a limit is reached or the run stops; returns how many.
  std::uint64_t advance(std::uint64_t visits, std::uint64_t updates = no_limit);

  /// Goes to the state just before a visit. Behind the frontier that is at most eight million multiply-adds, or few
  /// more, unless so many updates have gone before that their checkpoints had no room; beyond it trains on, to the end
  /// at most.
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
  /// The weights in training: the first of the parameters.
  std::span<const double> weights() const { return parameters().first(learner_->sizes(data_).weights); }

  std::uint64_t frontier() const { return frontier_.visit; }
  std::uint64_t frontier_updates() const { return frontier_.updates; }
  StopReason frontier_stop_reason() const { return stop_; }

  /// The examples of an epoch in the order they are visited.
  std::vector<std::uint32_t> sequence(std::uint64_t epoch) const;

  /// Mistakes of the present model on the training examples.
  std::size_t training_mistakes() const;

  /// Of the examples first…last−1 alone. Adds which they are to `wrong`, ascending, unless it is null.
  std::size_t training_mistakes(std::size_t first, std::size_t last, std::vector<std::uint32_t>* wrong = nullptr) const;

  /// Mistakes of the present model on rows of base features with these labels. Fails with `wrong_length` where they are
  /// not as many. Adds which they are to `wrong`, ascending and numbered from `number` on, unless it is null.
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

  /// Predicts rows of base features by the present model. Fails with `wrong_length` where they are not as many as
  /// `predictions`.
  Error predict(std::span<const double> X, std::span<Prediction> predictions) const;

  /// Predicts the training examples from `first` on, as many as there are and there is room for.
  void predict_training(std::size_t first, std::span<Prediction> predictions) const;

  /// Whether labels and predictions are class numbers.
  bool tells_classes() const { return learner_->model_kind() == ModelKind::hyperplanes; }

  /// Predicts the points of a grid by the present model, row by row. Of a vote only the voters first…last−1 are asked:
  /// their votes add up to those of all, which may be too many for one call. Fails as `check_grid`, and with
  /// `wrong_length` where the grid has not as many points as there are `predictions`.
  Error field(const Grid& grid, std::span<Prediction> predictions, std::size_t first = 0,
              std::size_t last = static_cast<std::size_t>(-1)) const;

  /// The perceptron's criterion J = Σ −y·a over the examples that the weights in training get wrong (Pavlu).
  double objective() const { return objective(0, data_.size(), 0); }

  /// `sum`, and on it what the examples first…last−1 add: the examples in turn give the same bits as all at once.
  double objective(std::size_t first, std::size_t last, double sum) const {
    return objective_of(parameters(), first, last, sum);
  }

  /// Whether one hyperplane predicts: then `model` is its weights and its bias.
  bool predicts_by_hyperplane() const { return learner_->model_kind() == ModelKind::hyperplane; }

  /// Whether all voters there have been are asked, whose votes add up: see `field`.
  bool votes() const { return learner_->model_kind() == ModelKind::votes; }

  /// The geometric margin of the model: the least y·a/‖w‖ over the training examples, below 0 where there are mistakes.
  /// NaN where the model is no hyperplane or its weights are 0.
  double margin() const { return margin(0, data_.size()); }

  /// Of the examples first…last−1 alone, as far as there are any: of none it is infinite. With a hyperplane O(d) each.
  double margin(std::size_t first, std::size_t last) const;

  /// About how many multiply-adds a visit is, with the update it may make.
  double visit_cost() const { return learner_->training_costs(data_).visit; }

  /// About how many multiply-adds it is to predict a row of base features by the present model.
  double prediction_cost() const;

  /// Brings the count of the mistakes on training examples first…last−1 near, in slices: true once it is done.
  bool approach_count(std::size_t first, std::size_t last, Work& work) const {
    return learner_->approach_count(moment(), first, last, work);
  }

  /// About how many multiply-adds it is to count the mistakes on a training example, once that has been brought near.
  double counting_cost() const { return learner_->model_costs(moment()).mistake; }

  /// The change of the weights that the last `step` made; empty when it made none.
  std::span<const double> change() const { return std::span(change_).first(changed_ ? change_.size() : 0); }

  /// What predicts now, as numbers: see the learner's header.
  std::vector<double> model() const { return learner_->model(moment()); }

  /// The scores that the last `step` found, one a class, before any update; empty with two labels.
  std::span<const double> scores() const { return scores_; }

  const Dataset& data() const { return data_; }  ///< mapped features

  /// Examples of base features that are held out from the run: none at first. What counts its mistakes counts them too.
  const Dataset& held_out() const { return held_out_; }
  /// As many base features each as the run was made with, and a label as its learner takes them. Replaces those before.
  /// Fails with `wrong_length`, `not_finite`, `out_of_range`, `bad_label`; then they stay.
  [[nodiscard]] Error hold_out(Dataset examples);

  const FeatureMap& feature_map() const { return map_; }
  const Journal& journal() const { return journal_; }
  bool has_journal() const { return keep_journal_; }

 private:
  friend class RunPreparation;
  friend class Model;

  explicit Run(MemoryBudget* memory);
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
  std::unique_ptr<Past> past_;
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

/// Whether a run can predict the points of a grid: `unknown` where it has not two base features, `out_of_range` for
/// numbers that are not finite, a dx that is not above 0, and other than 1 to `limits::grid` columns and rows.
Error check_grid(const Run& run, const Grid& grid);

}  // namespace perceptron
