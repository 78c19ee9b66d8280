// Rules from outside: only public headers are used for them.
#include "perceptron/update_rule.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <set>

#include "perceptron/comparison.hpp"
#include "run/experiment.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

/// The rule of the library's perceptron.
struct Rosenblatt : UpdateRule {
  explicit Rosenblatt(double given) : rate(given) {}

  double update(State state, std::span<const double> x, double label, double) const override {
    state.add(rate * label, x);
    return rate * label;
  }

  double rate;
};

/// The rule of the library's margin learner.
struct WithMargin : Rosenblatt {
  WithMargin(double rate_, double margin_) : Rosenblatt(rate_), margin(margin_) {}

  bool updates(ConstState, std::span<const double>, double label, double score) const override {
    return label * score <= margin;
  }

  double margin;
};

/// Cesa-Bianchi, Conconi and Gentile 2005: keeps the inverse of I + Σ z·zᵀ over its mistakes, with z = (x, one).
struct SecondOrder : UpdateRule {
  std::size_t own(std::size_t d) const override { return (d + 1) * (d + 1); }

  void start(State state) const override {
    const std::size_t width = state.weights.size() + 1;
    for (std::size_t j = 0; j < width; ++j) state.own[j * width + j] = 1;
  }

  double update(State state, std::span<const double> x, double label, double score) const override {
    const std::size_t d = x.size(), width = d + 1;
    const auto z = [&](std::size_t j) { return j < d ? x[j] : state.one; };
    std::vector<double> step(width);
    double length = 1;
    for (std::size_t i = 0; i < width; ++i) {
      for (std::size_t j = 0; j < width; ++j) step[i] += state.own[i * width + j] * z(j);
      length += step[i] * z(i);
    }
    const double c = (label - score) / length;
    for (std::size_t j = 0; j < d; ++j) state.weights[j] += c * step[j];
    state.bias += c * step[d];
    for (std::size_t i = 0; i < width; ++i) {
      for (std::size_t j = 0; j < width; ++j) state.own[i * width + j] -= step[i] * step[j] / length;
    }
    return c;
  }
};

/// A score that is not w·x + b: an example counts more the nearer it is to 0. Its own number counts updates.
struct Near : ScoringRule {
  std::size_t own(std::size_t) const override { return 1; }

  double score(ConstState state, std::span<const double> x) const override {
    double square = 1;
    for (const double value : x) square += value * value;
    return state.linear_score(x) / square;
  }

  double update(State state, std::span<const double> x, double label, double) const override {
    state.add(label / ++state.own[0], x);
    return label / state.own[0];
  }
};

/// Makes a number at its third update.
struct Breaking : Rosenblatt {
  Breaking(double number, bool own) : Rosenblatt(1), made(number), breaks_own(own) {}

  std::size_t own(std::size_t) const override { return 2; }

  double update(State state, std::span<const double> x, double label, double score) const override {
    const double c = Rosenblatt::update(state, x, label, score);
    if (++state.own[0] == 3) (breaks_own ? state.own[1] : state.weights[0]) = made;
    return c;
  }

  double made;
  bool breaks_own;
};

RunSpec with(OwnLearner learner, RunSpec spec) {
  spec.learner = std::move(learner);
  return spec;
}

RunSpec endless(std::size_t d, std::uint64_t seed) {
  RunSpec spec = shuffled(noisy(23, d, seed), seed);
  spec.max_epochs = 60;
  return spec;
}

void expect_same_moment(const Run& one, const Run& other) {
  EXPECT_EQ(one.visit(), other.visit());
  EXPECT_EQ(one.updates(), other.updates());
  EXPECT_EQ(one.stop_reason(), other.stop_reason());
  EXPECT_EQ(parameters_of(one), parameters_of(other));
  EXPECT_EQ(one.model(), other.model());
  EXPECT_EQ(one.training_mistakes(), other.training_mistakes());
  EXPECT_EQ(one.objective(), other.objective());
}

