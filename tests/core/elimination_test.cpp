#include "numeric/elimination.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "task_support.hpp"

namespace perceptron::test {
namespace {

using Numbers = std::vector<double>;

TEST(Inverse, OfNumbersWithTheirRowsInAnyOrder) {
  Work work;
  Inverse<Doubles> inverse({}, {0, 2, 0, 0, 0, 4, 8, 0, 0}, 3);
  ASSERT_TRUE(worked_off(inverse.find(work), work));
  EXPECT_EQ(Numbers(inverse.row(0), inverse.row(3)), (Numbers{0, 0, 0.125, 0.5, 0, 0, 0, 0.25, 0}));
}

TEST(Inverse, IsNotThereWhereRowsDependOnEachOtherOrNumbersAreNone) {
  Work work;
  const double infinity = std::numeric_limits<double>::infinity();
  for (const Numbers& A : {Numbers{1, 2, 2, 4}, Numbers{0, 0, 0, 1}, Numbers{0, 1, 0, 1}, Numbers{infinity, 1, 1, 1}}) {
    Inverse<Doubles> inverse({}, A, 2);
    EXPECT_FALSE(worked_off(inverse.find(work), work));
  }
  const Modulus modulus(0);
  Inverse<Residues> inverse(Residues(modulus), {1, 2, 2, 4}, 2);
  EXPECT_FALSE(worked_off(inverse.find(work), work));
}

}  // namespace
}  // namespace perceptron::test
