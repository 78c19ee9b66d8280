#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "numeric/lanes.hpp"

using namespace perceptron;

TEST(Lanes, DotIsTheSumOfProducts) {
  for (std::size_t n = 0; n < 40; ++n) {
    std::vector<double> w(n), x(n);
    std::iota(w.begin(), w.end(), 1);
    std::iota(x.begin(), x.end(), -5);
    EXPECT_EQ(dot(w.data(), x.data(), n), std::inner_product(w.begin(), w.end(), x.begin(), 0.0)) << n;
  }
}

/// The bits of a sum that rounds, as every build must give them: lane l holds the products at l, l + 8, …
TEST(Lanes, DotAddsInItsDocumentedOrder) {
  std::vector<double> w(21), x(21);
  for (std::size_t i = 0; i < 21; ++i) {
    w[i] = 1.0 / static_cast<double>(i + 3);
    x[i] = 1.0 / static_cast<double>(2 * i + 7);
  }
  double lanes[8] = {};
  for (std::size_t i = 0; i < 16; ++i) lanes[i % 8] += w[i] * x[i];
  double sum = ((lanes[0] + lanes[2]) + (lanes[4] + lanes[6])) + ((lanes[1] + lanes[3]) + (lanes[5] + lanes[7]));
  for (std::size_t i = 16; i < 21; ++i) sum += w[i] * x[i];
  EXPECT_EQ(dot(w.data(), x.data(), 21), sum);
}

TEST(Lanes, AddScaledAddsEverywhere) {
  for (std::size_t n = 0; n < 12; ++n) {
    std::vector<double> w(n, 1), x(n, 2);
    add_scaled(w.data(), 3, x.data(), n);
    EXPECT_EQ(w, std::vector<double>(n, 7));
  }
}
