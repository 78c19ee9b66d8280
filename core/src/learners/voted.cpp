#include "learners/online_learner.hpp"
#include "learners/registry.hpp"
#include "numeric/bits.hpp"

namespace perceptron {

void add_votes(Numbers w, double count, const double* rows, std::size_t d, std::span<double> votes) {
  using detail::Pair;
  const Pair counts{count, count}, none{0, 0};
  with_width(d, [&](auto width) {
    const double b = w[width];
    const auto score = [&](std::size_t k) { return dot(w.data(), rows + k * width, width) + b; };
    // Without a branch, which would often be guessed wrongly.
    const auto of = [&](Pair scores) { return (scores > none ? counts : none) - (scores < none ? counts : none); };
    std::size_t k = 0;
    for (; k + 2 <= votes.size(); k += 2) {
      double* const pair = &votes[k];
      detail::store(pair, detail::load(pair) + of(Pair{score(k), score(k + 1)}));
    }
    if (k < votes.size()) votes[k] += of(Pair{score(k), 0})[0];
  });
}

namespace {

/// The weight vectors of a run as voters: voter k is the weights after k updates, and its count the visits they
/// survived. The present one, which comes last, has one vote more.
struct Voters {
  const Moment& moment;
  double bias;

  /// Calls `take(weights and bias, count)` for the voters first…last−1, all before the present one. `w` is voter
  /// `first`, and voter `last` afterwards.
  template <class Take>
  void walk(std::span<double> w, std::size_t first, std::size_t last, Take take) const {
    const Journal& journal = *moment.history.journal;
    const std::size_t d = moment.data.d;
    double since = since_visit(first);
    for (std::size_t k = first; k < last; ++k) {
      const double until = journal.visit(k) + 1;
      take(w, until - since);
      since = until;
      // As `replay` does; a call for each of a million voters would cost more than the arithmetic.
      const double c = journal.coefficient(k);
      add_scaled(w.data(), c, moment.data.row(journal.example(k)), d);
      w[d] += c * bias;
    }
  }

  Numbers present() const { return moment.parameters.first(moment.data.d + 1); }
  double present_count() const { return moment.visit + 1 - since_visit(moment.updates); }
  double since_visit(std::size_t k) const { return k > 0 ? moment.history.journal->visit(k - 1) + 1 : 0; }
};

/// The votes for each training example, kept from one question to the next: only voters that have come or gone since
/// are asked. Votes are whole numbers below 2^53, so adding and subtracting leave no trace. A cache of one run.
class VoteTally {
 public:
  /// Makes room at the first call. False where there is no memory for it.
  [[nodiscard]] bool create(const Dataset& data, MemoryBudget* memory) {
    if (!before_.empty()) return true;
    memory_ = Allotment(memory);
    if (!memory_.grow((2 * data.size() + data.d + 1) * sizeof(double))) return false;
    before_.assign(data.size(), 0);
    return true;
  }

  bool empty() const { return before_.empty(); }

  /// After `create`: asks the voters that have come or gone since, as far as there is work. True once all have been
  /// asked.
  bool approach(const Voters& voters, Work& work) {
    const Dataset& data = voters.moment.data;
    choose(voters);
    if (next_ < end_ && work.over()) return false;
    const double cost = 2 * static_cast<double>((data.d + 1) * (data.size() + 1));
    const std::size_t asked = next_ + work.rows(cost, end_ - next_);
    const double sign = leaving_ ? -1 : 1;
    voters.walk(weights_, next_, asked,
                [&](Numbers w, double count) { add_votes(w, sign * count, data.X.data(), data.d, before_); });
    work.spend(static_cast<double>(asked - next_) * cost);
    next_ = asked;
    if (next_ < end_) return false;
    if (leaving_) begin(leaving_, voters.present());
    return true;
  }

  /// After `create`: the votes of all voters for the training examples first…last−1. After `approach` only the present
  /// voter is asked.
  Numbers votes(const Voters& voters, std::size_t first, std::size_t last) {
    Work work = Work::unlimited();
    approach(voters, work);
    const Dataset& data = voters.moment.data;
    votes_.assign(before_.begin() + first, before_.begin() + last);
    add_votes(voters.present(), voters.present_count(), data.row(first), data.d, votes_);
    return votes_;
  }

