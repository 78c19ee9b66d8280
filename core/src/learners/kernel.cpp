#include "learners/registry.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "learners/kernels.hpp"
#include "learners/linear_learner.hpp"
#include "numeric/work.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

namespace {

/// No sum of so many kernel values, each below this, overflows.
constexpr double largest_value = 1e280;

/// A length by its square; no less than it is where the square is too small for a double.
double root_of(double square) { return std::sqrt(square + 1e-280); }

/// Σ α_i·K(x_i, x) of every example of one run, for rbf. Brought up to date when it is asked for: in most runs it never
/// is.
class Totals {
 public:
  /// False where there is no memory for n examples.
  [[nodiscard]] bool create(std::size_t n, MemoryBudget* memory) {
    memory_ = Allotment(memory);
    if (!memory_.grow(2 * n * sizeof(double))) return false;
    totals_.assign(n, 0);
    counted_.assign(n, 0);
    updates_ = 0;
    return true;
  }

  /// For the counts α after so many updates. Counts only grow with updates, so what is known is added to.
  std::span<const double> of(std::span<const double> alpha, double updates, const Dataset& data, const Kernel& kernel,
                             Gram& gram) {
    if (updates < updates_) {
      std::fill(totals_.begin(), totals_.end(), 0.0);
      std::fill(counted_.begin(), counted_.end(), 0.0);
    }
    for (std::size_t i = 0; updates != updates_ && i < alpha.size(); ++i) {
      const double more = alpha[i] - counted_[i];
      if (more == 0) continue;
      add_scaled(totals_.data(), more, gram.row(data.X.data(), data.d, kernel, i).data(), alpha.size());
      counted_[i] = alpha[i];
    }
    updates_ = updates;
    return totals_;
  }

 private:
  Allotment memory_;
  std::vector<double> totals_;
  std::vector<double> counted_;  ///< the α in them
  double updates_ = 0;
};

class KernelLearner final : public Learner {
 public:
  KernelLearner(Kernel kernel, Ties ties) : kernel_(kernel), ties_(ties) {}

  Result<bool> prepare(const Dataset& data, Work& work) override {
    const auto measure = [&](std::size_t, std::size_t first, std::size_t last) {
      for (std::size_t i = first; i < last; ++i) {
        const double* const x = data.row(i);
        largest_ = std::max(largest_, dot(x, x, data.d));
        whole_ = whole_ && std::all_of(x, x + data.d, [](double value) { return std::trunc(value) == value; });
      }
    };
    if (!measuring_.run(1, data.size(), static_cast<double>(data.d + 1), work, measure)) return false;
    // |x·z| is at most the largest ‖x‖².
    const double one = 1;
    if (kernel_.kind != KernelKind::rbf && !(kernel_(&largest_, &one, 1) <= largest_value)) {
      return fail(Status::out_of_range, Field::X, Reason::kernel_overflow);
    }
    largest_ = kernel_.kind == KernelKind::rbf ? 1 : root_of(kernel_(&largest_, &one, 1));
    whole_ = whole_ && kernel_.kind != KernelKind::rbf && std::trunc(kernel_.offset) == kernel_.offset;
    has_totals_ = kernel_.kind == KernelKind::rbf && data.size() <= Gram::most_bytes / sizeof(double) / data.size();
    if (!gram_.create(data.size(), memory_) || (has_totals_ && !totals_.create(data.size(), memory_))) {
      return fail(Status::out_of_memory, Field::X, Reason::no_memory);
    }
    return true;
  }

  Sizes sizes(const Dataset& data) const override { return {data.size(), 2 * data.size() + 1, 0}; }

  /// An update moves the score of every example.
  TrainingCosts training_costs(const Dataset& data) const override {
    const double update = static_cast<double>(data.size()) * row_cost(data);
    return {static_cast<double>(data.size() * (data.d + 1)), update, update};
  }

  /// A look at every example, and a value of the kernel for each that counts; the scores of those trained on are there,
  /// but for those in doubt.
  ModelCosts model_costs(const Moment& moment) const override {
    const auto n = static_cast<double>(moment.data.size());
    const double values = (std::min(static_cast<double>(moment.updates), n) + 1) * row_cost(moment.data);
    const double doubtful = largest_error(moment.parameters, moment.data);
    const auto scores = moment.parameters.subspan(moment.data.size(), moment.data.size());
    const auto in_doubt =
        std::count_if(scores.begin(), scores.end(), [&](double score) { return std::abs(score) < doubtful; });
    return {n + values, 1 + static_cast<double>(in_doubt) / n * (n + values)};
  }

