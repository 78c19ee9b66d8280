// Few examples of small whole numbers, their columns scaled by powers of two: the verdict and the margin against all
// supports in fractions, in slices of any size.
#include <cmath>

#include "analysis_oracle.hpp"
#include "fuzz.hpp"
#include "perceptron/analysis.hpp"

using namespace perceptron;
using namespace perceptron::fuzz;

namespace {

RunSpec any_spec(Bytes& bytes) {
  RunSpec spec;
  const auto n = bytes.ConsumeIntegralInRange<std::size_t>(2, 7);
  spec.data.d = bytes.ConsumeIntegralInRange<std::size_t>(1, 3);
  std::vector<double> X(n * spec.data.d);
  for (double& x : X) x = bytes.ConsumeIntegralInRange(-3, 3);
  spec.data.X = std::move(X);
  spec.data.y.resize(n);
  for (double& label : spec.data.y) label = bytes.ConsumeBool() ? 1 : -1;
  spec.data.y.front() = -1;
  spec.data.y.back() = 1;
  spec.bias = bytes.ConsumeBool();
  return spec;
}

AnalysisResult analysed(const RunSpec& spec, double slice) {
  const auto made = Analysis::create(spec);
  expect(static_cast<bool>(made));
  Analysis* const analysis = made->get();
  double progress = 0;
  while (!analysis->advance(slice)) {
    expect(analysis->progress() >= progress && analysis->progress() < 1);
    progress = analysis->progress();
  }
  expect(!analysis->error());
  return analysis->result();
}

bool near(double found, double expected) { return std::abs(found - expected) <= 1e-14 * std::abs(expected); }

/// The convex weights of a side make the same point.
void expect_side(const std::vector<ConvexWeight>& side, const RunSpec& spec, const AnalysisResult& found,
                 double factor) {
  std::vector<double> sum(spec.data.d);
  double weights = 0;
  for (const ConvexWeight& part : side) {
    expect(part.weight > 0);
    weights += part.weight;
    for (std::size_t j = 0; j < spec.data.d; ++j) sum[j] += factor * part.weight * spec.data.row(part.example)[j];
  }
  expect(side.empty() || std::abs(weights - 1) < 1e-15 * 8);
  for (std::size_t j = 0; j < spec.data.d && !side.empty(); ++j) {
    expect(std::abs(sum[j] - found.point[j]) <= 1e-13 * std::max(factor, 1.0));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const RunSpec spec = any_spec(bytes);
  const double slice =
      bytes.ConsumeBool() ? std::numeric_limits<double>::infinity() : bytes.ConsumeIntegralInRange(1, 4000);
  const AnalysisResult found = analysed(spec, slice);
  const auto expected = perceptron::test::squared_margin(spec.data, spec.bias);
  expect(found.verdict == (expected.over > 0 ? Verdict::separable : Verdict::not_separable));
  if (expected.over > 0) {
    expect(near(found.margin * found.margin, expected.value()));
  } else {
    expect_side(found.positive, spec, found, 1);
    expect_side(found.negative, spec, found, found.factor);
  }

  // Columns scaled by powers of two: as separable as before.
  RunSpec scaled = spec;
  std::vector<double> X = scaled.data.X.take();
  for (std::size_t j = 0; j < spec.data.d; ++j) {
    const double unit = std::ldexp(1, bytes.ConsumeIntegralInRange(-40, 40));
    for (std::size_t i = 0; i < spec.data.size(); ++i) X[i * spec.data.d + j] *= unit;
  }
  scaled.data.X = std::move(X);
  const Verdict verdict = analysed(scaled, slice).verdict;
  expect(verdict == found.verdict || verdict == Verdict::undecided);
  return 0;
}