 private:
  /// Decides whether voters that have come are added, voters that are gone are subtracted, or all are asked anew,
  /// whichever is least; goes on with what has been begun.
  void choose(const Voters& voters) {
    const std::size_t wanted = voters.moment.updates;
    if (leaving_ > 0 && leaving_ == wanted) return;
    const bool fewer = next_ > wanted;
    if (weights_.empty() || leaving_ > 0 || (fewer && next_ - wanted > wanted)) {
      std::fill(before_.begin(), before_.end(), 0.0);
      begin(0, voters.moment.history.parameters);
    } else if (fewer) {
      end_ = next_;
      begin(wanted, voters.present());
      leaving_ = wanted;
      return;
    }
    end_ = wanted;
  }

  /// Goes on with a voter, and its weights.
  void begin(std::size_t voter, Numbers weights) {
    next_ = voter;
    leaving_ = 0;
    weights_.assign(weights.begin(), weights.end());
  }

  Allotment memory_;
  std::size_t next_ = 0, end_ = 0;  ///< the next voter that is asked, and where that ends
  /// The first voter that is gone: the votes are of all before `end_`, except leaving_…next_−1. 0 while none is: then
  /// they are of all before `next_`.
  std::size_t leaving_ = 0;
  std::vector<double> weights_;  ///< of the next voter
  std::vector<double> before_;   ///< (n) by the voters that are not present any more
  std::vector<double> votes_;    ///< what was asked for last
};

/// The votes on a grid whose features grow along rows. Along a row each voter changes its mind at most once, so a row
/// costs it O(1), not O(columns): it adds to the row's differences there, and their running sum is the vote.
class VotedField {
 public:
  VotedField(const FeatureMap& map, const Grid& grid) : differences_((grid.columns + 1) * grid.rows) {
    const auto mapped = [&](std::size_t column, std::size_t row) {
      const double base[] = {grid.x(column), grid.y(row)};
      std::array<double, 2> features;
      map.apply(base, 1, features.data());
      return features;
    };
    constexpr double infinity = std::numeric_limits<double>::infinity();
    columns_.push_back(-infinity);
    for (std::size_t i = 0; i < grid.columns; ++i) columns_.push_back(mapped(i, 0)[0]);
    columns_.push_back(infinity);
    for (std::size_t j = 0; j < grid.rows; ++j) rows_.push_back(mapped(0, j)[1]);
    step_ = (columns_[width()] - columns_[1]) / static_cast<double>(std::max<std::size_t>(width() - 1, 1));
  }

  /// Whether no score on it overflows, whatever the weights.
  bool bounded() const {
    const auto within = [](double x) { return std::abs(x) <= limits::magnitude; };
    return std::all_of(columns_.begin() + 1, columns_.end() - 1, within) &&
           std::all_of(rows_.begin(), rows_.end(), within);
  }

