// No line separates XOR, and the library proves it. With x1*x2 as a third feature the perceptron converges.
#include <perceptron/analysis.hpp>
#include <perceptron/run.hpp>

#include <cstdio>

using namespace perceptron;

/// Trains to the end, and asks whether any hyperplane separates the examples.
static void study(const char* name, const RunSpec& spec) {
  const auto run = Run::create(spec);
  const auto analysis = Analysis::create(spec);
  if (!run || !analysis) return void(std::puts("The spec is not valid."));

  (*run)->advance(Run::no_limit);
  const bool converged = (*run)->stop_reason() == StopReason::converged;
  std::printf("%s: %s after %d epochs\n", name, converged ? "converged" : "stopped", static_cast<int>((*run)->epoch()));

  while (!(*analysis)->advance(1e9)) continue;
  const AnalysisResult& found = (*analysis)->result();
  if (found.verdict == Verdict::separable) {
    std::printf("  separable: margin %g, so at most %g updates from zero\n", found.margin, found.bound);
  } else if (found.verdict == Verdict::not_separable) {
    // The certificate: a mix of positives and a mix of negatives that are the same point.
    for (const ConvexWeight& part : found.positive) std::printf("  + %g of example %u\n", part.weight, part.example);
    for (const ConvexWeight& part : found.negative) std::printf("  - %g of example %u\n", part.weight, part.example);
    std::printf("  meet at (%g, %g)\n", found.point[0], found.point[1]);
  }
}

int main() {
  RunSpec spec;
  spec.data = {.X = {0, 0, 0, 1, 1, 0, 1, 1}, .y = {-1, 1, 1, -1}, .d = 2};
  study("XOR", spec);

  spec.features = *Products::create({{0}, {1}, {0, 1}});  // x1, x2, x1*x2
  study("XOR with x1*x2", spec);
}
