#include "perceptron/learners/kernel.hpp"

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

/// Tells which scores Σ α_i·y_i·K(x_i, x) have a sign. What cancels in exact arithmetic, as on XOR after every epoch of
/// the linear kernel, leaves a sum of rounding errors, whose signs mean nothing: such a score is a tie.
class SignBound {
 public:
  SignBound(const Kernel& kernel, const Moment& moment) : kernel_(kernel), moment_(moment) {
    const Dataset& data = moment.data;
    double terms = 0;
    for (std::size_t i = 0; i < data.size(); ++i) {
      const double alpha = moment.parameters[i];
      if (alpha == 0) continue;
      terms += 1;
      length_ += alpha * root_of(data.row(i));
    }
    // Twice what is true to first order.
    relative_ = (terms + 1 + kernel.roundings(data.d)) * std::numeric_limits<double>::epsilon();
  }

  /// The score of a row of d values, or 0 where it is within its error.
  double signed_score(double score, const double* row) const {
    if (!(std::abs(score) <= relative_ * length_ * root_of(row))) return score;
    const double error = relative_ * magnitude(row);
    return std::abs(score) <= error && std::isfinite(error) ? 0 : score;
  }

 private:
  double root_of(const double* x) const { return std::sqrt(kernel_.magnitude(x, x, moment_.data.d)); }

  double magnitude(const double* row) const {
    const Dataset& data = moment_.data;
    double sum = 0;
    for (std::size_t i = 0; i < data.size(); ++i) {
      const double alpha = moment_.parameters[i];
      if (alpha != 0) sum += alpha * kernel_.magnitude(data.row(i), row, data.d);
    }
    return sum;
  }

  const Kernel& kernel_;
  const Moment& moment_;
  double length_ = 0;  ///< at least ‖Σ α_i·y_i·φ(x_i)‖
  double relative_;
};

class KernelLearner final : public Learner {
 public:
  KernelLearner(Kernel kernel, Ties ties) : kernel_(kernel), ties_(ties) {}

  Result<bool> prepare(const Dataset& data, Work& work) override {
    const auto measure = [&](std::size_t i) {
      largest_ = std::max(largest_, dot(data.row(i), data.row(i), data.d));
      return static_cast<double>(data.d + 1);
    };
    if (!measuring_.run(data.size(), work, measure)) return false;
    // |x·z| is at most the largest ‖x‖².
    const double one = 1;
    if (kernel_.kind != KernelKind::rbf && !(kernel_(&largest_, &one, 1) <= largest_value)) {
      return fail(Status::out_of_range, Field::X, Reason::kernel_overflow);
    }
    if (!gram_.create(data.size(), memory_)) {
      return fail(Status::out_of_memory, Field::X, Reason::no_memory);
    }
    return true;
  }

  Sizes sizes(const Dataset& data) const override { return {data.size(), 2 * data.size(), 0}; }

  /// An update moves the score of every example.
  TrainingCosts training_costs(const Dataset& data) const override {
    const double update = static_cast<double>(data.size()) * row_cost(data);
    return {static_cast<double>(data.size() * (data.d + 1)), update, update};
  }

  /// A look at every example, and a value of the kernel for each that counts; the scores of those trained on are there.
  ModelCosts model_costs(const Moment& moment) const override {
    const std::size_t n = moment.data.size();
    const double values = static_cast<double>(std::min(moment.updates, n) + 1) * row_cost(moment.data);
    return {static_cast<double>(n) + values, 1};
  }

  BlockResult visit(std::span<double> parameters, const Dataset& data, std::span<const std::uint32_t> sequence,
                    double first_visit, BlockLimit limit, Journal* journal) const override {
    const double* const scores = parameters.data() + data.size();
    std::size_t updates = 0;
    std::size_t i = 0;
    while (i < limit.visits && updates < limit.updates) {
      const std::uint32_t example = sequence[i++];
      const double score = scores[example];
      if (!ties_.mistake(score, data.y[example])) continue;
      if (journal) journal->append(first_visit + static_cast<double>(i - 1), example, score, 1, 1);
      update(parameters, data, example);
      ++updates;
    }
    return {i, updates, updates};
  }

