#include <cmath>

#include "learners/learner.hpp"
#include "learners/registry.hpp"
#include "perceptron/update_rule.hpp"

#ifndef PERCEPTRON_WITHOUT_RULES

namespace perceptron {

template <class Number>
double RuleState<Number>::linear_score(Numbers x) const {
  return dot(weights.data(), x.data(), weights.size()) + bias;
}
template double RuleState<double>::linear_score(Numbers) const;
template double RuleState<const double>::linear_score(Numbers) const;

template <class Number>
void RuleState<Number>::add(double c, Numbers x) const {
  for (std::size_t j = 0; j < weights.size(); ++j) weights[j] += c * x[j];
  bias += c * one;
}
template void RuleState<double>::add(double, Numbers) const;

namespace {

class RuleLearner final : public LinearLearner {
 public:
  RuleLearner(Shared<const UpdateRule> rule, bool bias)
      : LinearLearner(bias), rule_(std::move(rule)), scoring_(rule_->scoring()) {}

  /// How many numbers the rule keeps is asked here and never again: the parameters have one size.
  Error check_labels(Numbers y, std::size_t features) override {
    if (Error error = check_two_labels(y)) return error;
    own_ = rule_->own(features);
    const std::size_t most = most_.values - (features + 1);
    if (own_ <= most) return {};
    return fail(Status::too_large, Field::learner, Reason::own_numbers, most);
  }

  Sizes sizes(const Dataset& data) const override { return {width(data), width(data) + own_, width(data)}; }

  /// As if a visit looked at all of the parameters.
  TrainingCosts training_costs(const Dataset& data) const override {
    const auto numbers = static_cast<double>(sizes(data).parameters);
    return {0, numbers, numbers};
  }

  ModelCosts model_costs(const Moment& moment) const override {
    const Sizes numbers = sizes(moment.data);
    const auto row = static_cast<double>(scoring_ ? numbers.parameters : numbers.weights);
    return {row, row};
  }

  void start(const Dataset& data, Numbers initial, std::span<double> parameters) const override {
    LinearLearner::start(data, initial, parameters);
    rule_->start(state(parameters, data.d));
  }

  BlockResult visit(std::span<double> parameters, const Dataset& data, const Block& block) const override {
    BlockResult made{0, 0, 0};
    while (made.visits < block.limit.visits && made.updates < block.limit.updates && !made.broken) {
      const std::size_t place = made.visits++;
      const std::uint32_t example = block.sequence[place];
      const double score = score_of(parameters, row_of(data, example));
      const double label = data.y[example];
      made.broken = !std::isfinite(score);
      if (made.broken) return made;
      const bool wrong = rule_->mistake(label, score);
      const bool updates = rule_->updates(state(parameters, data.d), row_of(data, example), label, score);
      made.unsettled += wrong || updates;
      if (!updates) continue;
      block.record(place, score, update(parameters, data, example, score), wrong);
      ++made.updates;
      made.broken = !all_finite(parameters);
    }
    return made;
  }

  void replay(std::span<double> parameters, const Dataset& data, const Journal& journal, std::size_t first,
              std::size_t last) const override {
    for (std::size_t k = first; k < last; ++k) update(parameters, data, journal.example(k), journal.score(k));
  }

  Prediction activation(Numbers parameters, const Dataset& data, std::uint32_t example) const override {
    return predicted(score_of(parameters, row_of(data, example)));
  }

  bool mistake(const Prediction& prediction, double label) const override {
    return rule_->mistake(label, prediction.score);
  }

  bool change(Numbers parameters, const Dataset& data, Examples sequence, std::span<double> change) const override {
    const std::uint32_t example = sequence.front();
    const Numbers x = row_of(data, example);
    const double score = score_of(parameters, x);
    if (!std::isfinite(score) || !rule_->updates(state(parameters, data.d), x, data.y[example], score)) return false;
    std::vector<double> after(parameters.begin(), parameters.end());
    const double c = update(after, data, example, score);
    for (std::size_t j = 0; j < change.size(); ++j) {
      // What was added, where the coefficient says it: the difference may be rounded.
      const double added = c * (j < data.d ? x[j] : bias_);
      change[j] = parameters[j] + added == after[j] ? added : after[j] - parameters[j];
    }
    return true;
  }

  void predict(const Moment& moment, Numbers rows, std::span<Prediction> predictions) const override {
    if (!scoring_) return LinearLearner::predict(moment, rows, predictions);
    const std::size_t d = moment.data.d;
    for (std::size_t i = 0; i < predictions.size(); ++i) {
      predictions[i] = predicted(score_of(moment.parameters, rows.subspan(i * d, d)));
    }
  }

  ModelKind model_kind() const override { return scoring_ ? ModelKind::other : ModelKind::hyperplane; }

  std::vector<double> model(const Moment& moment) const override {
    if (!scoring_) return LinearLearner::model(moment);
    return {moment.parameters.begin(), moment.parameters.end()};
  }

 private:
  static Numbers row_of(const Dataset& data, std::uint32_t example) { return {data.row(example), data.d}; }

  static bool all_finite(Numbers numbers) {
    double nothing = 0;
    for (const double number : numbers) nothing += number * 0;
    return nothing == 0;
  }

  template <class Number>
  RuleState<Number> state(std::span<Number> parameters, std::size_t d) const {
    return {parameters.first(d), parameters[d], parameters.subspan(d + 1), bias_};
  }

  double score_of(Numbers parameters, Numbers x) const {
    const auto now = state(parameters, x.size());
    return scoring_ ? scoring_->score(now, x) : now.linear_score(x);
  }

  double update(std::span<double> parameters, const Dataset& data, std::uint32_t example, double score) const {
    const double c = rule_->update(state(parameters, data.d), row_of(data, example), data.y[example], score);
    if (bias_ == 0) parameters[data.d] = 0;
    return c;
  }

  Shared<const UpdateRule> rule_;
  const ScoringRule* scoring_;
  std::size_t own_ = 0;
};

}  // namespace

Result<std::unique_ptr<Learner>> make_own(const OwnLearner& own, bool bias) {
  if (!own.rule()) return fail(Status::unknown, Field::learner, Reason::no_rule);
  return std::make_unique<RuleLearner>(own.rule(), bias);
}

}  // namespace perceptron

#endif
