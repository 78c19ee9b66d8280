#include "learners/registry.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>

#include "learners/rosenblatt.hpp"
#include "learners/vote_tally.hpp"
#include "learners/voters.hpp"

namespace perceptron {

namespace {

using detail::Pair;
using Ints = std::int32_t __attribute__((vector_size(16)));

/// A voter as it sees rows of a grid: weights and bias, all negated where the first weight is below 0, so that scores
/// grow along a row or stay. Negation rounds nothing.
struct Voter {
  double w1, w2, b;
  double crossing,
      slope;  ///< crossing + slope · the second feature: about the first column past the line, before rounding
  double votes;
};

/// Two of them, side by side.
struct VoterPair {
  Pair w1, w2, b;
  Pair crossing, slope;
  Pair votes;

  void set(int k, const Voter& voter) {
    w1[k] = voter.w1;
    w2[k] = voter.w2;
    b[k] = voter.b;
    crossing[k] = voter.crossing;
    slope[k] = voter.slope;
    votes[k] = voter.votes;
  }
};

/// The votes on a grid whose features grow along rows. Along a row each voter changes its mind at most once, so it
/// costs O(1) a row, not O(columns): it adds to the row's differences where it changes, and their running sum is the
/// vote.
class VotedField {
 public:
  VotedField(const FeatureMap& map, const Grid& grid) : differences_((grid.columns + 1) * grid.rows) {
    double base[2] = {grid.x(0), grid.y(0)};
    double mapped[2];
    columns_.push_back(-std::numeric_limits<double>::infinity());
    for (std::size_t i = 0; i < grid.columns; ++i) {
      base[0] = grid.x(i);
      map.apply(base, 1, mapped);
      columns_.push_back(mapped[0]);
    }
    columns_.push_back(std::numeric_limits<double>::infinity());
    for (std::size_t j = 0; j < grid.rows; ++j) {
      base[1] = grid.y(j);
      map.apply(base, 1, mapped);
      rows_.push_back(mapped[1]);
    }
    step_ = (x(grid.columns - 1) - x(0)) / static_cast<double>(std::max<std::size_t>(grid.columns - 1, 1));
  }

  /// Whether no score on it overflows, whatever the weights.
  bool bounded() const {
    const auto within = [](double x) { return std::abs(x) <= limits::magnitude; };
    return std::all_of(columns_.begin() + 1, columns_.end() - 1, within) &&
           std::all_of(rows_.begin(), rows_.end(), within);
  }

  void add(std::span<const double> w, double count) {
    if (waiting_ == 2 * pairs_.size()) count_votes();
    const double sign = w[0] < 0 ? -1 : 1;
    const double w1 = sign * w[0], w2 = sign * w[1], b = sign * w[2], votes = sign * count;
    const double scale = 1 / (w1 * step_);
    const Voter voter{w1, w2, b, 0.5 - (w1 * x(0) + b) * scale, -w2 * scale, votes};
    // With an odd number the last has a neighbour without votes.
    VoterPair& pair = pairs_[waiting_ / 2];
    const int lane = static_cast<int>(waiting_++ % 2);
    pair.set(lane, voter);
    if (lane == 0) pair.set(1, {w1, w2, b, voter.crossing, voter.slope, 0});
    left_ -= votes;
  }

  void predict(std::span<Prediction> predictions) {
    count_votes();
    const double* difference = differences_.data();
    Prediction* prediction = predictions.data();
    for (std::size_t j = 0; j < rows_.size(); ++j) {
      double vote = left_;
      for (std::size_t i = 0; i < width(); ++i) *prediction++ = predicted(vote += *difference++);
      ++difference;
    }
  }

 private:
  std::size_t width() const { return columns_.size() - 2; }

  /// Of column −1, too, and of the one past the last: infinite.
  double x(std::size_t column) const { return columns_[column + 1]; }

  /// Adds the votes of those who wait to the differences, row by row: so row and voters stay in the nearest cache.
  void count_votes() {
    const std::size_t used = (waiting_ + 1) / 2;
    const double* const columns = columns_.data();
    const auto last_column = static_cast<std::int32_t>(width());
    const Ints end{last_column, last_column, last_column, last_column};
    for (std::size_t j = 0; j < rows_.size(); ++j) {
      const double y = rows_[j];
      double* const row = &differences_[j * (width() + 1)];
      for (const VoterPair *pair = pairs_.data(), *const last = pair + used; pair != last; ++pair) {
        if (count_two(*pair, columns, end, y, row)) continue;
        count_one(*pair, 0, y, row);
        count_one(*pair, 1, y, row);
      }
    }
    waiting_ = 0;
  }