  void add(Numbers w, double count) {
    if (waiting_ == voters_.size()) count_votes();
    const double sign = w[0] < 0 ? -1 : 1;
    const double w1 = sign * w[0], w2 = sign * w[1], b = sign * w[2], votes = sign * count;
    const double scale = 1 / (w1 * step_);
    voters_[waiting_++] = {w1, w2, b, 0.5 - (w1 * columns_[1] + b) * scale, -w2 * scale, votes};
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
  /// A voter, negated where the first weight is below 0, which rounds nothing: so scores grow along a row or stay.
  struct Voter {
    double w1, w2, b;
    double crossing, slope;  ///< crossing + slope·y: about the first column past the line, before rounding
    double votes;
  };

  std::size_t width() const { return columns_.size() - 2; }

  /// Adds the waiting votes to the differences, row by row, so that row and voters stay in the nearest cache. Rounding
  /// keeps order, so a score never falls along the row: it goes from below 0 to 0 at one column, and from 0 to above at
  /// one; nearly always the same one, and the one guessed.
  void count_votes() {
    const double* const columns = columns_.data() + 1;
    const auto last_column = static_cast<std::int32_t>(width());
    for (std::size_t j = 0; j < rows_.size(); ++j) {
      const double y = rows_[j];
      double* const row = &differences_[j * (width() + 1)];
      for (const Voter *voter = voters_.data(), *const last = voter + waiting_; voter != last; ++voter) {
        // Rounded, the whole number is in the low bits. Not every target converts without a check.
        const double guess = (voter->crossing + voter->slope * y) + 0x1p52;
        const std::int32_t guessed = std::clamp(static_cast<std::int32_t>(bits_of(guess)), 0, last_column);
        const double along = voter->w2 * y;
        // The bits of `dot`; infinite beyond the row, or NaN where the weight is 0: neither below nor above 0, nor 0.
        const auto score = [&](std::int32_t i) { return (voter->w1 * columns[i] + along) + voter->b; };
        const double before = score(guessed - 1), after = score(guessed);
        if ((before < 0) & (after > 0)) [[likely]] {
          row[guessed] += 2 * voter->votes;
          continue;
        }
        const double beyond = 0.5 - score(0) / (voter->w1 * step_);
        std::int32_t column = beyond > 0 ? static_cast<std::int32_t>(std::min<double>(beyond, last_column)) : 0;
        while (score(column - 1) >= 0) --column;
        while (score(column) < 0) ++column;
        row[column] += voter->votes;
        while (score(column) == 0) ++column;
        row[column] += voter->votes;
      }
    }
    waiting_ = 0;
  }

  std::vector<double> columns_;  ///< the first feature, with an infinity at either end
  std::vector<double> rows_;     ///< the second
  double step_;
  std::vector<double> differences_;
  double left_ = 0;                ///< the votes left of every change
  std::size_t waiting_ = 0;        ///< voters whose votes are not counted yet
  std::array<Voter, 256> voters_;  ///< they: as many as the nearest cache holds with a row
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

  /// Every voter is made from the one before it, then asked. For the examples trained on only the present one is asked,
  /// once the votes of the rest are kept.
  ModelCosts model_costs(const Moment& moment) const override {
    const CacheLock lock(caches_);
    const double voter = 2 * static_cast<double>(width(moment.data));
    const double all = voter * static_cast<double>(moment.updates + 1);
    return {all, tally_.empty() ? all : voter};
  }

  void predict(const Moment& moment, Numbers rows, std::span<Prediction> predictions) const override {
    std::vector<double> votes(predictions.size());
    for_each_voter(moment, [&](Numbers w, double count) { add_votes(w, count, rows.data(), moment.data.d, votes); });
    std::transform(votes.begin(), votes.end(), predictions.begin(), predicted);
  }

  std::size_t training_mistakes(const Moment& moment, std::size_t first, std::size_t last,
                                std::vector<std::uint32_t>* wrong) const override {
    const CacheLock lock(caches_);
    if (!tally_.create(moment.data, memory_)) return OnlineLearner::training_mistakes(moment, first, last, wrong);
    const auto votes = tally_.votes({moment, bias_}, first, last);
    std::size_t mistakes = 0;
    for (std::size_t i = first; i < last; ++i) {
      if (rule().mistake(votes[i - first], moment.data.y[i])) mistakes += count_as_wrong(i, wrong);
    }
    return mistakes;
  }

  bool approach_count(const Moment& moment, Work& work) const override {
    const CacheLock lock(caches_);
    return !tally_.create(moment.data, memory_) || tally_.approach({moment, bias_}, work);
  }

  /// The same numbers as point by point.
  bool field(const Moment& moment, const FeatureMap& map, const Grid& grid,
             std::span<Prediction> predictions) const override {
    if (!map.monotone() || moment.data.d != 2 || grid.columns == 0) return false;
    VotedField field(map, grid);
    if (!field.bounded()) return false;
    for_each_voter(moment, [&](Numbers w, double count) { field.add(w, count); });
    field.predict(predictions);
    return true;
  }

  std::vector<double> model(const Moment& moment) const override {
    std::vector<double> voters;
    voters.reserve((moment.updates + 1) * (width(moment.data) + 1));
    for_each_voter(moment, [&](Numbers w, double count) {
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
    const Voters voters{moment, bias_};
    std::vector<double> w(history.parameters.begin(), history.parameters.end());
    voters.walk(w, history.first, std::min(history.last, moment.updates), take);
    if (moment.updates < history.last) take(w, voters.present_count());
  }

  mutable VoteTally tally_;  ///< a cache: what it returns depends on nothing that changes
};

}  // namespace

std::unique_ptr<Learner> make_voted(const VotedOptions& options, bool bias) {
  return std::make_unique<VotedLearner>(RosenblattRule{options.learning_rate, Ties(options.tie)}, bias);
}

}  // namespace perceptron
