#include "data/journal.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <thread>

#include "perceptron/memory_budget.hpp"
#include "support.hpp"

namespace perceptron::test {
namespace {

constexpr std::size_t plenty = std::size_t{1} << 30;

/// Labels that follow no rule: about every second visit is an update, for ever.
RunSpec endless(LearnerKind learner, MemoryBudget& memory) {
  RunSpec spec = shuffled(noisy(60, 2, 3));
  for (std::size_t i = 0; i < 60; ++i) spec.data.y[i] = i % 2 ? 1 : -1;
  if (learner == LearnerKind::multiclass) {
    for (std::size_t i = 0; i < 60; ++i) spec.data.y[i] = static_cast<double>(i % 3);
  }
  spec.learner = options_of(learner);
  spec.max_epochs = 1e6;
  spec.memory = &memory;
  return spec;
}

/// A test has a `Run` of its own.
using Owned = std::unique_ptr<Run>;

/// Learners that go on for ever on such examples, though others have taken all memory that was left.
class DroppedUpdates : public testing::TestWithParam<LearnerKind> {
 protected:
  static constexpr std::uint64_t visits = 40'000;

  DroppedUpdates() : run(run_of(endless(GetParam(), used_up_))), free(run_of(endless(GetParam(), enough_))) {
    run->advance(Run::no_limit, Journal::least_chunks * Journal::chunk_size);
    EXPECT_TRUE(others_.charge(used_up_.left()));
    const std::uint64_t end = GetParam() == LearnerKind::batch ? 8 * visits : visits;
    run->seek(end);
    free->seek(end);
  }

  MemoryBudget used_up_{plenty};
  MemoryBudget enough_{plenty};
  Allotment others_{&used_up_};