  /// Two voters on a row, where both change from below 0 to above 0 at the column that is guessed; else nothing.
  static bool count_two(const VoterPair& pair, const double* columns, Ints end, double y, double* row) {
    // Rounded, the whole number is in the low bits. Not every target converts without a check.
    const Pair guess = (pair.crossing + pair.slope * y) + 0x1p52;
    Ints whole;
    std::memcpy(&whole, &guess, sizeof whole);
    whole = whole > 0 ? whole : Ints{};
    whole = whole < end ? whole : end;
    const std::size_t first = static_cast<std::uint32_t>(whole[0]);
    const std::size_t second = static_cast<std::uint32_t>(whole[2]);
    const Pair at_first = detail::load(columns + first), at_second = detail::load(columns + second);
    const Pair along = pair.w2 * y;
    // The bits of `dot`. Infinity times a weight of 0 is no number, and neither below nor above.
    const Pair before = (pair.w1 * Pair{at_first[0], at_second[0]} + along) + pair.b;
    const Pair after = (pair.w1 * Pair{at_first[1], at_second[1]} + along) + pair.b;
    const auto changes = (before < 0) & (after > 0);
    if (!(changes[0] & changes[1])) return false;
    row[first] += 2 * pair.votes[0];
    row[second] += 2 * pair.votes[1];
    return true;
  }

  /// The score is rounded, but rounding keeps order: it never falls along the row. So it goes from below 0 to 0 at one
  /// column, and from 0 to above at one.
  void count_one(const VoterPair& pair, int k, double y, double* row) const {
    const std::size_t end = width();
    const double w1 = pair.w1[k], along = pair.w2[k] * y, b = pair.b[k];
    const auto score = [&](std::size_t i) { return (w1 * x(i) + along) + b; };
    const double guess = 0.5 - score(0) / (w1 * step_);
    std::size_t to_zero = guess > 0 ? static_cast<std::size_t>(std::min(guess, static_cast<double>(end))) : 0;
    while (to_zero > 0 && score(to_zero - 1) >= 0) --to_zero;
    while (to_zero < end && score(to_zero) < 0) ++to_zero;
    std::size_t from_zero = to_zero;
    while (from_zero < end && score(from_zero) == 0) ++from_zero;
    row[to_zero] += pair.votes[k];
    row[from_zero] += pair.votes[k];
  }

  std::vector<double> columns_;  ///< the first feature, with an infinity at either end
  std::vector<double> rows_;     ///< the second
  double step_;
  std::vector<double> differences_;
  double left_ = 0;                   ///< the votes left of every change
  std::size_t waiting_ = 0;           ///< voters whose votes are not counted yet
  std::array<VoterPair, 128> pairs_;  ///< they: as many as the nearest cache holds with a row
};

class VotedLearner final : public OnlineLearner<RosenblattRule> {
 public:
  using OnlineLearner::OnlineLearner;

  ModelKind model_kind() const override { return ModelKind::votes; }

  /// No more updates than that all voters fit into memory at once.
  Sizes sizes(const Dataset& data) const override {
    const std::size_t most = most_.values / (width(data) + 1);
    return {width(data), width(data), width(data), most};
  }

  /// Every voter is made of the one before it, then asked; of those trained on the present one alone, where the votes
  /// of the others are kept.
  ModelCosts model_costs(const Moment& moment) const override {
    const CacheLock lock(caches_);
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

  std::size_t training_mistakes(const Moment& moment, std::size_t first, std::size_t last,
                                std::vector<std::uint32_t>* wrong) const override {
    const CacheLock lock(caches_);
    if (!tally_.create(moment.data, memory_)) return OnlineLearner::training_mistakes(moment, first, last, wrong);
    const auto votes = tally_.votes(moment, bias_, first, last);
    std::size_t mistakes = 0;
    for (std::size_t i = first; i < last; ++i) {
      if (rule().mistake(votes[i - first], moment.data.y[i])) mistakes += count_as_wrong(i, wrong);
    }
    return mistakes;
  }

  bool approach_count(const Moment& moment, std::size_t first, std::size_t last, Work& work) const override {
    const CacheLock lock(caches_);
    return !tally_.create(moment.data, memory_) || tally_.approach(moment, bias_, first, last, work);
  }

  /// The same numbers as point by point.
  bool field(const Moment& moment, const FeatureMap& map, const Grid& grid,
             std::span<Prediction> predictions) const override {
    if (!map.monotone() || moment.data.d != 2 || grid.columns == 0) return false;
    VotedField field(map, grid);
    if (!field.bounded()) return false;
    for_each_voter(moment, [&](std::span<const double> w, double count) { field.add(w, count); });
    field.predict(predictions);
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
