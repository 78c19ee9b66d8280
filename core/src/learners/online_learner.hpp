#pragma once

#include <cmath>

#include "learners/learner.hpp"

namespace perceptron {

/// A linear learner that looks at one example a visit and may add a multiple of it to the weights. `Rule` has
/// - `bool passes(score, label)`: a cheap test that, where it is true, rules an update out;
/// - `double coefficient(score, label, x, d)`: c of the update w ← w + c·x, 0 for none;
/// - perhaps `coefficient_either_way`: the same without a branch, for a division that takes longer than it is wasted;
/// - `bool mistake(score, label)`;
/// - `bool unsettled(score, label)`: whether an update at this score speaks against convergence.
template <class Rule>
class OnlineLearner : public LinearLearner {
 public:
  OnlineLearner(Rule rule, bool bias) : LinearLearner(bias), rule_(rule) {}

  BlockResult visit(std::span<double> parameters, const Dataset& data, const Block& block) const override {
    // With the number of features known to the compiler the weights live in registers. Only a plane's two gain enough.
    return data.d == 2 ? visit_block<2>(parameters, data, block) : visit_block<any>(parameters, data, block);
  }

  void replay(std::span<double> parameters, const Dataset& data, const Journal& journal, std::size_t first,
              std::size_t last) const override {
    const std::size_t d = data.d;
    for (std::size_t k = first; k < last; ++k) {
      const double c = journal.coefficient(k);
      add_scaled(parameters.data(), c, data.row(journal.example(k)), d);
      parameters[d] += c * bias_;
      if (keeps()) keep(parameters, data, journal.example(k), journal.visit(k), c);
    }
  }

  bool change(Numbers parameters, const Dataset& data, Examples sequence, std::span<double> change) const override {
    const std::uint32_t example = sequence.front();
    const double* const x = data.row(example);
    const double c = rule_.coefficient(activation(parameters, data, example).score, data.y[example], x, data.d);
    if (c == 0) return false;
    for (std::size_t j = 0; j < data.d; ++j) change[j] = c * x[j];
    change[data.d] = c * bias_;
    return true;
  }

  bool mistake(const Prediction& prediction, double label) const override {
    return rule_.mistake(prediction.score, label);
  }

 protected:
  const Rule& rule() const { return rule_; }

  /// Whether there is more to do at an update than to move the weights; `keep` then does it, after the move.
  virtual bool keeps() const { return false; }
  virtual void keep(std::span<double> /*parameters*/, const Dataset& /*data*/, std::uint32_t /*example*/,
                    double /*visit*/, double /*coefficient*/) const {}

 private:
  /// Whether the compiler says what a processor begins when; and has it begin a number here, in a register.
#if defined(__x86_64__)
  static constexpr bool processor = true;
  static void begin(double& number) { asm volatile("" : "+x"(number)); }
#elif defined(__aarch64__)
  static constexpr bool processor = true;
  static void begin(double& number) { asm volatile("" : "+w"(number)); }
#else
  static constexpr bool processor = false;
  static void begin(double&) {}
#endif
  /// Whether the rule can do without a branch where updates are so many that one would often be guessed wrongly.
  static constexpr bool branchless = requires { &Rule::coefficient_either_way; };
  static constexpr std::size_t any = 0;
  static constexpr std::size_t group = 8;
  static constexpr std::size_t many = 32;
  /// With so many updates in so many visits a branch that is guessed wrongly costs more than waiting.
  static constexpr std::size_t frequent = 14;

