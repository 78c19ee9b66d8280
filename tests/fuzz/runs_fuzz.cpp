// However one goes about in a run, wherever one comes to is what a fresh run finds there, to the bit.
#include <algorithm>

#include "fuzz.hpp"
#include "run/run_inside.hpp"

using namespace perceptron;
using namespace perceptron::fuzz;

namespace {

LearnerOptions any_learner(Bytes& bytes) {
  const auto kind = static_cast<LearnerKind>(bytes.ConsumeIntegralInRange(0, 11));
  const auto tie = static_cast<TieRule>(bytes.ConsumeIntegralInRange(0, 3));
  const auto rate = [&] { return bytes.PickValueInArray({1.0, 0.5, 1e-3}); };
  switch (kind) {
    case LearnerKind::perceptron: return PerceptronOptions{rate(), tie};
    case LearnerKind::averaged: return AveragedOptions{rate(), tie};
    case LearnerKind::voted: return VotedOptions{rate(), tie};
    case LearnerKind::pocket: return PocketOptions{rate(), tie};
    case LearnerKind::margin: return MarginOptions{1, bytes.PickValueInArray({1.0, 0.1, 3.0})};
    case LearnerKind::batch: return BatchOptions{0.5, tie, bytes.PickValueInArray({0.0, 0.5})};
    case LearnerKind::passive_aggressive:
      return PassiveAggressiveOptions{static_cast<Aggressiveness>(bytes.ConsumeIntegralInRange(0, 2)), 0.5};
    case LearnerKind::multiclass: return MulticlassOptions();
    case LearnerKind::kernel:
      return KernelOptions{static_cast<KernelKind>(bytes.ConsumeIntegralInRange(0, 2)), 2, 1, 0.5, tie};
    case LearnerKind::nearest_neighbours:
      return NearestNeighboursOptions{bytes.ConsumeIntegralInRange<std::uint32_t>(1, 5)};
    case LearnerKind::decision_tree: return DecisionTreeOptions{bytes.ConsumeIntegralInRange<std::uint32_t>(1, 4)};
    case LearnerKind::second_order: return SecondOrderOptions{bytes.PickValueInArray({1.0, 1e-3, 50.0})};
    case LearnerKind::own: break;
  }
  return {};
}

RunSpec any_spec(Bytes& bytes) {
  RunSpec spec;
  spec.learner = any_learner(bytes);
  const LearnerKind kind = kind_of(spec.learner);
  const auto n = bytes.ConsumeIntegralInRange<std::size_t>(2, 12);
  spec.data.d = bytes.ConsumeIntegralInRange<std::size_t>(0, 5);
  std::vector<double> X(n * spec.data.d);
  for (double& x : X) x = bytes.ConsumeBool() ? bytes.ConsumeIntegralInRange(-4, 4) : any_feature(bytes);
  spec.data.X = std::move(X);
  spec.data.y.resize(n);
  const double low = kind == LearnerKind::multiclass ? 0 : -1;
  for (double& label : spec.data.y) label = bytes.ConsumeBool() ? 1 : low;
  spec.data.y.front() = low;
  spec.data.y.back() = 1;
  spec.scaling = static_cast<Scaling>(bytes.ConsumeIntegralInRange(0, 3));
  spec.bias = bytes.ConsumeBool();
  spec.order = static_cast<OrderKind>(bytes.ConsumeIntegralInRange(0, 3));
  spec.seed = bytes.ConsumeIntegral<std::uint8_t>();
  spec.max_epochs = bytes.ConsumeIntegralInRange(1, 40);
  spec.max_updates = bytes.ConsumeIntegralInRange<std::size_t>(1, 400);
  spec.journal = kind == LearnerKind::voted || bytes.ConsumeIntegralInRange(0, 7) != 0;
  return spec;
}

bool same(std::span<const double> a, std::span<const double> b) {
  return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size_bytes()) == 0);
}

void expect_same(Run& run, const RunSpec& spec) {
  const auto made = Run::create(spec);
  Run* const fresh = made->get();
  fresh->advance(run.visit());
  expect(fresh->visit() == run.visit());
  expect(fresh->updates() == run.updates());
  expect(same(fresh->parameters(), run.parameters()));
  expect(same(fresh->model(), run.model()));
  expect(fresh->training_mistakes() == run.training_mistakes());
  // A kernel's training and its prediction add up in different orders.
  if (kind_of(spec.learner) == LearnerKind::kernel) {
    expect(*run.mistakes(spec.data.X, spec.data.y) == run.training_mistakes());
  }
}

/// A step says what the fresh run says at that visit.
void step(Run& run, const RunSpec& spec) {
  const auto made = Run::create(spec);
  Run* const fresh = made->get();
  fresh->advance(run.visit());
  const auto expected = fresh->step();
  const auto found = run.step();
  expect(found.has_value() == expected.has_value());
  if (!found) return;
  expect(found->visit == expected->visit && found->example == expected->example);
  expect(found->mistake == expected->mistake && found->updated == expected->updated);
  expect(same({&found->score, 1}, {&expected->score, 1}));
  expect(same(run.change(), fresh->change()));
}

void move(Bytes& bytes, Run& run, const RunSpec& spec) {
  const auto visits = bytes.ConsumeIntegralInRange<std::uint64_t>(0, 200);
  switch (bytes.ConsumeIntegralInRange(0, 4)) {
    case 0: step(run, spec); break;
    case 1: run.advance(visits); break;
    case 2: run.advance(Run::no_limit, 1 + visits / 8); break;
    case 3: inside(run).approach(visits, 1 + static_cast<double>(visits)); break;
    default: run.seek(visits);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const RunSpec spec = any_spec(bytes);
  constexpr std::size_t room = 1 << 20;
  MemoryBudget memory(room);
  {
    RunSpec own = spec;
    own.memory = &memory;
    const auto made = Run::create(own);
    Run* const run = made ? made->get() : nullptr;
    for (int i = 0; run && i < 12 && bytes.remaining_bytes() > 0; ++i) {
      move(bytes, *run, spec);
      expect_same(*run, spec);
    }
  }
  expect(memory.left() == room);
  return 0;
}