  BlockResult visit(std::span<double> parameters, const Dataset& data, std::span<const std::uint32_t> sequence,
                    double first_visit, BlockLimit limit, Journal* journal) const override {
    const CacheLock lock(caches_);
    const double* const scores = parameters.data() + data.size();
    const double doubtful = largest_error(parameters, data, sequence.size());
    std::size_t updates = 0;
    std::size_t i = 0;
    while (i < limit.visits && updates < limit.updates) {
      const std::uint32_t example = sequence[i++];
      if (data.y[example] * scores[example] > doubtful) continue;
      const double score = signed_score(parameters, data, example, doubtful);
      if (!ties_.mistake(score, data.y[example])) continue;
      if (journal) journal->append(first_visit + static_cast<double>(i - 1), example, score, 1, 1);
      update(parameters, data, example);
      ++updates;
    }
    return {i, updates, updates};
  }

  void replay(std::span<double> parameters, const Dataset& data, const Journal& journal, std::size_t first,
              std::size_t last) const override {
    const CacheLock lock(caches_);
    for (std::size_t k = first; k < last; ++k) update(parameters, data, journal.example(k));
  }

  Prediction activation(std::span<const double> parameters, const Dataset& data, std::uint32_t example) const override {
    return predicted(signed_score(parameters, data, example, largest_error(parameters, data)));
  }

  bool mistake(const Prediction& prediction, double label) const override {
    return ties_.mistake(prediction.score, label);
  }

  /// By the scores that are kept, which spares the sums: the count of `predict`, see `signed_score`.
  std::size_t training_mistakes(const Moment& moment, std::size_t first, std::size_t last,
                                std::vector<std::uint32_t>* wrong) const override {
    const double doubtful = largest_error(moment.parameters, moment.data);
    std::size_t mistakes = 0;
    for (std::size_t i = first; i < last; ++i) {
      const double score = signed_score(moment.parameters, moment.data, i, doubtful);
      if (ties_.mistake(score, moment.data.y[i])) mistakes += count_as_wrong(i, wrong);
    }
    return mistakes;
  }

  bool change(std::span<const double> parameters, const Dataset& data, std::span<const std::uint32_t> sequence,
              std::span<double> change) const override {
    const std::uint32_t example = sequence.front();
    if (!mistake(activation(parameters, data, example), data.y[example])) return false;
    std::fill(change.begin(), change.end(), 0.0);
    change[example] = 1;
    return true;
  }

  /// Adds up example by example. What cancels in exact arithmetic, as on XOR after every epoch of the linear kernel,
  /// leaves a sum of rounding errors, whose signs mean nothing: a score no larger than its error is a tie.
  void predict(const Moment& moment, std::span<const double> rows, std::span<Prediction> predictions) const override {
    const Dataset& data = moment.data;
    const auto alpha = moment.parameters.first(data.size());
    const auto terms =
        static_cast<double>(std::count_if(alpha.begin(), alpha.end(), [](double count) { return count > 0; }));
    const double relative = (terms + 1 + kernel_.roundings(data.d)) * epsilon;  // twice what is true to first order
    const double updates = moment.parameters[2 * data.size()];
    std::array<double, block> scores, values;
    for (std::size_t first = 0; first < predictions.size(); first += block) {
      const std::size_t count = std::min(block, predictions.size() - first);
      std::fill_n(scores.data(), count, 0.0);
      for (std::size_t i = 0; i < data.size(); ++i) {
        if (alpha[i] == 0) continue;
        kernel_.each(data.row(i), rows.data() + first * data.d, data.d, std::span(values).first(count));
        add_scaled(scores.data(), alpha[i] * data.y[i], values.data(), count);
      }
      for (std::size_t k = 0; k < count; ++k) {
        const double* const row = rows.data() + (first + k) * data.d;
        double score = scores[k];
        if (std::abs(score) <= 2 * relative * updates * largest_ * root_of(kernel_.magnitude(row, row, data.d))) {
          const double error = relative * magnitude(alpha, data, row);
          if (std::abs(score) <= error && std::isfinite(error)) score = 0;
        }
        predictions[first + k] = predicted(score);
      }
    }
  }

  std::vector<double> model(const Moment& moment) const override {
    const auto alpha = moment.parameters.first(moment.data.size());
    return {alpha.begin(), alpha.end()};
  }

 private:
  /// Rows whose scores are added up side by side: few enough for the cache.
  static constexpr std::size_t block = 256;

  static constexpr double epsilon = std::numeric_limits<double>::epsilon();

  /// Of whoever holds the caches.
  void update(std::span<double> parameters, const Dataset& data, std::uint32_t example) const {
    const std::size_t n = data.size();
    parameters[example] += 1;
    const auto row = gram_.row(data.X.data(), data.d, kernel_, example);
    add_scaled(parameters.data() + n, data.y[example], row.data(), n);
    parameters[2 * n] += 1;
  }

