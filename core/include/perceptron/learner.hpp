#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "perceptron/dataset.hpp"
#include "perceptron/feature_map.hpp"
#include "perceptron/journal.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/memory_budget.hpp"
#include "perceptron/status.hpp"

namespace perceptron {

class Work;

/// The learners there are. The numbers cross the boundary to JavaScript: append only.
enum class LearnerKind : std::uint8_t {
  perceptron,
  margin,
  averaged,
  voted,
  pocket,
  batch,
  passive_aggressive,
  multiclass,
  kernel,
  nearest_neighbours,
  decision_tree,
};

/// Where a block of visits ends: after so many visits, or right after the update that makes so many updates.
struct BlockLimit {
  std::size_t visits;
  std::size_t updates;  ///< at least 1
};

struct BlockResult {
  std::size_t visits;
  std::size_t updates;
  std::size_t unsettled;  ///< what speaks against convergence: mistakes, or for `margin` updates
  bool finished = false;  ///< training has come to its end, although there are mistakes
};

/// What a learner says of a row: a score, and the label it reads from it; 0 where two labels are tied.
struct Prediction {
  double score;
  double label;
};

/// What predicts, as far as it matters to those who do not know the learner.
enum class ModelKind : std::uint8_t {
  hyperplane,   ///< d weights and a bias
  hyperplanes,  ///< one a class; labels and predictions are class numbers
  other,
};

/// One moment of a run, as far as predictions depend on it.
struct Moment {
  const Dataset& data;
  std::span<const double> start;       ///< the parameters after `first` updates
  std::span<const double> parameters;  ///< now
  double visit;                        ///< visits made
  std::size_t updates;                 ///< updates made
  const Journal* journal;              ///< null for a run without
  /// Of a vote, the voters asked: first…last−1, voter k being the weights after k updates.
  std::size_t first = 0;
  std::size_t last = static_cast<std::size_t>(-1);
};

/// A grid in the plane of two base features: column i of row j is the point (x0 + i·dx, y0 + j·dy), with dx > 0.
struct Grid {
  double x0, y0, dx, dy;
  std::size_t columns, rows;
  /// Of a part of a grid, which of its columns and rows come first: so the parts have the points of the whole, bit by
  /// bit.
  std::size_t first_column = 0;
  std::size_t first_row = 0;

  double x(std::size_t column) const { return x0 + static_cast<double>(first_column + column) * dx; }
  double y(std::size_t row) const { return y0 + static_cast<double>(first_row + row) * dy; }
};

/// An update rule and a prediction rule over a flat vector of parameters. Everything that changes while training is in
/// the parameters, which is what makes seeking possible.
class Learner {
 public:
  virtual ~Learner() = default;

  /// Whom it asks before it keeps more than parameters; else nobody.
  void keep_within(MemoryBudget* memory) { memory_ = memory; }

  /// Called once, before anything else, with the labels and the number of mapped features: checks them, and sizes what
  /// depends on them. Here: labels −1 or +1, both present.
  virtual Error check_labels(std::span<const double> y, std::size_t features);

  /// Called next, with the mapped features, until it says true: computes what visits will need, in slices. Here:
  /// nothing. With `error` set there can be no visits.
  virtual bool prepare(const Dataset&, Work&, Error& /*error*/) { return true; }

  /// About how many multiply-adds `prepare` is in all.
  virtual double preparation_cost(const Dataset&) const { return 0; }

  /// About how many multiply-adds a visit is, with the update it may make.
  virtual double visit_cost(const Dataset& data) const { return static_cast<double>(weights(data)); }

  /// About how many multiply-adds it is to make an update again.
  virtual double replay_cost(const Dataset& data) const { return visit_cost(data); }

  /// About how many multiply-adds it is to predict a row.
  virtual double prediction_cost(const Moment& moment) const { return static_cast<double>(weights(moment.data)); }

