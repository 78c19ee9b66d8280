#include "learners/kernel.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <vector>

#include "numeric/exponential.hpp"
#include "numeric/lanes.hpp"
#include "numeric/random.hpp"

using namespace perceptron;

namespace {

std::vector<double> random_values(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> values(count);
  for (double& value : values) value = random.uniform(-2, 2);
  return values;
}

constexpr KernelKind kinds[] = {KernelKind::linear, KernelKind::polynomial, KernelKind::rbf};

}  // namespace

TEST(SquaredDistance, AddsInTheOrderOfDot) {
  for (std::size_t n = 0; n < 40; ++n) {
    const std::vector<double> x = random_values(n, 1);
    const std::vector<double> z = random_values(n, 2);
    std::vector<double> difference(n);
    for (std::size_t i = 0; i < n; ++i) difference[i] = x[i] - z[i];
    EXPECT_EQ(squared_distance(x.data(), z.data(), n), dot(difference.data(), difference.data(), n)) << n;
    EXPECT_EQ(squared_distance(x.data(), z.data(), n), squared_distance(z.data(), x.data(), n)) << n;
  }
}

TEST(Kernel, IsNoLargerThanItsMagnitudeAndThatNoLargerThanTheLengths) {
  for (const KernelKind kind : kinds) {
    for (std::size_t d = 1; d < 12; ++d) {
      const Kernel kernel{kind, 3, 0.5, 0.7};
      for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const std::vector<double> x = random_values(d, 2 * seed);
        const std::vector<double> z = random_values(d, 2 * seed + 1);
        const double magnitude = kernel.magnitude(x.data(), z.data(), d);
        EXPECT_LE(std::abs(kernel(x.data(), z.data(), d)), magnitude * (1 + 1e-14));
        const double lengths =
            std::sqrt(kernel.magnitude(x.data(), x.data(), d) * kernel.magnitude(z.data(), z.data(), d));
        EXPECT_LE(magnitude, lengths * (1 + 1e-14));
      }
    }
  }
}

TEST(Kernel, LinearIsTheDotProduct) {
  const double x[] = {1, 2, 3};
  const double z[] = {4, -5, 6};
  EXPECT_EQ((Kernel{KernelKind::linear}(x, z, 3)), 12);
}

TEST(Kernel, PolynomialIsAPowerOfTheDotProductAndTheOffset) {
  const double x[] = {1, 2};
  const double z[] = {3, -1};
  double power = 1;
  for (int degree = 1; degree <= 10; ++degree) {
    power *= 3;  // 2 + x·z
    EXPECT_EQ((Kernel{KernelKind::polynomial, static_cast<double>(degree), 2}(x, z, 2)), power) << degree;
  }
  EXPECT_EQ((Kernel{KernelKind::polynomial, 3, -1}(x, z, 2)), 0);
}

TEST(Kernel, RbfFallsOffWithDistance) {
  const double x[] = {1, 2};
  const double z[] = {3, -1};
  const Kernel kernel{KernelKind::rbf, 0, 0, 0.25};
  EXPECT_EQ(kernel(x, x, 2), 1);
  EXPECT_EQ(kernel(x, z, 2), exponential(-0.25 * 13));
  EXPECT_NEAR(kernel(x, z, 2), std::exp(-0.25 * 13), 1e-16);
  const double far[] = {1e100, 0};
  EXPECT_EQ(kernel(x, far, 2), 0);
}

TEST(Kernel, IsSymmetricToTheLastBit) {
  for (const KernelKind kind : kinds) {
    const Kernel kernel{kind, 5, 0.3, 0.7};
    for (const std::size_t d : {1, 2, 3, 5, 8, 21}) {
      const std::vector<double> x = random_values(d, 3);
      const std::vector<double> z = random_values(d, 4);
      EXPECT_EQ(kernel(x.data(), z.data(), d), kernel(z.data(), x.data(), d));
    }
  }
}

TEST(Gram, HoldsTheKernelOfEveryPair) {
  constexpr std::size_t n = 60;
  constexpr std::size_t d = 5;
  const std::vector<double> X = random_values(n * d, 5);
  for (const KernelKind kind : kinds) {
    const Kernel kernel{kind, 3, 1, 0.5};
    Gram gram;
    ASSERT_TRUE(gram.create(n));
    // In a jumbled order, each row twice: the second time it comes from memory.
    for (std::size_t turn = 0; turn < 2 * n; ++turn) {
      const std::size_t i = turn * 37 % n;
      const std::span<const double> row = gram.row(X.data(), d, kernel, i);
      ASSERT_EQ(row.size(), n);
      EXPECT_TRUE(gram.keeps(i));
      for (std::size_t j = 0; j < n; ++j) ASSERT_EQ(row[j], kernel(&X[i * d], &X[j * d], d)) << i << ' ' << j;
    }
  }
}

