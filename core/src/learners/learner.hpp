#pragma once

#include "data/journal.hpp"
#include "numeric/lanes.hpp"
#include "numeric/task.hpp"
#include "perceptron/feature_map.hpp"
#include "perceptron/learners/option.hpp"
#include "perceptron/visit.hpp"

namespace perceptron {

using Examples = std::span<const std::uint32_t>;  ///< by their numbers

/// Where a block of visits ends: after so many visits, or right after the update that makes so many updates.
struct BlockLimit {
  std::size_t visits;
  std::size_t updates;  ///< at least 1
};

/// A block of visits that are to be made.
struct Block {
  Examples sequence;   ///< the examples that are left of the epoch
  double first_visit;  ///< the number of the first visit
  BlockLimit limit;
  Journal* journal;  ///< null where none is kept; else it has room for so many updates

  /// Records the update of the visit at `place` in the sequence.
  void record(std::size_t place, double score, double coefficient, std::uint32_t mistakes = 1) const {
    if (journal) journal->append(visit(place), sequence[place], score, coefficient, mistakes);
  }
  double visit(std::size_t place) const { return first_visit + static_cast<double>(place); }
};

struct BlockResult {
  std::size_t visits;
  std::size_t updates;
  std::size_t unsettled;  ///< what speaks against convergence: mistakes, or for `margin` updates
  bool finished = false;  ///< training has come to its end, although there are mistakes
  bool broken = false;    ///< a number was not finite at the last of these visits: there can be no other
};

/// What predicts, for code that does not know the learner.
enum class ModelKind : std::uint8_t {
  hyperplane,   ///< d weights and a bias
  hyperplanes,  ///< one a class; labels and predictions are class numbers
  votes,        ///< of every weight vector there has been: they are made of the journal, which a run has to keep
  other,
};

/// The weight vectors there have been, for a vote: vector k are the weights after k updates.
struct History {
  const Journal* journal;  ///< null for a run without
  Numbers parameters;      ///< after `first` updates
  /// Those who are asked: first…last−1, as far as there are any.
  std::size_t first = 0;
  std::size_t last = static_cast<std::size_t>(-1);
};

/// One moment of a run, as far as predictions depend on it.
struct Moment {
  const Dataset& data;
  Numbers parameters;
  double visit;         ///< visits made
  std::size_t updates;  ///< updates made
  History history;
};

/// How many numbers a learner keeps.
struct Sizes {
  std::size_t weights;  ///< in training: they come first in the parameters; of linear learners d weights and the bias
  std::size_t parameters;
  std::size_t initial;  ///< weights that a spec may set; `start` makes the parameters at visit 0 of them
  /// How many updates a run may make before it has to stop with `journal_full`.
  std::size_t most_updates = std::numeric_limits<std::size_t>::max();
};

/// About how many multiply-adds training is.
struct TrainingCosts {
  double preparation;  ///< in all
  double visit;        ///< with the update it may make
  double replay;       ///< to make an update again
};

/// About how many multiply-adds the model of a moment is.
struct ModelCosts {
  double prediction;  ///< of a row
  double mistake;     ///< to count it, for an example of `training_mistakes`, once that has been brought near
};

/// An update rule and a prediction rule over a flat vector of parameters. Everything that changes while training is in
/// the parameters, which is what makes seeking possible.
class Learner {
 public:
  virtual ~Learner() = default;

  /// Which budget it asks before it keeps more than parameters (null: none), and how much it may keep.
  void keep_within(MemoryBudget* memory, const Limits& most) {
    memory_ = memory;
    most_ = most;
  }

  CacheMutex& caches() const { return caches_; }

  /// Called once, before anything else, with the labels and the number of mapped features: checks them, and sizes what
  /// depends on them. Here: labels −1 or +1, both present.
  virtual Error check_labels(Numbers y, std::size_t /*features*/) { return check_two_labels(y); }

  /// Called next, with the mapped features: computes what visits will need. Here: nothing. If it fails there is no run.
  virtual Task<Error> prepare(const Dataset&, Work&) { co_return Error(); }

  virtual Sizes sizes(const Dataset& data) const = 0;

  /// Here: nothing to prepare, and a multiply-add a weight for a visit.
  virtual TrainingCosts training_costs(const Dataset& data) const;

  /// Here: a multiply-add a weight for a row.
  virtual ModelCosts model_costs(const Moment& moment) const;

  /// Makes the parameters at visit 0 of `Sizes::initial` weights, or of none. Here: these, then zeros.
  virtual void start(const Dataset& data, Numbers initial, std::span<double> parameters) const;

