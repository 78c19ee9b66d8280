// What the native build takes, on a data file run.mjs wrote for it. By hand:
// core_bench visits <visits> <warm-up epochs> <seed> <file> [--benchmark_…]
// core_bench aggressive <visits> <file> [--benchmark_…] and core_bench loop <visits> <file> [--benchmark_…]
// core_bench field <voters> <pixels on a side> <file> [--benchmark_…]
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "data/order.hpp"
#include "run/run_inside.hpp"

namespace {

using namespace perceptron;

/// n, d, X, y, all doubles.
Dataset read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  double shape[2] = {};
  file.read(reinterpret_cast<char*>(shape), sizeof shape);
  Dataset data;
  data.d = static_cast<std::size_t>(shape[1]);
  data.y.resize(static_cast<std::size_t>(shape[0]));
  std::vector<double> X(data.y.size() * data.d);
  file.read(reinterpret_cast<char*>(X.data()), static_cast<std::streamsize>(X.size() * sizeof(double)));
  file.read(reinterpret_cast<char*>(data.y.data()), static_cast<std::streamsize>(data.y.size() * sizeof(double)));
  data.X = std::move(X);
  return data;
}

/// One iteration is all: a second one would measure a later part of the run.
void visits(benchmark::State& state, const std::string& path, std::uint64_t count, std::uint64_t warm_up,
            std::uint64_t seed) {
  RunSpec spec;
  spec.data = read(path);
  spec.order = OrderKind::shuffle_each_epoch;
  spec.seed = seed;
  spec.max_epochs = limits::max_epochs;
  const std::size_t n = spec.data.size();
  const auto made = Run::create(std::move(spec));
  if (!made) {
    state.SkipWithError(made.error().message().c_str());
    return;
  }
  Run* const run = made->get();
  run->advance(warm_up * n);
  for (auto _ : state) {
    if (run->advance(count) != count) state.SkipWithError("The run ended too soon.");
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(count));
}

/// A run of PA-I with C = 1, of the same visits that `loop` makes. No journal: what it costs is measured elsewhere.
void aggressive(benchmark::State& state, const std::string& path, std::uint64_t count) {
  RunSpec spec;
  spec.data = read(path);
  spec.learner = PassiveAggressiveOptions{};
  spec.order = OrderKind::shuffle_each_epoch;
  spec.max_epochs = limits::max_epochs;
  spec.journal = false;
  const auto run = Run::create(std::move(spec));
  if (!run) return state.SkipWithError(run.error().message().c_str());
  for (auto _ : state) {
    if ((*run)->advance(count) != count) state.SkipWithError("The run ended too soon.");
  }
}

/// As one would write it for two features, in whole epochs of the same order.
void loop(benchmark::State& state, const std::string& path, std::uint64_t count) {
  const Dataset data = read(path);
  const auto order = Order::create(OrderKind::shuffle_each_epoch, 0, {}, data.y);
  EpochSequence sequence;
  double w1 = 0, w2 = 0, b = 0;
  std::uint64_t epoch = 0;
  for (auto _ : state) {
    for (std::uint64_t visit = 0; visit < count; visit += data.size()) {
      for (const std::uint32_t example : sequence.of(*order, epoch++)) {
        const double x1 = data.X[2 * example], x2 = data.X[2 * example + 1], label = data.y[example];
        const double loss = 1 - label * (w1 * x1 + w2 * x2 + b);
        if (loss <= 0) continue;
        const double c = std::min(1.0, loss / (x1 * x1 + x2 * x2 + 1)) * label;
        w1 += c * x1;
        w2 += c * x2;
        b += c;
      }
    }
    benchmark::DoNotOptimize(w1 + w2 + b);
  }
}

/// The field of a voted perceptron over −1…1, as learners.mjs asks for it.
void field(benchmark::State& state, const std::string& path, std::uint64_t voters, std::size_t side) {
  RunSpec spec;
  spec.data = read(path);
  spec.learner = VotedOptions{};
  spec.max_epochs = 1'000'000;
  const auto made = Run::create(std::move(spec));
  if (!made) {
    state.SkipWithError(made.error().message().c_str());
    return;
  }
  Run& run = **made;
  run.advance(Run::no_limit, voters - 1);
  const double step = 2.0 / static_cast<double>(side - 1);
  std::vector<Prediction> pixels(side * side);
  for (auto _ : state) {
    if (inside(run).field({-1, -1, step, step, side, side}, pixels)) state.SkipWithError("There is no field.");
  }
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  const std::string what = argc > 1 ? argv[1] : "";
  const std::string path = argv[argc - 1];
  if (what == "visits" && argc == 6) {
    const auto count = static_cast<std::uint64_t>(std::stod(argv[2]));
    const auto warm_up = static_cast<std::uint64_t>(std::stod(argv[3]));
    const std::uint64_t seed = std::stoull(argv[4]);
    benchmark::RegisterBenchmark("visits", [=](benchmark::State& state) { visits(state, path, count, warm_up, seed); })
        ->Iterations(1)
        ->UseRealTime();
  } else if (what == "field" && argc == 5) {
    const std::uint64_t voters = std::stoull(argv[2]);
    const std::size_t side = std::stoull(argv[3]);
    benchmark::RegisterBenchmark("field", [=](benchmark::State& state) { field(state, path, voters, side); })
        ->Iterations(3)
        ->Unit(benchmark::kMillisecond);
  } else if ((what == "aggressive" || what == "loop") && argc == 4) {
    const std::uint64_t count = std::stoull(argv[2]);
    benchmark::RegisterBenchmark(what.c_str(), [=](benchmark::State& state) {
      what == "loop" ? loop(state, path, count) : aggressive(state, path, count);
    })->Iterations(3);
  } else {
    return EXIT_FAILURE;
  }
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return EXIT_SUCCESS;
}
