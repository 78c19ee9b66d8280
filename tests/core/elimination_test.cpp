#include "numeric/elimination.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "task_support.hpp"

namespace perceptron::test {
namespace {

using Vector = std::vector<double>;

TEST(Inverse, OfNumbersWithTheirRowsInAnyOrder) {
  Work work;
  Inverse<Doubles> inverse({}, {0, 2, 0, 0, 0, 4, 8, 0, 0}, 3);
  ASSERT_TRUE(worked_off(inverse.find(work), work));
  EXPECT_EQ(Vector(inverse.row(0), inverse.row(3)), (Vector{0, 0, 0.125, 0.5, 0, 0, 0, 0.25, 0}));
}

TEST(Inverse, IsNotThereWhereRowsDependOnEachOtherOrNumbersAreNone) {
  Work work;
  const double endless = std::numeric_limits<double>::infinity();
  for (const Vector& A : {Vector{1, 2, 2, 4}, Vector{0, 0, 0, 1}, Vector{0, 1, 0, 1}, Vector{endless, 1, 1, 1}}) {
    Inverse<Doubles> inverse({}, A, 2);
    EXPECT_FALSE(worked_off(inverse.find(work), work));
  }
  Inverse<Modulus> inverse(Modulus(0), {1, 2, 2, 4}, 2);
  EXPECT_FALSE(worked_off(inverse.find(work), work));
}

/// Of more rows than columns those are inverted that are independent; the right side tells whether the others agree.
TEST(Inverse, OfSomeRowsWhereTheOthersAgree) {
  for (const std::uint32_t side : {5u, 6u}) {
    Inverse<Modulus> inverse(Modulus(), {0, 0, 0, 2, 0, 4, 0, 5, 5, 2, 1, side}, 2, 1);
    Work work;
    ASSERT_EQ(worked_off(inverse.find(work), work), side == 5);
    if (side != 5) continue;
    EXPECT_EQ(inverse.order()[0], 1u);
    EXPECT_EQ(inverse.order()[1], 2u);
    EXPECT_EQ(inverse.row(0)[0], Modulus().reciprocal(2));
    EXPECT_EQ(inverse.row(1)[1], Modulus().reciprocal(5));
  }
}

}  // namespace
}  // namespace perceptron::test
