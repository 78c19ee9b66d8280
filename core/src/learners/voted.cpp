#include "perceptron/learners/voted.hpp"

#include <algorithm>
#include <cmath>

#include "learners/rosenblatt.hpp"
#include "learners/vote_tally.hpp"
#include "learners/voters.hpp"
#include "numeric/bits.hpp"

namespace perceptron {

namespace {

/// A voter as it sees rows of a grid: weights and bias, all negated where the first weight is below 0, so that scores
/// grow along a row or stay. Negation rounds nothing.
struct Voter {
  double w1, w2, b;
  double sign;
  double scale;  ///< how many columns a unit of score is wide
};

/// Of 0…2^31. Its bits are those of the sum: WASM would ask first whether a conversion is possible.
std::size_t nearest_whole(double x) { return static_cast<std::uint32_t>(bits_of(x + 0x1p52)); }

/// Where a voter's score changes along a row: from below 0 to 0 at column `to_zero`, from 0 to above at `from_zero`.
struct Change {
  std::size_t to_zero;
  std::size_t from_zero;
};

/// The mapped features along the sides of a grid.
class Axes {
 public:
  Axes(const FeatureMap& map, const Grid& grid) {
    double base[2] = {grid.x(0), grid.y(0)};
    double mapped[2];
    for (std::size_t i = 0; i < grid.columns; ++i) {
      base[0] = grid.x(i);
      map.apply(base, 1, mapped);
      columns_.push_back(mapped[0]);
    }
    for (std::size_t j = 0; j < grid.rows; ++j) {
      base[1] = grid.y(j);
      map.apply(base, 1, mapped);
      rows_.push_back(mapped[1]);
    }
    step_ = (columns_.back() - columns_.front()) / static_cast<double>(std::max<std::size_t>(columns_.size() - 1, 1));
  }

  /// Whether no score on them overflows, whatever the weights.
  bool bounded() const {
    const auto within = [](double x) { return std::abs(x) <= limits::magnitude; };
    return std::all_of(columns_.begin(), columns_.end(), within) && std::all_of(rows_.begin(), rows_.end(), within);
  }

  Voter voter(std::span<const double> w) const {
    const double sign = w[0] < 0 ? -1 : 1;
    return {sign * w[0], sign * w[1], sign * w[2], sign, sign / (w[0] * step_)};
  }

  /// The score is rounded, but rounding keeps order: it never falls along the row.
  Change change(const Voter& voter, std::size_t j) const {
    const std::size_t end = columns_.size();
    const double* const x = columns_.data();
    const double along = voter.w2 * rows_[j];
    // The bits of `dot`.
    const auto score = [&](std::size_t i) { return (voter.w1 * x[i] + along) + voter.b; };
    // The first column past where the line crosses the row; the score itself decides.
    const double guess = 0.5 - score(0) * voter.scale;
    std::size_t to_zero = guess > 0 ? nearest_whole(std::min(guess, static_cast<double>(end))) : 0;
    while (to_zero > 0 && score(to_zero - 1) >= 0) --to_zero;
    while (to_zero < end && score(to_zero) < 0) ++to_zero;
    std::size_t from_zero = to_zero;
    while (from_zero < end && score(from_zero) == 0) ++from_zero;
    return {to_zero, from_zero};
  }

 private:
  std::vector<double> columns_;
  std::vector<double> rows_;
  double step_;
};

class VotedLearner final : public OnlineLearner<RosenblattRule> {
 public:
  using OnlineLearner::OnlineLearner;

  ModelKind model_kind() const override { return ModelKind::votes; }

  /// No more updates than that all voters fit into memory at once.
  Sizes sizes(const Dataset& data) const override {
    const std::size_t most = std::min(limits::updates, limits::values / (width(data) + 1));
    return {width(data), width(data), width(data), most};
  }

  /// Every voter is made of the one before it, then asked; of those trained on the present one alone, where the votes
  /// of the others are kept.
  ModelCosts model_costs(const Moment& moment) const override {
    const double voter = 2 * static_cast<double>(width(moment.data));
    const double all = voter * static_cast<double>(moment.updates + 1);
    return {all, tally_.empty() ? all : voter};
  }

  void predict(const Moment& moment, std::span<const double> rows, std::span<Prediction> predictions) const override {
    std::vector<double> votes(predictions.size());
    for_each_voter(moment, [&](std::span<const double> w, double count) {
      add_votes(w, count, rows.data(), moment.data.d, votes);
    });
    std::transform(votes.begin(), votes.end(), predictions.begin(), predicted);
  }

  std::size_t training_mistakes(const Moment& moment, std::size_t first, std::size_t last) const override {
    if (!tally_.create(moment.data, memory_)) return OnlineLearner::training_mistakes(moment, first, last);
    const auto votes = tally_.votes(moment, bias_, first, last);
    std::size_t mistakes = 0;
    for (std::size_t i = first; i < last; ++i) mistakes += rule().mistake(votes[i - first], moment.data.y[i]);
    return mistakes;
  }

  bool approach_count(const Moment& moment, std::size_t first, std::size_t last, Work& work) const override {
    return !tally_.create(moment.data, memory_) || tally_.approach(moment, bias_, first, last, work);
  }

  /// Along a row of the grid each voter changes its mind at most once. So a voter costs O(1) a row, not O(columns): it
  /// adds to the row's differences where it changes, and their running sum is the vote. The same numbers as point by
  /// point.
  bool field(const Moment& moment, const FeatureMap& map, const Grid& grid,
             std::span<Prediction> predictions) const override {
    if (!map.monotone() || moment.data.d != 2 || grid.columns == 0) return false;
    const Axes axes(map, grid);
    if (!axes.bounded()) return false;
    const std::size_t stride = grid.columns + 1;
    std::vector<double> differences(stride * grid.rows);
    double left = 0;  // the votes left of every change
    for_each_voter(moment, [&](std::span<const double> w, double count) {
      const Voter voter = axes.voter(w);
      const double votes = count * voter.sign;
      left -= votes;
      for (std::size_t j = 0; j < grid.rows; ++j) {
        const Change change = axes.change(voter, j);
        double* const row = differences.data() + j * stride;
        row[change.to_zero] += votes;
        row[change.from_zero] += votes;
      }
    });
    for (std::size_t j = 0; j < grid.rows; ++j) {
      double vote = left;
      for (std::size_t i = 0; i < grid.columns; ++i) {
        vote += differences[j * stride + i];
        predictions[j * grid.columns + i] = predicted(vote);
      }
    }
    return true;
  }

  std::vector<double> model(const Moment& moment) const override {
    std::vector<double> voters;
    voters.reserve((moment.updates + 1) * (width(moment.data) + 1));
    for_each_voter(moment, [&](std::span<const double> w, double count) {
      voters.insert(voters.end(), w.begin(), w.end());
      voters.push_back(count);
    });
    return voters;
  }

 private:
  /// Calls `take(weights and bias, count)` for each weight vector in turn.
  template <class Take>
  void for_each_voter(const Moment& moment, Take take) const {
    const History& history = moment.history;
    if (history.first > moment.updates) return;
    const Voters voters(moment, bias_);
    std::vector<double> w(history.parameters.begin(), history.parameters.end());
    voters.walk(w, history.first, std::min(history.last, moment.updates), take);
    if (moment.updates < history.last) take(w, voters.present_count());
  }

  mutable VoteTally tally_;  ///< a cache: what it returns depends on nothing that changes
};

}  // namespace

Result<std::unique_ptr<Learner>> make_voted(const VotedOptions& options, bool bias) {
  return make_rosenblatt<VotedLearner>(options, bias);
}

}  // namespace perceptron