  void replay(std::span<double> parameters, const Dataset& data, const Journal& journal, std::size_t first,
              std::size_t last) const override {
    for (std::size_t k = first; k < last; ++k) update(parameters, data, journal.example(k));
  }

  Prediction activation(std::span<const double> parameters, const Dataset& data, std::uint32_t example) const override {
    return predicted(parameters[data.size() + example]);
  }

  bool mistake(const Prediction& prediction, double label) const override {
    return ties_.mistake(prediction.score, label);
  }

  /// By the scores that training went by: a sum in another order may differ in the last bit, and a tie be none.
  std::size_t training_mistakes(const Moment& moment, std::size_t first, std::size_t last,
                                std::vector<std::uint32_t>* wrong) const override {
    const double* const scores = moment.parameters.data() + moment.data.size();
    std::size_t mistakes = 0;
    for (std::size_t i = first; i < last; ++i) {
      if (ties_.mistake(scores[i], moment.data.y[i])) mistakes += count_as_wrong(i, wrong);
    }
    return mistakes;
  }

  bool change(std::span<const double> parameters, const Dataset& data, std::span<const std::uint32_t> sequence,
              std::span<double> change) const override {
    const std::uint32_t example = sequence.front();
    if (!ties_.mistake(parameters[data.size() + example], data.y[example])) return false;
    std::fill(change.begin(), change.end(), 0.0);
    change[example] = 1;
    return true;
  }

  void predict(const Moment& moment, std::span<const double> rows, std::span<Prediction> predictions) const override {
    const Dataset& data = moment.data;
    const SignBound bound(kernel_, moment);
    std::array<double, block> scores, values;
    for (std::size_t first = 0; first < predictions.size(); first += block) {
      const std::size_t count = std::min(block, predictions.size() - first);
      scores.fill(0);
      for (std::size_t i = 0; i < data.size(); ++i) {
        const double alpha = moment.parameters[i];
        if (alpha == 0) continue;
        kernel_.each(data.row(i), rows.data() + first * data.d, data.d, std::span(values).first(count));
        add_scaled(scores.data(), alpha * data.y[i], values.data(), count);
      }
      for (std::size_t k = 0; k < count; ++k) {
        predictions[first + k] = predicted(bound.signed_score(scores[k], rows.data() + (first + k) * data.d));
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

  void update(std::span<double> parameters, const Dataset& data, std::uint32_t example) const {
    parameters[example] += 1;
    const auto row = gram_.row(data.X.data(), data.d, kernel_, example);
    add_scaled(parameters.data() + data.size(), data.y[example], row.data(), row.size());
  }

  /// Of one value of the kernel; an exponential is worth some multiply-adds.
  static double row_cost(const Dataset& data) { return static_cast<double>(data.d) + 8; }

  Kernel kernel_;
  Ties ties_;
  double largest_ = 0;  ///< ‖x‖² of the examples measured so far
  Loop measuring_;
  mutable Gram gram_;  ///< a cache: what it returns depends on nothing that changes
};

}  // namespace

Result<std::unique_ptr<Learner>> make_kernel(const KernelOptions& options) {
  if (Error error = check_options(options)) return error;
  const Kernel kernel{options.kind, static_cast<double>(options.degree), options.offset, options.gamma};
  return std::make_unique<KernelLearner>(kernel, Ties(options.tie));
}

double kernel_square(const KernelOptions& options, std::span<const double> x) {
  const Kernel kernel{options.kind, static_cast<double>(options.degree), options.offset, options.gamma};
  return kernel(x.data(), x.data(), x.size());
}

}  // namespace perceptron
