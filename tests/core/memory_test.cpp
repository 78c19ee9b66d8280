#include <gtest/gtest.h>

#include <limits>
#include <utility>

#include "job_support.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/memory_budget.hpp"
#include "perceptron/run_start.hpp"
#include "run/experiment.hpp"
#include "support.hpp"

namespace perceptron::test {
namespace {

constexpr std::size_t ample = std::size_t{1} << 28;

/// Never converges, and makes an update a visit.
RunSpec endless(MemoryBudget& memory, LearnerKind learner = LearnerKind::perceptron) {
  RunSpec spec = xor_spec();
  spec.learner = options_of(learner);
  if (learner == LearnerKind::multiclass) spec.data.y = {0, 1, 1, 0};
  spec.max_epochs = 1e9;
  spec.memory = &memory;
  return spec;
}

std::size_t bytes_of_a_start(LearnerKind learner) {
  MemoryBudget memory(ample);
  const auto run = run_of(endless(memory, learner));
  return ample - memory.left();
}

TEST(MemoryBudget, IsTakenAndGivenBack) {
  MemoryBudget memory(100);
  {
    Allotment first(&memory), second(&memory);
    EXPECT_TRUE(first.grow(60));
    EXPECT_FALSE(second.grow(41));
    EXPECT_TRUE(second.charge(40));
    EXPECT_EQ(memory.left(), 0u);
    first.shrink(10);
    EXPECT_EQ(memory.left(), 10u);
    Allotment third = std::move(first);
    EXPECT_FALSE(third.charge(11));
    EXPECT_TRUE(third.grow(10));
    second = Allotment(&memory);
    EXPECT_EQ(memory.left(), 40u);
  }
  EXPECT_EQ(memory.left(), 100u);
}

#ifdef __EMSCRIPTEN__
/// Natively a sanitizer's allocator ends the program, where others answer.
TEST(MemoryBudget, KnowsWhatTheAllocatorHasNot) {
  constexpr std::size_t everything = ~std::size_t{0};
  MemoryBudget memory(everything);
  EXPECT_FALSE(memory.take(everything / 2));
  EXPECT_EQ(memory.left(), everything);
}
#endif

TEST(MemoryBudget, WithoutOneThereIsAlwaysMore) {
  Allotment memory;
  EXPECT_TRUE(memory.grow(~std::size_t{0}));
}

class RunInABudget : public testing::TestWithParam<int> {};

/// With less and more: whatever it asks for first is refused once.
TEST_P(RunInABudget, StartsOrSaysThatThereIsNoMemory) {
  const auto learner = static_cast<LearnerKind>(GetParam());
  const std::size_t enough = bytes_of_a_start(learner);
  std::vector<std::size_t> budgets;
  for (std::size_t k = 0; k < 60; ++k) budgets.insert(budgets.end(), {9 * k, enough * k / 60});
  for (std::size_t k = 0; k < 20; ++k) budgets.insert(budgets.end(), {enough - k, enough + k});
  for (const std::size_t bytes : budgets) {
    MemoryBudget memory(bytes);
    const auto run = Run::create(endless(memory, learner));
    if (!run) {
      EXPECT_EQ(run.error().status, Status::out_of_memory);
      EXPECT_EQ(memory.left(), bytes);
    }
    EXPECT_EQ(static_cast<bool>(run), bytes >= enough) << bytes;
  }
}

/// Whatever is asked for before the journal, one thing after another, and with features that are mapped.
TEST_P(RunInABudget, SaysSoWhereverThereIsNoMemory) {
  const auto learner = static_cast<LearnerKind>(GetParam());
  std::size_t least = 0;
  for (const bool mapped : {false, true}) {
    const auto spec_in = [&](MemoryBudget& memory) {
      RunSpec spec = endless(memory, learner);
      if (mapped) spec.features = products({{0}, {0, 1}});
      return spec;
    };
    MemoryBudget enough(ample);
    const auto made = run_of(spec_in(enough));
    const std::size_t before_journal = ample - enough.left() - sizeof(Journal::Chunk);
    EXPECT_GT(before_journal, least);
    least = before_journal;
    for (std::size_t bytes = 0; bytes < before_journal; bytes += 4) {
      MemoryBudget memory(bytes);
      EXPECT_EQ(error_of(spec_in(memory)).status, Status::out_of_memory) << bytes;
      ASSERT_EQ(memory.left(), bytes);
    }
  }
}

TEST_P(RunInABudget, GivesEverythingBack) {
  MemoryBudget memory(ample);
  RunSpec spec = endless(memory, static_cast<LearnerKind>(GetParam()));
  spec.scaling = Scaling::standardize;
  spec.features = products({{0}, {0, 1}});
  spec.max_updates = 20'000;
  {
    const auto run = run_of(spec);
    EXPECT_LT(memory.left(), ample);
    run->advance(100'000);
    run->seek(run->visit() / 2);
    run->seek(7);
  }
  EXPECT_EQ(memory.left(), ample);
}

/// What has been seen stays: every visit is reached again, with the bits of a run that has room.
TEST_P(RunInABudget, StopsWithAFullJournalAndKeepsWhatItHas) {
  const auto learner = static_cast<LearnerKind>(GetParam());
  MemoryBudget memory(bytes_of_a_start(learner) + (Journal::least_chunks - 2) * sizeof(Journal::Chunk));
  const auto run = run_of(endless(memory, learner));
  const std::uint64_t made = run->advance(1'000'000'000, 1'000'000);
  ASSERT_EQ(made, run->visit());
  if (run->stop_reason() == StopReason::settled || run->stop_reason() == StopReason::converged) return;
  ASSERT_EQ(run->stop_reason(), StopReason::journal_full);
  EXPECT_EQ(run->updates() % Journal::chunk_size, 0u);
  EXPECT_GE(run->updates(), Journal::chunk_size);
  EXPECT_FALSE(run->step());
  EXPECT_EQ(run->advance(10), 0u);
  EXPECT_EQ(run->stop_reason(), StopReason::journal_full);

  MemoryBudget more(ample);
  const auto free = run_of(endless(more, learner));
  const std::uint64_t end = run->visit();
  for (const std::uint64_t visit : {end, end / 2, end / 3, std::uint64_t{5}, end - 1, std::uint64_t{0}, end}) {
    run->seek(visit);
    free->seek(visit);
    EXPECT_EQ(run->visit(), visit);
    EXPECT_EQ(run->updates(), free->updates());
    EXPECT_EQ(parameters_of(*run), parameters_of(*free)) << visit;
  }
  EXPECT_EQ(free->stop_reason(), StopReason::none);
}

INSTANTIATE_TEST_SUITE_P(Memory, RunInABudget, testing::Range(0, 11));

TEST(Memory, OfAnotherRunIsThereAgainOnceItIsGone) {
  MemoryBudget memory(2 * bytes_of_a_start(LearnerKind::perceptron) + sizeof(Journal::Chunk));
  auto first = run_of(endless(memory));
  const auto second = run_of(endless(memory));
  first->advance(1'000'000);
  EXPECT_EQ(first->stop_reason(), StopReason::journal_full);
  EXPECT_EQ(error_of(endless(memory)).status, Status::out_of_memory);
  EXPECT_EQ(second->advance(100), 100u);
  first.reset();
  EXPECT_TRUE(run_of(endless(memory)));
}

/// As much as there is for them: fewer checkpoints and fewer places make the way longer, but lead to the same bits.
TEST(Memory, IsNotNeededToGoBack) {
  const auto wide = [](MemoryBudget& memory) {
    RunSpec spec = noisy(60, 20, 4);
    spec.max_epochs = 300;
    for (std::size_t i = 0; i < 60; ++i) spec.data.y[i] = i % 2 ? 1 : -1;
    spec.memory = &memory;
    return spec;
  };
  MemoryBudget enough(ample);
  const auto free = run_of(wide(enough));
  const std::size_t start = ample - enough.left();
  free->advance(100'000);
  constexpr std::size_t least = (Journal::least_chunks - 1) * sizeof(Journal::Chunk);
  for (const std::size_t more : {std::size_t{4'000}, std::size_t{20'000}, std::size_t{150'000}}) {
    MemoryBudget memory(start + least + more);
    const auto run = run_of(wide(memory));
    ASSERT_TRUE(run);
    run->advance(100'000);
    ASSERT_GT(inside(*run).frontier_updates(), 4000u);
    Random random(6);
    for (int i = 0; i < 40; ++i) {
      const std::uint64_t visit = random.below(static_cast<std::uint32_t>(run->frontier()));
      run->seek(visit);
      free->seek(visit);
      ASSERT_EQ(parameters_of(*run), parameters_of(*free)) << visit;
    }
  }
}

/// Room for one row is asked for before the first visit, and for those that are kept as they come.
TEST(Memory, OfAKernelHoldsTheRowsThereIsRoomFor) {
  RunSpec spec = noisy(200, 2, 5);
  spec.learner = KernelOptions{.kind = KernelKind::rbf};
  MemoryBudget enough(ample);
  spec.memory = &enough;
  const auto rows = run_of(spec);
  const std::size_t least = ample - enough.left();
  constexpr std::size_t row = 200 * sizeof(double);
  rows->advance(1000);
  EXPECT_GT(ample - enough.left(), least + 5 * row);
  MemoryBudget for_one(least);
  spec.memory = &for_one;
  const auto one = run_of(spec);
  ASSERT_TRUE(one);
  EXPECT_LT(for_one.left(), row);
  const std::size_t visits = one->advance(1000);
  rows->seek(visits);
  EXPECT_EQ(parameters_of(*one), parameters_of(*rows));
  MemoryBudget for_none(least - row - 1);
  spec.memory = &for_none;
  EXPECT_EQ(error_of(spec).status, Status::out_of_memory);
}

TEST(Memory, OfAnExperimentIsAskedForBeforeItsExamplesAreCopied) {
  RunSpec spec = noisy(100, 2, 5);
  MemoryBudget enough(ample);
  spec.memory = &enough;
  EXPECT_TRUE(order_experiment(spec, 3, 5));
  EXPECT_EQ(enough.left(), ample);
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{3000}, std::size_t{5000}, std::size_t{9000}}) {
    MemoryBudget memory(bytes);
    spec.memory = &memory;
    EXPECT_EQ(order_experiment(spec, 3, 5).error().status, Status::out_of_memory) << bytes;
    EXPECT_EQ(memory.left(), bytes);
  }
}

/// Of a set that takes whole numbers to be decided: a feature is a multiple of another, so that no simplex is there.
RunSpec degenerate(MemoryBudget& memory) {
  RunSpec spec = noisy(40, 6, 2);
  for (std::size_t i = 0; i < 40; ++i) spec.data.y[i] = i % 3 == 0 ? 1 : -1;
  change(spec.data, [](std::vector<double>& X) {
    for (std::size_t k = 0; k < X.size(); k += 6) X[k + 1] = 2 * X[k];
  });
  spec.scaling = Scaling::min_max;
  spec.memory = &memory;
  return spec;
}

/// With less and less: the examples are refused, then the search is given up, then its proof in whole numbers is.
TEST(Memory, OfAnAnalysisIsAskedForBeforeItIsUsed) {
  std::size_t refused = 0, undecided = 0, decided = 0;
  for (std::size_t bytes = 0; bytes <= 120'000; bytes += 1000) {
    MemoryBudget memory(bytes);
    {
      const auto made = Analysis::create(degenerate(memory));
      if (!made) {
        EXPECT_EQ(made.error().status, Status::out_of_memory);
        EXPECT_EQ(undecided + decided, 0u);
        ++refused;
      } else {
        Analysis* const analysis = made->get();
        EXPECT_LT(memory.left(), bytes);
        ASSERT_TRUE(analysis->advance(std::numeric_limits<double>::infinity()));
        const AnalysisResult& found = analysis->result();
        const bool known = found.verdict == Verdict::not_separable;
        EXPECT_EQ(found.undecided, known ? Undecided::no : Undecided::memory_limit);
        EXPECT_TRUE(known || decided == 0) << bytes;
        ++(known ? decided : undecided);
      }
    }
    EXPECT_EQ(memory.left(), bytes);
  }
  EXPECT_GT(refused, 2u);
  EXPECT_GT(undecided, 4u);
  EXPECT_GT(decided, 8u);
}

/// Each seed has a run of its own: the memory that was there for the first may be gone.
TEST(Memory, OfAnExperimentMayBeUsedUpByOthers) {
  RunSpec spec = noisy(100, 2, 5);
  MemoryBudget memory(ample);
  spec.memory = &memory;
  {
    auto experiment = job_of(start_order_experiment(spec, 3, 5));
    while (experiment.result().empty()) ASSERT_FALSE(experiment.advance(100));
    Allotment others(&memory);
    ASSERT_TRUE(others.charge(memory.left()));
    while (!experiment.advance(100)) EXPECT_LT(experiment.progress(), 1);
    EXPECT_EQ(experiment.error().status, Status::out_of_memory);
    EXPECT_EQ(experiment.progress(), 1);
    EXPECT_EQ(experiment.result().size() % 5, 0u);
    EXPECT_LT(experiment.result().size(), 15u);
  }
  EXPECT_EQ(memory.left(), ample);
}

}  // namespace
}  // namespace perceptron::test