void expect_same_record(Run& one, Run& other) {
  const auto a = one.record(), b = other.record();
  ASSERT_EQ(a.has_value(), b.has_value());
  if (!a) return;
  EXPECT_EQ(a->visit.score, b->visit.score);
  EXPECT_EQ(a->visit.mistake, b->visit.mistake);
  EXPECT_EQ(a->visit.updated, b->visit.updated);
  EXPECT_EQ(a->before, b->before);
  EXPECT_EQ(a->after, b->after);
  EXPECT_EQ(a->earlier, b->earlier);
  EXPECT_EQ(a->change, b->change);
  EXPECT_EQ(a->change_length, b->change_length);
  EXPECT_EQ(a->coefficient, b->coefficient);
  EXPECT_EQ(inside(one).effect()->after, inside(other).effect()->after);
}

void expect_same_journal(const Journal& one, const Journal& other) {
  ASSERT_EQ(one.size(), other.size());
  for (std::size_t k = 0; k < one.size(); ++k) {
    ASSERT_EQ(one.visit(k), other.visit(k));
    ASSERT_EQ(one.example(k), other.example(k));
    ASSERT_EQ(one.score(k), other.score(k));
    ASSERT_EQ(one.coefficient(k), other.coefficient(k));
    ASSERT_EQ(one.mistakes(k + 1), other.mistakes(k + 1));
  }
}

/// A run that was stepped from the start to each visit, and what stands there.
std::vector<std::vector<double>> stepped(const RunSpec& spec) {
  const auto run = run_of(spec);
  std::vector<std::vector<double>> parameters{parameters_of(*run)};
  while (run->step()) parameters.push_back(parameters_of(*run));
  return parameters;
}

void expect_seeks(const RunSpec& spec, std::uint64_t seed) {
  const auto there = stepped(spec);
  const auto run = run_of(spec);
  Random random(seed);
  for (int time = 0; time < 60; ++time) {
    const std::uint64_t visit = random.below(static_cast<std::uint32_t>(there.size()));
    if (time % 3 == 0) inside(*run).approach(visit, 500);
    run->seek(visit);
    ASSERT_EQ(run->visit(), visit);
    ASSERT_EQ(parameters_of(*run), there[visit]) << "visit " << visit;
    if (!inside(*run).has_journal()) continue;
    const auto record = run->record();
    ASSERT_EQ(record.has_value(), visit > 0);
    if (!record) continue;
    const auto weights = [&](std::size_t at) {
      return std::vector<double>(there[at].begin(), there[at].begin() + static_cast<std::ptrdiff_t>(spec.data.d + 1));
    };
    ASSERT_EQ(record->before, weights(visit - 1));
    ASSERT_EQ(record->after, weights(visit));
  }
}

}  // namespace

TEST(UpdateRule, OfRosenblattIsTheLibrarysPerceptronBitForBit) {
  for (const std::size_t d : {1u, 2u, 3u, 9u, 40u}) {
    for (const bool bias : {true, false}) {
      RunSpec spec = endless(d, 5 + d);
      spec.bias = bias;
      if (d % 3 == 0) spec.initial.assign(d + 1, 0.25), spec.initial[d] = bias ? -1 : 0;
      spec.learner = PerceptronOptions{0.3};
      const auto ours = run_of(spec);
      const auto own = run_of(with(Rosenblatt(0.3), spec));
      EXPECT_TRUE(inside(*own).predicts_by_hyperplane());
      for (int k = 0; k < 50; ++k) {
        const auto a = ours->step(), b = own->step();
        ASSERT_EQ(a.has_value(), b.has_value());
        if (!a) break;
        ASSERT_EQ(a->score, b->score);
        ASSERT_EQ(a->mistake, b->mistake);
        ASSERT_EQ(std::vector(ours->change().begin(), ours->change().end()),
                  std::vector(own->change().begin(), own->change().end()));
      }
      ours->seek(Run::no_limit);
      own->seek(Run::no_limit);
      expect_same_moment(*own, *ours);
      expect_same_journal(inside(*own).journal(), inside(*ours).journal());
      EXPECT_EQ(own->margin(), ours->margin());
      Random random(d);
      for (int time = 0; time < 40; ++time) {
        const std::uint64_t visit = random.below(static_cast<std::uint32_t>(ours->frontier()) + 1);
        ours->seek(visit);
        own->seek(visit);
        expect_same_moment(*own, *ours);
        expect_same_record(*own, *ours);
      }
    }
  }
}