 public:
  const Owned run;   ///< holds a few chunks alone
  const Owned free;  ///< holds all
};

TEST_P(DroppedUpdates, DoNotStopTheRun) {
  EXPECT_EQ(run->stop_reason(), StopReason::none);
  EXPECT_EQ(run->visit(), free->visit());
  EXPECT_EQ(run->updates(), free->updates());
  EXPECT_FALSE(inside(*run).journal().holds(0));
  EXPECT_TRUE(inside(*free).journal().holds(0));
  EXPECT_EQ(parameters_of(*run), parameters_of(*free));
}

TEST_P(DroppedUpdates, AreMadeAgainWithTheSameBits) {
  const Journal &some = inside(*run).journal(), &all = inside(*free).journal();
  ASSERT_EQ(some.size(), all.size());
  const auto expect_same = [&](std::size_t k) {
    ASSERT_EQ(some.visit(k), all.visit(k)) << k;
    ASSERT_EQ(some.example(k), all.example(k)) << k;
    ASSERT_EQ(some.score(k), all.score(k)) << k;
    ASSERT_EQ(some.coefficient(k), all.coefficient(k)) << k;
    ASSERT_EQ(some.mistakes(k), all.mistakes(k)) << k;
  };
  for (std::size_t k = 0; k < all.size(); ++k) expect_same(k);
  Random random(4);
  for (int i = 0; i < 300; ++i) expect_same(random.below(static_cast<std::uint32_t>(all.size())));
}

TEST_P(DroppedUpdates, AreFoundByTheirVisits) {
  Random random(5);
  const auto last = static_cast<std::uint32_t>(free->visit());
  for (int i = 0; i < 300; ++i) {
    const double visit = random.below(last);
    ASSERT_EQ(run->journal().count_before(visit), free->journal().count_before(visit)) << visit;
    ASSERT_EQ(inside(*run).mistakes_before(visit), inside(*free).mistakes_before(visit)) << visit;
  }
  EXPECT_EQ(run->journal().count_before(0), 0u);
  EXPECT_EQ(run->journal().count_before(1e15), free->journal().size());
}

TEST_P(DroppedUpdates, AreNoBarToSeeking) {
  Random random(6);
  const auto last = static_cast<std::uint32_t>(free->visit());
  for (int i = 0; i < 100; ++i) {
    const std::uint64_t visit = random.below(last);
    if (i % 2 == 0) {
      while (!inside(*run).approach(visit, 500)) continue;
    }
    run->seek(visit);
    free->seek(visit);
    ASSERT_EQ(run->updates(), free->updates()) << visit;
    ASSERT_EQ(parameters_of(*run), parameters_of(*free)) << visit;
    if (i % 10 > 0) continue;
    ASSERT_EQ(run->training_mistakes(), free->training_mistakes());
    ASSERT_EQ(run->model(), free->model());
    const std::optional<VisitRecord> one = run->record();
    const std::optional<VisitRecord> other = free->record();
    ASSERT_EQ(one.has_value(), other.has_value());
    if (one) {
      ASSERT_EQ(one->before, other->before);
      ASSERT_EQ(one->after, other->after);
      ASSERT_EQ(one->earlier, other->earlier);
    }
    const std::optional<Visit> made = run->step();
    const std::optional<Visit> expected = free->step();
    ASSERT_EQ(made->score, expected->score);
    ASSERT_EQ(made->updated, expected->updated);
  }
}

#ifndef __EMSCRIPTEN__  // which builds this without threads

/// All that a run says without moving.
std::vector<double> told_by(const Run& run) {
  std::vector<double> told = run.model();
  const auto journal = run.journal();
  for (std::size_t k = 0; k < journal.size(); k += 100) {
    told.insert(told.end(), {journal.visit(k), journal.score(k), journal.coefficient(k)});
    told.push_back(journal.example(k));
    told.push_back(static_cast<double>(journal.mistakes(k) + journal.count_before(journal.visit(k) + 1)));
  }
  const std::vector<double> X{0.5, -0.25, 0, 0, 1, 1}, labels{1, 1, 1};
  const std::vector<double> scores = scores_of(run, X);
  told.insert(told.end(), scores.begin(), scores.end());
  told.push_back(static_cast<double>(run.training_mistakes() + *run.mistakes(X, labels)));
  told.insert(told.end(), {run.objective(), std::isnan(run.margin()) ? 0 : run.margin()});
  return told;
}

/// The thread sanitizer watches it: see `cmake --preset native-threads`.
TEST_P(DroppedUpdates, AreToldToSeveralThreads) {
  // Behind the frontier, where nobody has asked before.
  for (const std::uint64_t visit : {visits, visits / 2}) {
    run->seek(visit);
    free->seek(visit);
    const std::vector<double> expected = told_by(*free);
    std::array<std::vector<double>, 3> told;
    std::vector<std::thread> threads;
    for (auto& one : told) threads.emplace_back([&] { one = told_by(*run); });
    for (std::thread& one : threads) one.join();
    for (const auto& one : told) EXPECT_EQ(one, expected);
  }
}

#endif

INSTANTIATE_TEST_SUITE_P(Journal, DroppedUpdates,
                         testing::Values(LearnerKind::perceptron, LearnerKind::margin, LearnerKind::averaged,
                                         LearnerKind::voted, LearnerKind::pocket, LearnerKind::batch,
                                         LearnerKind::passive_aggressive, LearnerKind::multiclass, LearnerKind::kernel,
                                         LearnerKind::second_order));

/// What a run keeps levels, however long it goes on.
TEST(Journal, TakesNoMoreThanItsShare) {
  MemoryBudget memory(plenty);
  const auto run = run_of(endless(LearnerKind::perceptron, memory));
  constexpr std::size_t share = Journal::most_chunks * sizeof(Journal::Chunk);
  run->advance(Run::no_limit, Journal::most_chunks * Journal::chunk_size);
  const std::size_t full = plenty - memory.left();
  EXPECT_GT(full, share);
  run->advance(Run::no_limit, Journal::most_chunks * Journal::chunk_size);
  ASSERT_EQ(run->updates(), 2 * Journal::most_chunks * Journal::chunk_size);
  // The checkpoints of so many updates more.
  EXPECT_LT(plenty - memory.left(), full + share / 50);
  EXPECT_EQ(run->stop_reason(), StopReason::none);
}

/// A costly update is kept: making a chunk of them again would take long.
TEST(Journal, KeepsWhatIsLongToMakeAgain) {
  RunSpec spec = shuffled(noisy(40, 2, 3));
  spec.learner = options_of(LearnerKind::kernel);
  EXPECT_LE(inside(*run_of(spec)).visit_cost() * Journal::chunk_size, RunInside::most_work_again);
  spec = shuffled(noisy(20'000, 2, 3));
  for (std::size_t i = 0; i < 20'000; ++i) spec.data.y[i] = i % 2 ? 1 : -1;
  spec.learner = options_of(LearnerKind::kernel);
  MemoryBudget memory(std::size_t{150} << 20);
  spec.memory = &memory;
  const auto run = run_of(spec);
  EXPECT_GT(inside(*run).visit_cost() * Journal::chunk_size, RunInside::most_work_again);
  // All other memory is gone: it stops, and has all it has seen.
  Allotment others(&memory);
  ASSERT_TRUE(others.charge(memory.left()));
  run->advance(2000);
  EXPECT_EQ(run->stop_reason(), StopReason::journal_full);
  EXPECT_TRUE(inside(*run).journal().holds(0));
}

/// Updates that anybody can make again: update k is in visit 2k.
class EverySecondVisit final : public Journal::Source {
 public:
  void make_again(std::size_t first, Journal& into) const override {
    for (std::size_t k = first; k < first + Journal::chunk_size; ++k) append(into, k);
  }
  static void append(Journal& journal, std::size_t k) { journal.append(2 * static_cast<double>(k), 0, 0, 0, 1); }
};

void append_up_to(Journal& journal, std::size_t size) {
  for (std::size_t k = journal.size(); k < size; ++k) {
    ASSERT_GT(journal.reserve(), 0u);
    EverySecondVisit::append(journal, k);
  }
}

TEST(Journal, HoldsAsManyChunksAsItSaysAndDropsTheOldestForTheNext) {
  const EverySecondVisit source;
  Journal journal;
  CacheMutex mutex;
  journal.drop_to(source, mutex);
  append_up_to(journal, Journal::most_chunks * Journal::chunk_size);
  EXPECT_TRUE(journal.holds(0));
  append_up_to(journal, journal.size() + 1);
  EXPECT_FALSE(journal.holds(Journal::chunk_size - 1));
  EXPECT_TRUE(journal.holds(Journal::chunk_size));
}

/// What it knows of chunks that are gone is little, but for ever more of them.
/// What is replayed up to a visit that begins a chunk is in the chunk before.
TEST(Journal, LooksForAVisitInTheLastChunkThatBeginsBeforeIt) {
  Journal journal;
  EXPECT_EQ(journal.chunk_before(0), 0u);
  append_up_to(journal, 4 * Journal::chunk_size);
  for (std::size_t chunk = 1; chunk < 4; ++chunk) {
    EXPECT_EQ(journal.chunk_before(journal.first_visit(chunk)), chunk - 1);
    EXPECT_EQ(journal.chunk_before(journal.first_visit(chunk) + 1), chunk);
  }
  EXPECT_EQ(journal.chunk_before(0), 0u);
}

}  // namespace
}  // namespace perceptron::test