TEST(Gram, ComputesARowOnce) {
  const std::vector<double> X = random_values(20, 6);
  const std::vector<double> other = random_values(20, 7);
  const Kernel kernel;
  Gram gram;
  ASSERT_TRUE(gram.create(10));
  const double first = gram.row(X.data(), 2, kernel, 4)[4];
  EXPECT_EQ(gram.row(other.data(), 2, kernel, 4)[4], first);
  ASSERT_TRUE(gram.create(10));
  EXPECT_EQ(gram.row(other.data(), 2, kernel, 4)[4], dot(&other[8], &other[8], 2));
}

/// So many numbers a row that three of them fit, and not four.
TEST(Gram, KeepsTheRowsThatAreAskedForMost) {
  constexpr std::size_t n = Gram::most_bytes / sizeof(double) / 4 + 1;
  std::vector<double> X = random_values(n, 8);
  const Kernel kernel;
  Gram gram;
  ASSERT_TRUE(gram.create(n));
  const auto ask = [&](std::size_t i) {
    const std::span<const double> row = gram.row(X.data(), 1, kernel, i);
    ASSERT_EQ(row.size(), n);
    for (const std::size_t j : {std::size_t{0}, n / 2, n - 1}) ASSERT_EQ(row[j], X[i] * X[j]) << i;
  };
  const auto kept = [&] {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < n; ++i) {
      if (gram.keeps(i)) rows.push_back(i);
    }
    return rows;
  };
  using Rows = std::vector<std::size_t>;
  for (const std::size_t i : {std::size_t{5}, n - 1, std::size_t{7}, n - 1, std::size_t{5}}) ask(i);
  EXPECT_EQ(kept(), (Rows{5, 7, n - 1}));
  ask(2);
  EXPECT_EQ(kept(), (Rows{5, 7, n - 1})) << "asked for no more often than any that is kept";
  ask(2);
  EXPECT_EQ(kept(), (Rows{2, 5, n - 1})) << "asked for more often than row 7";
  ask(7);
  EXPECT_EQ(kept(), (Rows{2, 5, n - 1}));
  ask(5);
  X.assign(n, 0);  // what is kept is not computed again
  const double value = gram.row(X.data(), 1, kernel, 5)[5];
  EXPECT_NE(value, 0);
}

/// A row of numbers has the bits that each has by itself, whatever its length and width.
TEST(Kernel, ARowHasTheBitsOfItsValues) {
  for (const KernelKind kind : kinds) {
    const Kernel kernel{kind, 3, 1, 0.5};
    for (const std::size_t d : {0, 1, 2, 3, 4, 9}) {
      for (const std::size_t n : {0, 1, 2, 5, 8}) {
        const std::vector<double> x = random_values(d, 9), rows = random_values(n * d, 10);
        std::vector<double> values(n);
        kernel.each(x.data(), rows.data(), d, values);
        for (std::size_t k = 0; k < n; ++k) {
          const double* const z = rows.data() + k * d;
          const double product = dot(x.data(), z, d);
          const double expected = kind == KernelKind::linear ? product
                                  : kind == KernelKind::polynomial
                                      ? (1 + product) * ((1 + product) * (1 + product))
                                      : exponential(-0.5 * squared_distance(x.data(), z, d));
          ASSERT_EQ(values[k], expected) << d << ' ' << k;
        }
      }
    }
  }
}

/// For the row that passes, and for each that is kept.
TEST(Gram, AsksForItsMemory) {
  constexpr std::size_t n = 10;
  constexpr std::size_t row = n * sizeof(double);
  const std::vector<double> X = random_values(n, 11);
  const Kernel kernel;
  const auto rows_kept_in = [&](std::size_t bytes) {
    MemoryBudget memory(bytes);
    Gram gram;
    EXPECT_TRUE(gram.create(n, &memory));
    std::size_t kept = 0;
    for (std::size_t i = 0; i < n; ++i) {
      EXPECT_EQ(gram.row(X.data(), 1, kernel, i)[i], X[i] * X[i]);
      kept += gram.keeps(i);
    }
    EXPECT_EQ(memory.left(), bytes - (1 + kept) * row);
    return kept;
  };
  EXPECT_EQ(rows_kept_in(row), 0u);
  EXPECT_EQ(rows_kept_in(4 * row), 3u);
  EXPECT_EQ(rows_kept_in(5 * row - 1), 3u);
  EXPECT_EQ(rows_kept_in(20 * row), n);
  MemoryBudget memory(row - 1);
  EXPECT_FALSE(Gram().create(n, &memory));
  EXPECT_EQ(memory.left(), row - 1);
}