TEST(UpdateRule, WithAMarginIsTheLibrarysMarginLearner) {
  for (const RunSpec& given : {endless(3, 2), shuffled(cs188())}) {
    RunSpec spec = given;
    spec.learner = MarginOptions{0.5, 0.7};
    const auto ours = run_of(spec);
    const auto own = run_of(with(WithMargin(0.5, 0.7), spec));
    ours->advance(Run::no_limit);
    own->advance(Run::no_limit);
    expect_same_moment(*own, *ours);
    expect_same_journal(inside(*own).journal(), inside(*ours).journal());
  }
}

TEST(UpdateRule, SeeksByItsOwnNumbersToo) {
  for (const std::uint64_t seed : {1u, 2u, 3u, 4u}) {
    RunSpec spec = endless(1 + seed, seed);
    spec.bias = seed % 2 == 0;
    expect_seeks(with(SecondOrder(), spec), seed);
    expect_seeks(with(Near(), spec), seed);
    expect_seeks(with(WithMargin(1, 2), spec), seed);
    spec.journal = false;
    expect_seeks(with(SecondOrder(), spec), seed);
  }
}

TEST(UpdateRule, OfTheSecondOrderConvergesOnWhatCanBeSeparated) {
  const auto run = run_of(with(SecondOrder(), cs188()));
  run->advance(Run::no_limit);
  EXPECT_EQ(run->stop_reason(), StopReason::converged);
  EXPECT_EQ(run->training_mistakes(), 0u);
  const auto ours = run_of(cs188());
  ours->advance(Run::no_limit);
  EXPECT_LT(run->updates(), ours->updates());
}

/// Where the journal has dropped its oldest updates they are made again, own numbers among them.
TEST(UpdateRule, MakesDroppedUpdatesAgain) {
  MemoryBudget memory(400'000);
  RunSpec spec = with(SecondOrder(), endless(2, 9));
  spec.max_epochs = 2000;
  const auto all = run_of(spec);
  spec.memory = &memory;
  const auto some = run_of(spec);
  all->advance(Run::no_limit);
  some->advance(Run::no_limit);
  ASSERT_FALSE(inside(*some).journal().holds(0));
  expect_same_journal(inside(*some).journal(), inside(*all).journal());
  for (const std::uint64_t visit : {5u, 40'000u, 700u, 12'345u}) {
    all->seek(visit);
    some->seek(visit);
    expect_same_moment(*some, *all);
    expect_same_record(*some, *all);
  }
}

TEST(UpdateRule, WithAScoreOfItsOwnPredictsByIt) {
  const RunSpec spec = with(Near(), endless(2, 3));
  const auto run = run_of(spec);
  run->advance(200);
  EXPECT_FALSE(inside(*run).predicts_by_hyperplane());
  EXPECT_TRUE(std::isnan(run->margin()));
  EXPECT_EQ(run->model(), parameters_of(*run));
  EXPECT_EQ(run->weights().size(), 3u);
  const std::vector<double> scores = scores_of(*run, spec.data.X);
  std::size_t mistakes = 0;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const double* const x = spec.data.row(i);
    const double score = score_of(run->weights(), x) / (1 + x[0] * x[0] + x[1] * x[1]);
    EXPECT_EQ(scores[i], score);
    mistakes += !(spec.data.y[i] * score > 0);
  }
  EXPECT_EQ(run->training_mistakes(), mistakes);
  const Grid grid{-1, -1, 0.5, 0.25, 5, 9};
  std::vector<Prediction> field(45);
  ASSERT_FALSE(inside(*run).field(grid, field));
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 5; ++column) {
      EXPECT_EQ(field[row * 5 + column].score, scores_of(*run, std::vector{grid.x(column), grid.y(row)})[0]);
    }
  }
}

