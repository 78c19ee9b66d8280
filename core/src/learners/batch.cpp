#include <cmath>

#include "learners/learner.hpp"
#include "learners/registry.hpp"

namespace perceptron {
namespace {

class BatchLearner final : public LinearLearner {
 public:
  BatchLearner(const BatchOptions& options, bool bias)
      : LinearLearner(bias), learning_rate_(options.learning_rate), ties_(options.tie), tolerance_(options.tolerance) {}

  Sizes sizes(const Dataset& data) const override { return {width(data), 2 * width(data), width(data)}; }

  /// A visit looks at one example, but an update at all.
  TrainingCosts training_costs(const Dataset& data) const override {
    const auto row = static_cast<double>(width(data));
    return {0, row, static_cast<double>(data.size()) * row};
  }

  BlockResult visit(std::span<double> parameters, const Dataset& data, const Block& block) const override {
    const std::size_t visits = block.limit.visits;
    if (visits < block.sequence.size()) return {visits, 0, 0};
    const double score = activation(parameters, data, block.sequence.back()).score;
    const std::size_t mistakes = take_step(parameters, data);
    if (mistakes == 0) return {visits, 0, 0};
    block.record(visits - 1, score, static_cast<double>(mistakes), static_cast<std::uint32_t>(mistakes));
    const auto step = parameters.subspan(width(data));
    return {visits, 1, mistakes, std::sqrt(dot(step.data(), step.data(), step.size())) < tolerance_};
  }

  void replay(std::span<double> parameters, const Dataset& data, const Journal&, std::size_t first,
              std::size_t last) const override {
    for (std::size_t k = first; k < last; ++k) take_step(parameters, data);
  }

  bool mistake(const Prediction& prediction, double label) const override {
    return ties_.mistake(prediction.score, label);
  }

  bool change(Numbers parameters, const Dataset& data, Examples sequence, std::span<double> change) const override {
    return sequence.size() == 1 && step_from(parameters, data, change) > 0;
  }

 private:
  /// Moves the weights and keeps the step behind them. Returns how many examples were wrong; with none nothing changes.
  std::size_t take_step(std::span<double> parameters, const Dataset& data) const {
    const auto step = parameters.subspan(width(data));
    const std::size_t mistakes = step_from(parameters, data, step);
    if (mistakes > 0) add_scaled(parameters.data(), 1, step.data(), step.size());
    return mistakes;
  }

  std::size_t step_from(Numbers parameters, const Dataset& data, std::span<double> step) const {
    if (data.d == 2) return step_in_plane(parameters, data, step);
    std::size_t mistakes = 0;
    std::fill(step.begin(), step.end(), 0.0);
    for (std::uint32_t i = 0; i < data.size(); ++i) {
      if (!mistake(activation(parameters, data, i), data.y[i])) continue;
      add_scaled(step.data(), learning_rate_ * data.y[i], data.row(i), data.d);
      step[data.d] += learning_rate_ * data.y[i] * bias_;
      ++mistakes;
    }
    return mistakes;
  }

  /// The same bits without a branch, which would often be guessed wrongly: an example that is right adds 0.
  std::size_t step_in_plane(Numbers parameters, const Dataset& data, std::span<double> step) const {
    using detail::Pair;
    const double w1 = parameters[0], w2 = parameters[1], b = parameters[2];
    const double* row = data.X.data();
    Pair sums{0, 0};
    double sum = 0;
    std::size_t mistakes = 0;
    for (const double label : data.y) {
      const Pair x = detail::load(row);
      const bool wrong = ties_.mistake(w1 * x[0] + w2 * x[1] + b, label);
      const double c = wrong * (learning_rate_ * label);
      sums += Pair{c, c} * x;
      sum += c * bias_;
      mistakes += wrong;
      row += 2;
    }
    detail::store(step.data(), sums);
    step[2] = sum;
    return mistakes;
  }

  double learning_rate_;
  Ties ties_;
  double tolerance_;
};

}  // namespace

std::unique_ptr<Learner> make_batch(const BatchOptions& options, bool bias) {
  return std::make_unique<BatchLearner>(options, bias);
}

}  // namespace perceptron
