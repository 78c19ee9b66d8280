#include <gtest/gtest.h>

#include <cmath>

#include "analysis/separation.hpp"
#include "analysis_support.hpp"
#include "task_support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

/// As many as there can be, in a native release; elsewhere, where that takes a minute, as many as show a slice that
/// grows.
#if defined(__EMSCRIPTEN__) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || \
    (defined(__clang__) && !defined(NDEBUG))
constexpr std::size_t most_features = 1 << 13;
#else
constexpr std::size_t most_features = 1 << 20;
#endif

enum class Kind { apart, tight, twins, overlapping };

/// Four examples.
RunSpec examples(Kind kind, std::size_t d) {
  RunSpec spec = spec_of(std::vector<double>(4 * d), {1, -1, 1, -1});
  const auto number = [](std::size_t i, std::size_t j) {
    return std::ldexp(static_cast<double>((i * 7919 + j * 104'729) % 1009) - 504, -9);
  };
  std::vector<double> X(4 * d);
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t j = 0; j < d; ++j) {
      double& x = X[i * d + j];
      x = number(i, j);
      // All but the last bits are the same.
      if (kind == Kind::tight) x = 1 + std::ldexp(x, -43);
      if (kind == Kind::twins && i == 3) x = number(0, j);
      // The positives and the negatives have one middle.
      if (kind == Kind::overlapping && i == 3) x = number(0, j) + number(2, j) - number(1, j);
    }
  }
  spec.data.X = std::move(X);
  return spec;
}

/// No pause is farther from the one before than a few rows of doubles are long, however much is worked out for each
/// feature in whole numbers in between.
void expect_short(Kind kind, std::size_t d) {
  for (const bool bias : {true, false}) {
    RunSpec spec = examples(kind, d);
    Separation separation(spec.data, bias, {analysis_work});
    Work work;
    const auto row = static_cast<double>(d);
    EXPECT_LE(excess(separation.find(work), work, row), 8 * row) << static_cast<int>(kind) << bias;
    const Verdict wanted = kind <= Kind::tight ? Verdict::separable : Verdict::not_separable;
    EXPECT_EQ(separation.result().verdict, wanted) << static_cast<int>(kind) << bias;
  }
}

}  // namespace

TEST(Separation, PausesOftenHoweverManyFeaturesThereAre) {
  for (const Kind kind : {Kind::apart, Kind::tight, Kind::twins, Kind::overlapping})
    expect_short(kind, sampled(1 << 10, 1 << 9));
  expect_short(Kind::apart, sampled(most_features, most_features / 8));
}