  /// How many numbers the weights in training are. They come first in the parameter vector; for linear learners they
  /// are d weights and the bias.
  virtual std::size_t weights(const Dataset& data) const { return data.d + 1; }

  /// Length of the parameter vector.
  virtual std::size_t parameters(const Dataset& data) const { return weights(data); }

  /// How many initial weights a spec may set. `start` makes the parameters at visit 0 of them.
  virtual std::size_t initial(const Dataset& data) const { return weights(data); }
  virtual void start(const Dataset& data, std::span<const double> initial, std::span<double> parameters) const;

  /// Visits the examples of `sequence` in turn, the first being visit number `first_visit`, until a limit is reached.
  /// `sequence` is what is left of the epoch. Updates go into `journal` unless it is null; room for `limit.updates`
  /// has been reserved. No allocation.
  virtual BlockResult visit(std::span<double> parameters, const Dataset& data, std::span<const std::uint32_t> sequence,
                            double first_visit, BlockLimit limit, Journal* journal) const = 0;

  /// Applies the updates first…last−1 of the journal: the same bits as the visits that made them.
  virtual void replay(std::span<double> parameters, const Dataset& data, const Journal& journal, std::size_t first,
                      std::size_t last) const = 0;

  /// What a visit of an example finds, before any update.
  virtual Prediction activation(std::span<const double> parameters, const Dataset& data,
                                std::uint32_t example) const = 0;

  /// Whether a prediction is a mistake on an example of this label.
  virtual bool mistake(const Prediction& prediction, double label) const = 0;

  /// The change of the weights in training by the first visit of `sequence`, which is what is left of the epoch. False
  /// where that visit makes no update; then what is in `change` says nothing.
  virtual bool change(std::span<const double> parameters, const Dataset& data, std::span<const std::uint32_t> sequence,
                      std::span<double> change) const = 0;

  /// Predicts mapped rows, one after another in `rows`, by the model of a moment.
  virtual void predict(const Moment& moment, std::span<const double> rows, std::span<Prediction> predictions) const = 0;

  /// Predicts the points of a grid, row by row, where the learner knows a faster way than point by point. False: it
  /// does not, and nothing was done.
  virtual bool field(const Moment&, const FeatureMap&, const Grid&, std::span<Prediction>) const { return false; }

  /// What predicts, as numbers: see each learner's header.
  virtual std::vector<double> model(const Moment& moment) const = 0;

  /// The mistakes of the model on the training examples first…last−1.
  virtual std::size_t training_mistakes(const Moment& moment, std::size_t first, std::size_t last) const;

  /// Brings near, in slices, what `training_mistakes` of these examples would otherwise make up for at once. True once
  /// it is done. Here: nothing.
  virtual bool approach_count(const Moment&, std::size_t /*first*/, std::size_t /*last*/, Work&) const { return true; }

  /// About how many multiply-adds a count is for an example, once it has been brought near.
  virtual double counting_cost(const Moment& moment) const { return prediction_cost(moment); }

  virtual ModelKind model_kind() const { return ModelKind::other; }

  /// Puts the scores of one mapped row by the weights in training into `scores`, one a class; none where there are but
  /// two labels.
  virtual void scores(std::span<const double> parameters, std::span<const double> row,
                      std::vector<double>& scores) const;

  /// Whether a run needs its journal for more than going back.
  virtual bool needs_journal() const { return false; }

  /// How many updates a run may make before it has to stop with `journal_full`.
  virtual std::size_t most_updates(const Dataset&) const { return limits::updates; }

 protected:
  MemoryBudget* memory_ = nullptr;
};

/// `settings` are the learner's own numbers, in the order its header documents. Null, with `error` set, when they are
/// not valid; fields are named as in the public spec ("learner.learningRate").
std::unique_ptr<Learner> make_learner(LearnerKind kind, bool bias, std::span<const double> settings, Error& error);

}  // namespace perceptron