TEST(UpdateRule, IsComparedAndExperimentedWithAsOurs) {
  RunSpec spec = endless(3, 4);
  std::vector<LearnerSpec> learners{{PerceptronOptions{}, {}}, {Rosenblatt(1), {}}, {SecondOrder(), {}}};
  const auto start = value_of(RunStart::create(spec, learners));
  start->advance(1e9);
  std::vector<Shared<perceptron::Run>> runs;
  for (std::size_t k = 0; k < 3; ++k) runs.emplace_back(value_of(start->take(k)));
  Comparison comparison(std::move(runs));
  comparison.advance(300, Run::no_limit, 0);
  comparison.seek(123);
  expect_same_moment(comparison.run(1), comparison.run(0));
  EXPECT_TRUE(value_of(comparison.disagreements(0, 1)).training.empty());
  EXPECT_EQ(comparison.angle(0, 1), 0);
  EXPECT_GT(comparison.angle(0, 2), 0);

  EXPECT_EQ(value_of(order_experiment(with(Rosenblatt(1), spec), 5, 20)), value_of(order_experiment(spec, 5, 20)));
  const TrialResult ours = value_of(trial(spec, noisy(9, 3, 8).data, 500));
  const TrialResult own = value_of(trial(with(Rosenblatt(1), spec), noisy(9, 3, 8).data, 500));
  EXPECT_EQ(own.weights, ours.weights);
  EXPECT_EQ(own.mistakes.held_out, ours.mistakes.held_out);
}

TEST(UpdateRule, ThatIsNoneIsRefused) {
  const Error error = error_of(with(OwnLearner(), cs188()));
  EXPECT_EQ(error.status, Status::unknown);
  EXPECT_EQ(error.field, Field::learner);
  EXPECT_EQ(error.message(), "learner has no rule: it is null.");
  EXPECT_EQ(error_of(with(OwnLearner(std::unique_ptr<const UpdateRule>()), cs188())).status, Status::unknown);
}

TEST(UpdateRule, OfTooManyNumbersIsRefused) {
  struct Greedy : Rosenblatt {
    explicit Greedy(std::size_t numbers_) : Rosenblatt(1), numbers(numbers_) {}
    std::size_t own(std::size_t) const override { return numbers; }
    std::size_t numbers;
  };
  for (const std::size_t numbers : {std::size_t{998}, std::numeric_limits<std::size_t>::max()}) {
    RunSpec spec = with(Greedy(numbers), cs188());
    spec.limits.values = 1000;
    const Error error = error_of(spec);
    EXPECT_EQ(error.status, Status::too_large) << numbers;
    EXPECT_EQ(error.field, Field::learner);
    EXPECT_EQ(error.message(), "The rule keeps more numbers of its own than fit (997).");
  }
  MemoryBudget memory(1 << 20);
  RunSpec spec = with(Greedy(1 << 20), cs188());
  spec.memory = &memory;
  EXPECT_EQ(error_of(spec).status, Status::out_of_memory);
}

/// The library asks once: a rule that says something else later cannot move the ends of the parameters.
TEST(UpdateRule, OfAChangingSizeKeepsItsFirst) {
  struct Growing : Rosenblatt {
    Growing() : Rosenblatt(1) {}
    std::size_t own(std::size_t) const override { return ++*asked; }
    std::shared_ptr<std::size_t> asked = std::make_shared<std::size_t>(2);
  };
  const auto run = run_of(with(Growing(), cs188()));
  run->advance(Run::no_limit);
  EXPECT_EQ(run->parameters().size(), 3u + 3);
}

TEST(UpdateRule, ThatIsNotFiniteStopsTheRun) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  for (const double bad : {std::numeric_limits<double>::quiet_NaN(), infinity, -infinity}) {
    for (const bool in_own : {true, false}) {
      for (const bool journal : {true, false}) {
        RunSpec spec = with(Breaking(bad, in_own), endless(2, 3));
        spec.journal = journal;
        const auto run = run_of(spec);
        run->advance(Run::no_limit);
        EXPECT_EQ(run->stop_reason(), StopReason::not_finite);
        EXPECT_EQ(run->updates(), 3u);
        const std::uint64_t end = run->visit();
        EXPECT_FALSE(run->step());
        EXPECT_EQ(run->advance(10), 0u);
        run->seek(end - 1);
        EXPECT_EQ(run->updates(), 2u);
        for (const double number : run->parameters()) EXPECT_TRUE(std::isfinite(number));
        EXPECT_EQ(run->stop_reason(), StopReason::none);
        const auto last = run->step();
        ASSERT_TRUE(last && last->updated);
        EXPECT_EQ(run->visit(), end);
        EXPECT_EQ(run->stop_reason(), StopReason::not_finite);
      }
    }
  }
  const TrialResult tried = value_of(trial(with(Breaking(infinity, false), endless(2, 3)), noisy(9, 2, 8).data, 500));
  EXPECT_EQ(tried.stop, StopReason::not_finite);
  EXPECT_EQ(value_of(order_experiment(with(Breaking(infinity, false), endless(2, 3)), 3, 20)).size(), 60u);
}

