// A learner of your own: the second-order perceptron of Cesa-Bianchi, Conconi and Gentile (2005). It knows how the
// examples it got wrong are spread, and moves less along what it has seen often.
#include <perceptron/run.hpp>

#include <cstdio>
#include <vector>

using namespace perceptron;

class SecondOrder : public UpdateRule {
 public:
  explicit SecondOrder(double a) : a_(a) {}

  // S, row by row: the inverse of aI + the sum of z zᵀ over the mistakes so far, where z is (x, 1).
  std::size_t own(std::size_t d) const override { return (d + 1) * (d + 1); }

  void start(State state) const override {
    const std::size_t width = state.weights.size() + 1;
    for (std::size_t j = 0; j < width; ++j) state.own[j * width + j] = 1 / a_;
  }

  // The weights are S times the sum of y z, kept up to date by Sherman and Morrison.
  double update(State state, std::span<const double> x, double label, double score) const override {
    const std::size_t width = x.size() + 1;
    std::vector<double> z(x.begin(), x.end()), s(width);
    z.push_back(state.one);
    double length = 1;
    for (std::size_t i = 0; i < width; ++i) {
      for (std::size_t j = 0; j < width; ++j) s[i] += state.own[i * width + j] * z[j];
      length += s[i] * z[i];
    }
    const double c = (label - score) / length;
    for (std::size_t j = 0; j < x.size(); ++j) state.weights[j] += c * s[j];
    state.bias += c * s.back();
    for (std::size_t i = 0; i < width; ++i)
      for (std::size_t j = 0; j < width; ++j) state.own[i * width + j] -= s[i] * s[j] / length;
    return c;
  }

 private:
  double a_;
};

int main() {
  RunSpec spec;
  spec.data = {.X = {1, 1, 3, 2, 2, 4, 3, 4, 2, 3}, .y = {-1, 1, 1, 1, -1}, .d = 2};
  spec.learner = SecondOrder(1);
  const auto run = Run::create(spec);
  if (!run) return std::puts(run.error().message().c_str()), 1;
  (*run)->advance(Run::no_limit);
  const bool converged = (*run)->stop_reason() == StopReason::converged;
  std::printf("%s after %d visits\n", converged ? "converged" : "stopped", static_cast<int>((*run)->visit()));
  for (const std::uint64_t visit : {(*run)->visit(), std::uint64_t{4}}) {
    (*run)->seek(visit);  // any visit, back too
    const auto w = (*run)->weights();
    std::printf("visit %d: %.17g %.17g %.17g\n", static_cast<int>(visit), w[0], w[1], w[2]);
  }
}