  /// Visits the examples of a block in turn, until a limit is reached. No allocation.
  virtual BlockResult visit(std::span<double> parameters, const Dataset& data, const Block& block) const = 0;

  /// Applies the updates first…last−1 of the journal: the same bits as the visits that made them.
  virtual void replay(std::span<double> parameters, const Dataset& data, const Journal& journal, std::size_t first,
                      std::size_t last) const = 0;

  /// What a visit of an example finds, before any update.
  virtual Prediction activation(Numbers parameters, const Dataset& data, std::uint32_t example) const = 0;

  /// Whether a prediction is a mistake on an example of this label. Here: where the labels differ.
  virtual bool mistake(const Prediction& prediction, double label) const { return prediction.label != label; }

  /// The change of the weights in training by the first visit of `sequence`, which is what is left of the epoch. False
  /// where that visit makes no update; then `change` means nothing.
  virtual bool change(Numbers parameters, const Dataset& data, Examples sequence, std::span<double> change) const = 0;

  /// Predicts mapped rows, one after another in `rows`, by the model of a moment.
  virtual void predict(const Moment& moment, Numbers rows, std::span<Prediction> predictions) const = 0;

  /// Predicts the points of a grid, row by row, faster than point by point; false, with nothing done, where it cannot.
  virtual bool field(const Moment&, const FeatureMap&, const Grid&, std::span<Prediction>) const { return false; }

  /// What predicts, as numbers: see each learner's header. Here: the weights in training.
  virtual std::vector<double> model(const Moment& moment) const;

  /// The mistakes of the model on mapped rows with these labels, numbered from `number` on. Adds the numbers of wrong
  /// rows to `wrong` unless it is null.
  std::size_t mistakes(const Moment& moment, Numbers rows, Numbers labels, std::size_t number,
                       std::vector<std::uint32_t>* wrong) const;

  /// The same of the training examples first…last−1.
  virtual std::size_t training_mistakes(const Moment& moment, std::size_t first, std::size_t last,
                                        std::vector<std::uint32_t>* wrong) const;

  /// Does in slices what `training_mistakes` would otherwise do first. True once it is done. Here: nothing.
  virtual bool approach_count(const Moment&, Work&) const { return true; }

  virtual ModelKind model_kind() const { return ModelKind::other; }

  /// Puts the scores of one mapped row by the weights in training into `scores`, one a class; none with two labels.
  virtual void scores(Numbers /*parameters*/, Numbers /*row*/, std::vector<double>& scores) const { scores.clear(); }

 protected:
  /// Counts one more mistake, and adds the example to `wrong` unless that is null.
  static std::size_t count_as_wrong(std::size_t example, std::vector<std::uint32_t>* wrong) {
    if (wrong) wrong->push_back(static_cast<std::uint32_t>(example));
    return 1;
  }

  MemoryBudget* memory_ = nullptr;
  Limits most_;
  mutable CacheMutex caches_;  ///< guards what a learner changes in its const members
};

/// A learner of two classes whose parameters begin with d weights and a bias, and whose updates add to them.
class LinearLearner : public Learner {
 public:
  explicit LinearLearner(bool bias) : bias_(bias ? 1.0 : 0.0) {}

  Sizes sizes(const Dataset& data) const override { return {width(data), width(data), width(data)}; }

  Prediction activation(Numbers parameters, const Dataset& data, std::uint32_t example) const override;
  void predict(const Moment& moment, Numbers rows, std::span<Prediction> predictions) const override;

  ModelKind model_kind() const override { return ModelKind::hyperplane; }

 protected:
  /// d weights and the bias.
  static std::size_t width(const Dataset& data) { return data.d + 1; }

  double bias_;  ///< 1 with a bias, 0 without: the value of the constant feature
};

/// Adds `count` to the vote on each row on the positive side of `w`, d weights and a bias, and takes it on the
/// negative.
void add_votes(Numbers w, double count, const double* rows, std::size_t d, std::span<double> votes);

/// What a score of exactly 0 is a mistake on, by the sign of the label. The four tie rules differ in nothing else.
struct Ties {
  bool on_positive;
  bool on_negative;

  /// A tie is a mistake on positives when score 0 predicts −1 or nothing, and the other way round.
  explicit Ties(TieRule rule)
      : on_positive(rule == TieRule::mistake || rule == TieRule::negative),
        on_negative(rule == TieRule::mistake || rule == TieRule::positive) {}

  bool mistake(double score, double label) const {
    if (score == 0) return label > 0 ? on_positive : on_negative;
    return !(label * score > 0);
  }
};

}  // namespace perceptron