/// Finite weights, and yet no score: the visit is made, without an update.
TEST(UpdateRule, WhoseScoreIsNotFiniteStopsTheRun) {
  struct Dividing : Near {
    double score(ConstState state, std::span<const double> x) const override {
      return state.linear_score(x) / (state.own[0] < 4 ? 1 : 0);
    }
  };
  RunSpec spec = with(Dividing(), endless(2, 3));
  const auto run = run_of(spec);
  std::optional<Visit> last;
  while (const auto visit = run->step()) last = visit;
  EXPECT_EQ(run->stop_reason(), StopReason::not_finite);
  EXPECT_EQ(run->updates(), 4u);
  ASSERT_TRUE(last);
  EXPECT_FALSE(last->updated);
  EXPECT_FALSE(std::isfinite(last->score));
  EXPECT_EQ(run->visit(), last->visit + 1);
  expect_seeks(spec, 5);
}

TEST(UpdateRule, HasNoBiasWhereTheRunHasNone) {
  struct Meddling : Rosenblatt {
    Meddling() : Rosenblatt(1) {}
    double update(State state, std::span<const double> x, double label, double score) const override {
      state.bias += 7;
      return Rosenblatt::update(state, x, label, score);
    }
  };
  const auto run = run_of(with(Meddling(), without_bias(endless(2, 3))));
  while (run->step()) ASSERT_EQ(run->parameters()[2], 0);
  EXPECT_GT(run->updates(), 10u);
}

TEST(UpdateRule, HasNotConvergedWhileThereAreMistakes) {
  struct Idle : Rosenblatt {
    Idle() : Rosenblatt(1) {}
    bool updates(ConstState, std::span<const double>, double, double) const override { return false; }
  };
  const auto run = run_of(with(Idle(), endless(2, 3)));
  run->advance(Run::no_limit);
  EXPECT_EQ(run->stop_reason(), StopReason::max_epochs);
  EXPECT_EQ(run->updates(), 0u);
}

/// What is not the same function of its arguments each time makes other numbers again, but ends.
TEST(UpdateRule, ThatBreaksItsPromiseStillEnds) {
  struct Fickle : Rosenblatt {
    Fickle() : Rosenblatt(1) {}
    bool updates(ConstState, std::span<const double>, double, double) const override {
      return *left > 0 && (*left)-- > 0;
    }
    std::shared_ptr<int> left = std::make_shared<int>(20'000);
  };
  MemoryBudget memory(400'000);
  RunSpec spec = with(Fickle(), endless(2, 3));
  spec.max_epochs = 2000;
  spec.memory = &memory;
  const auto run = run_of(spec);
  run->advance(Run::no_limit);
  ASSERT_FALSE(inside(*run).journal().holds(0));
  for (const std::uint64_t visit : {5u, 9000u, 700u}) {
    run->seek(visit);
    EXPECT_LT(run->journal().example(static_cast<std::size_t>(run->updates())), run->data().size());
  }
}

/// The page has no C++ to make one of.
TEST(UpdateRule, CannotComeFromJavaScript) {
  const auto kind = static_cast<double>(LearnerKind::own);
  EXPECT_EQ(bindings::read_options({kind, {}, {}}).error().status, Status::unknown);
  EXPECT_FALSE(is_member(LearnerKind::own));
}

TEST(UpdateRule, IsSharedByCopiesOfItsSpec) {
  RunSpec spec = with(Rosenblatt(0.5), cs188());
  const RunSpec other = spec;
  const auto rule = [](const RunSpec& of) { return &*std::get<OwnLearner>(of.learner).rule(); };
  EXPECT_EQ(rule(spec), rule(other));
  const auto run = run_of(other);
  spec = RunSpec();
  run->advance(Run::no_limit);
  EXPECT_EQ(run->stop_reason(), StopReason::converged);
}
