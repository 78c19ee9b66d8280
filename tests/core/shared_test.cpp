#include "perceptron/shared.hpp"

#include <gtest/gtest.h>

#ifndef __EMSCRIPTEN__
#include <functional>
#include <thread>
#endif

#include "support.hpp"

namespace perceptron::test {
namespace {

/// Counts how many of its kind there are.
struct Counted {
  explicit Counted(int& all) : count(all) { ++count; }
  ~Counted() { --count; }
  int& count;
};

TEST(Shared, LivesAsLongAsItHasAShare) {
  int count = 0;
  Shared<Counted> first(std::make_unique<Counted>(count));
  {
    const Shared<Counted> second = first;
    EXPECT_EQ(&*first, &*second);
    first = Shared<Counted>();
    EXPECT_FALSE(first);
    EXPECT_EQ(count, 1);
    first = second;
  }
  EXPECT_EQ(count, 1);
  Shared<Counted> third = std::move(first);
  EXPECT_FALSE(first);
  EXPECT_EQ(count, 1);
  third = Shared<Counted>(std::make_unique<Counted>(count));
  EXPECT_EQ(count, 1);
  third = *&third;
  EXPECT_TRUE(third);
  third = Shared<Counted>();
  EXPECT_EQ(count, 0);
}

#ifndef __EMSCRIPTEN__  // which builds this without threads
/// Two threads take shares and give them back: with a count that is not atomic some are lost.
TEST(Shared, IsSharedByThreads) {
  int count = 0;
  Shared<Counted> first(std::make_unique<Counted>(count));
  const auto take_and_give = [&first] {
    for (int k = 0; k < 300'000; ++k) const Shared<Counted> another = first;
  };
  std::thread one(take_and_give), other(take_and_give);
  one.join();
  other.join();
  EXPECT_EQ(first.count(), 1u);
  first = Shared<Counted>();
  EXPECT_EQ(count, 0);
}
#endif

TEST(Shared, MayBeOfNothing) {
  const Shared<Counted> none{std::unique_ptr<Counted>()};
  const Shared<Counted> copy = none;
  EXPECT_FALSE(none);
  EXPECT_FALSE(copy);
}

}  // namespace
}  // namespace perceptron::test