  /// The kept score of an example, with the sign that `predict` gives it. Both are sums of the same numbers, the kept
  /// one in the order of the updates. Near 0 their signs may differ, and only the predicted one knows ties: then it is
  /// that one. So training, convergence and every count go by one rule, the prediction's. A score that is further from
  /// 0 than both sums may err and a tie may be has its sign for certain: a visit then costs no sum.
  /// @param doubtful at least the `largest_error` of these parameters
  double signed_score(std::span<const double> parameters, const Dataset& data, std::size_t example,
                      double doubtful) const {
    const double score = parameters[data.size() + example];
    return std::abs(score) >= doubtful ? score : near_zero(parameters, data, example);
  }

  /// Few come here: a loop over visits is faster without this inside.
  [[gnu::noinline]] double near_zero(std::span<const double> parameters, const Dataset& data,
                                     std::size_t example) const {
    const CacheLock lock(caches_);
    const double score = parameters[data.size() + example];
    if (std::abs(score) >= error(parameters, data, example)) return score;
    const auto updates = static_cast<std::size_t>(parameters[2 * data.size()]);
    Prediction told;
    predict({data, parameters, 0, updates, {}}, {data.row(example), data.d}, {&told, 1});
    return predicted(score).label == told.label ? score : told.score;
  }

  /// What both sums may err by and a tie may be, for any example, now and after so many more updates.
  double largest_error(std::span<const double> parameters, const Dataset& data, std::size_t more = 0) const {
    const double updates = parameters[2 * data.size()] + static_cast<double>(more);
    const double most = relative_error(updates, data) * updates * largest_ * largest_;
    // Sums of whole numbers are exact in any order, and no tie but 0 is below 1.
    return whole_ && most < 1 ? 0 : most;
  }

  /// The same for one.
  double error(std::span<const double> parameters, const Dataset& data, std::size_t example) const {
    const std::size_t n = data.size();
    const double updates = parameters[2 * n];
    const double relative = relative_error(updates, data);
    if (kernel_.kind != KernelKind::rbf) {
      const double* const x = data.row(example);
      return relative * updates * largest_ * root_of(kernel_.magnitude(x, x, data.d));
    }
    // Where an update costs a row of the matrix, a sum costs no more.
    if (!has_totals_) return largest_error(parameters, data);
    // Where e^−t is not 0, 1 + t is less than 747.
    return relative * 747 * totals_.of(parameters.first(n), updates, data, kernel_, gram_)[example];
  }

  /// Both as a part of Σ α_i·magnitude(x_i, x): `updates` terms in the kept sum, at most n and one in `predict`, twice
  /// that for its tie. Doubled, for what is not of first order.
  double relative_error(double updates, const Dataset& data) const {
    const double terms = std::min(updates, static_cast<double>(data.size()));
    return (updates + 3 * terms + 4 * (1 + kernel_.roundings(data.d))) * epsilon;
  }

  /// Σ α_i·magnitude(x_i, x) of a row.
  double magnitude(std::span<const double> alpha, const Dataset& data, const double* row) const {
    double sum = 0;
    for (std::size_t i = 0; i < data.size(); ++i) {
      if (alpha[i] != 0) sum += alpha[i] * kernel_.magnitude(data.row(i), row, data.d);
    }
    return sum;
  }

  /// Of one value of the kernel; an exponential is worth some multiply-adds.
  static double row_cost(const Dataset& data) { return static_cast<double>(data.d) + 8; }

  Kernel kernel_;
  Ties ties_;
  double largest_ = 0;  ///< ‖x‖² of the examples measured so far; once prepared, √K(x, x)
  bool whole_ = true;   ///< whether all values of the kernel are whole numbers
  Passes measuring_;
  mutable Gram gram_;  ///< a cache: what it returns depends on nothing that changes
  mutable Totals totals_;
  bool has_totals_ = false;
};

}  // namespace

Result<std::unique_ptr<Learner>> make_kernel(const KernelOptions& options, bool) {
  if (Error error = check_options(options)) return error;
  const Kernel kernel{options.kind, static_cast<double>(options.degree), options.offset, options.gamma};
  return std::make_unique<KernelLearner>(kernel, Ties(options.tie));
}

double kernel_square(const KernelOptions& options, std::span<const double> x) {
  const Kernel kernel{options.kind, static_cast<double>(options.degree), options.offset, options.gamma};
  return kernel(x.data(), x.data(), x.size());
}

}  // namespace perceptron