  template <std::size_t fixed>
  BlockResult visit_block(std::span<double> parameters, const Dataset& data, const Block& block) const {
    const auto [sequence, first_visit, limit, journal] = block;
    constexpr bool ahead = fixed != any && branchless && processor;
    const std::size_t d = fixed == any ? data.d : fixed;
    double few[fixed + 1];
    double* const w = fixed == any ? parameters.data() : few;
    if (fixed != any) std::copy_n(parameters.begin(), fixed, few);
    double b = parameters[d];
    const double* const X = data.X.data();
    const double* const y = data.y.data();
    const Rule rule = rule_;

    const auto score_of = [&](std::uint32_t example) { return dot(w, X + example * d, d) + b; };
    // An int, for `&` without a branch.
    const auto passes = [&](std::uint32_t example) { return int{rule.passes(score_of(example), y[example])}; };

    const auto add = [&](double c, const double* x) {
      if constexpr (fixed == any) {
        add_scaled(w, c, x, d);
      } else {
        // One by one, as the score needs them.
        for (std::size_t j = 0; j < fixed; ++j) few[j] += c * x[j];
      }
      b += c * bias_;
    };

    const bool keeps = this->keeps();
    Journal::End recorded = journal ? journal->end() : Journal::End{};
    std::size_t updates = 0;
    std::size_t unsettled = 0;
    std::size_t i = 0;
    bool rare = true;
    bool some = false;
    bool often = false;
    // An update by 0 instead of none: it changes no weight but −0, which no update makes.
    const auto is_negative_zero = [](double x) { return x == 0 && std::signbit(x); };
    const bool may_branch_less =
        branchless && !keeps && std::none_of(w, w + fixed, is_negative_zero) && !is_negative_zero(b);
    while (i < limit.visits && updates < limit.updates) {
      // Where a score is a few instructions, the branch after it costs as much: while updates are rare, a group of
      // visits shares one.
      if constexpr (fixed != any) {
        const auto group_passes = [&](const std::uint32_t* next) {
          int pass = 1;
          for (std::size_t k = 0; k < group; ++k) pass &= passes(next[k]);
          return pass != 0;
        };
        while (rare && i + group <= limit.visits && group_passes(&sequence[i])) i += group;
      }
      const std::size_t before = updates;
      if constexpr (fixed != any && branchless) {
        // Where about half of the visits update, a branch would be guessed wrongly all the time.
        if (often) {
          const std::size_t end = std::min(limit.visits, i + many);
          for (; i < end && updates < limit.updates; ++i) {
            const std::uint32_t example = sequence[i];
            const double* const x = X + example * d;
            const double label = y[example];
            const double score = score_of(example);
            const double c = rule.coefficient_either_way(score, label, x, d);
            const bool made = c != 0;
            if (journal) {
              // Put in any case: where it is no update, the next one takes its place.
              recorded.put(first_visit + static_cast<double>(i), example, score, c, made & rule.mistake(score, label));
              recorded.slot += made;
            }
            add(c, x);
            updates += made;
            unsettled += made & rule.unsettled(score, label);
          }
          often = updates - before >= frequent;
          continue;
        }
      }
      const std::size_t end = fixed == any ? limit.visits : std::min(limit.visits, i + (some ? many : group));
      while (i < end && updates < limit.updates) {
        const std::uint32_t example = sequence[i++];
        const double label = y[example];
        const double score = score_of(example);
        double c = 0;
        // A division begun before the branch is done by the time that a wrong guess is known; but compilers put it off
        // until it is needed.
        if constexpr (ahead) {
          c = rule.coefficient_either_way(score, label, X + example * d, d);
          begin(c);
        }
        if (rule.passes(score, label)) [[likely]]
          continue;
        if constexpr (!ahead) c = rule.coefficient(score, label, X + example * d, d);
        if (c == 0) continue;
        const double visit = first_visit + static_cast<double>(i - 1);
        if (journal) {
          recorded.put(visit, example, score, c, rule.mistake(score, label));
          ++recorded.slot;
        }
        add(c, X + example * d);
        ++updates;
        unsettled += rule.unsettled(score, label);
        if (keeps) {
          if (fixed != any) std::copy(few, few + d, parameters.begin());
          parameters[d] = b;
          keep(parameters, data, example, visit, c);
        }
      }
      rare = updates == before;
      some = updates - before > 1;
      often = may_branch_less && updates - before >= frequent;
    }
    if (fixed != any) std::copy(few, few + d, parameters.begin());
    parameters[d] = b;
    if (updates > 0 && journal) journal->extend_to(recorded);
    return {i, updates, unsettled};
  }

  Rule rule_;
};

/// Rosenblatt's rule w ← w + η·y·x, made while y·a ≤ `margin`. With margin 0 the tie rule decides at score 0.
struct RosenblattRule {
  double learning_rate;
  Ties ties;
  double margin = 0;

  bool passes(double score, double label) const { return label * score > margin; }

  bool mistake(double score, double label) const { return ties.mistake(score, label); }

  bool unsettled(double, double) const { return true; }

  double coefficient(double score, double label, const double*, std::size_t) const {
    if (passes(score, label)) return 0;
    return margin > 0 || mistake(score, label) ? learning_rate * label : 0;
  }
};

extern template class OnlineLearner<RosenblattRule>;

}  // namespace perceptron
