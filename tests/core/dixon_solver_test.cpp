#include "numeric/dixon_solver.hpp"

#include <gtest/gtest.h>

#include "numeric/elimination.hpp"
#include "numeric/random.hpp"
#include "task_support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

BigInteger integer(double value) { return BigInteger::of(value); }

std::vector<BigInteger> integers(const std::vector<double>& values) {
  std::vector<BigInteger> numbers;
  for (const double value : values) numbers.push_back(integer(value));
  return numbers;
}

using Solved = std::optional<DixonSolver::Solution>;

Solved solved(DixonSolver::System system, bool regular = false, double slice = 1e300) {
  Work work;
  return worked_off(DixonSolver::solve(std::move(system), regular, 1e300, work), work, slice);
}

/// A·numerators = b·denominator, row by row.
void expect_solution(const Solved& solution, const std::vector<BigInteger>& A, const std::vector<BigInteger>& b) {
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->denominator.sign(), 1);
  const std::size_t columns = solution->numerators.size();
  for (std::size_t i = 0; i < b.size(); ++i) {
    BigInteger sum;
    for (std::size_t j = 0; j < columns; ++j) sum = sum + A[i * columns + j] * solution->numerators[j];
    EXPECT_EQ(sum, b[i] * solution->denominator) << i;
  }
}

/// Whole numbers of up to so many bits.
std::vector<BigInteger> numbers(Random& random, std::size_t count, int bits) {
  std::vector<BigInteger> found;
  for (std::size_t k = 0; k < count; ++k) {
    BigInteger number = BigInteger::of(random.uniform(-1, 1), bits);
    if (bits > 60) number = number + BigInteger::of(random.uniform(-1, 1), 53);
    found.push_back(number);
  }
  return found;
}

constexpr double largest_prime = 67108859;

}  // namespace

TEST(DixonSolver, SolvesSystemsOfNumbersOfAnyLength) {
  for (const std::size_t size : {1u, 2u, 7u, 20u}) {
    for (const int bits : {1, 8, 53, 300}) {
      SCOPED_TRACE(testing::Message() << size << " unknowns, " << bits << " bits");
      Random random(size + static_cast<std::size_t>(bits));
      std::vector<BigInteger> A = numbers(random, size * size, bits);
      for (std::size_t i = 0; i < size; ++i) A[i * size + i] = A[i * size + i] + BigInteger::of(3, bits);
      const std::vector<BigInteger> b = numbers(random, size, bits + 20);
      expect_solution(solved({A, b, size}), A, b);
    }
  }
}

TEST(DixonSolver, TakesMoreRowsThanColumnsWhereTheyAgree) {
  // x = 1/3, y = −2.
  const std::vector<BigInteger> A = integers({0, 0, 3, 1, 6, 2, 0, 5, 3, -1});
  const std::vector<BigInteger> b = integers({0, -1, -2, -10, 3});
  expect_solution(solved({A, b, 2}), A, b);
  std::vector<BigInteger> other = b;
  other.back() = integer(4);
  EXPECT_FALSE(solved({A, other, 2}));
  // The same modulo the prime.
  other.back() = integer(3 + largest_prime);
  EXPECT_FALSE(solved({A, other, 2}));
}

TEST(DixonSolver, KnowsASingularSystem) {
  EXPECT_FALSE(solved({integers({1, 2, 2, 4}), integers({1, 2}), 2}));
  EXPECT_FALSE(solved({integers({0}), integers({0}), 1}));
  EXPECT_FALSE(solved({integers({1, 2, 2, 4, 3, 6}), integers({1, 2, 3}), 2}));
}

/// Which divides a determinant, or many.
TEST(DixonSolver, TriesAnotherPrime) {
  const std::vector<BigInteger> A = integers({largest_prime, 0, 0, 1});
  const std::vector<BigInteger> b = integers({1, 1});
  expect_solution(solved({A, b, 2}), A, b);
  std::vector<BigInteger> product{integer(1)};
  for (unsigned k = 0; k < 5; ++k) product[0] = product[0] * integer(Modulus(k).prime());
  EXPECT_FALSE(solved({product, integers({1}), 1}));
  expect_solution(solved({product, integers({1}), 1}, true), product, integers({1}));
}

TEST(DixonSolver, FindsTheSameInShortSlices) {
  Random random(3);
  const std::vector<BigInteger> A = numbers(random, 64, 53), b = numbers(random, 8, 53);
  const Solved whole = solved({A, b, 8}), sliced = solved({A, b, 8}, false, 1);
  ASSERT_TRUE(whole && sliced);
  EXPECT_EQ(whole->numerators, sliced->numerators);
  EXPECT_EQ(whole->denominator, sliced->denominator);
}
