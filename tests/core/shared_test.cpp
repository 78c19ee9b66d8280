#include "perceptron/shared.hpp"

#include <gtest/gtest.h>

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

TEST(Shared, MayBeOfNothing) {
  const Shared<Counted> none{std::unique_ptr<Counted>()};
  const Shared<Counted> copy = none;
  EXPECT_FALSE(none);
  EXPECT_FALSE(copy);
}

}  // namespace
}  // namespace perceptron::test
