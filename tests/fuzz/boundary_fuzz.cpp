// Whatever numbers JavaScript hands over: a run or an error, no more memory than there is, and nothing left behind.
#include <algorithm>
#include <cmath>

#include "fuzz.hpp"
#include "input.hpp"
#include "perceptron/comparison.hpp"
#include "perceptron/presets.hpp"
#include "perceptron/run_start.hpp"

using namespace perceptron;
using namespace perceptron::fuzz;

namespace {

constexpr std::uint64_t most_visits = 500;

/// Mostly the size it is, sometimes any number.
double size_or_any(Bytes& bytes, std::size_t size) {
  return bytes.ConsumeIntegralInRange(0, 30) == 0 ? any_double(bytes) : static_cast<double>(size);
}

Result<RunSpec> any_spec(Bytes& bytes) {
  const auto n = bytes.ConsumeIntegralInRange<std::size_t>(0, 12);
  const auto d = bytes.ConsumeIntegralInRange<std::size_t>(0, 5);
  const auto settings = bytes.ConsumeIntegralInRange<std::size_t>(0, 5);
  const auto initial = bytes.ConsumeBool() ? 0 : bytes.ConsumeIntegralInRange<std::size_t>(0, 2 * (d + 1));
  std::vector<double> doubles;
  for (std::size_t i = 0; i < n * d; ++i) {
    doubles.push_back(bytes.ConsumeIntegralInRange(0, 40) == 0 ? any_double(bytes) : any_feature(bytes));
  }
  for (std::size_t i = 0; i < n; ++i) doubles.push_back(bytes.ConsumeBool() ? 1 : bytes.ConsumeBool() ? -1 : 0);
  for (std::size_t i = 0; i < settings + initial; ++i) doubles.push_back(any_double(bytes));
  std::vector<std::uint32_t> ints;
  const auto terms = bytes.ConsumeIntegralInRange<std::size_t>(0, 12);
  for (std::size_t i = 0; i < terms; ++i)
    ints.push_back(static_cast<std::uint32_t>(bytes.ConsumeIntegralInRange(-1, 6)));
  for (std::size_t i = 0; i < n; ++i) ints.push_back(static_cast<std::uint32_t>(bytes.ConsumeBool() ? i : n - 1 - i));
  bindings::ConfigIn in{};
  in.n = size_or_any(bytes, n);
  in.d = size_or_any(bytes, d);
  in.settings = size_or_any(bytes, settings);
  in.terms = size_or_any(bytes, terms);
  in.products = bytes.ConsumeBool() ? -1 : size_or_any(bytes, terms / 2);
  in.scaling = size_or_any(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 3));
  in.bias = any_double(bytes);
  in.learner = size_or_any(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 10));
  in.order = size_or_any(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 4));
  in.seed = size_or_any(bytes, 7);
  in.maxEpochs = size_or_any(bytes, 20);
  in.maxUpdates = size_or_any(bytes, 300);
  in.journal = bytes.ConsumeBool();
  return bindings::read_spec(in, std::move(doubles), ints);
}

/// Numbers of some learners, mostly with as many settings and initial weights as they say.
std::vector<double> any_learners(Bytes& bytes) {
  std::vector<double> numbers;
  for (auto left = bytes.ConsumeIntegralInRange(0, 8); left > 0; --left) {
    const auto settings = bytes.ConsumeIntegralInRange<std::size_t>(0, 5);
    const auto initial = bytes.ConsumeBool() ? 0 : bytes.ConsumeIntegralInRange<std::size_t>(0, 8);
    numbers.push_back(size_or_any(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 10)));
    numbers.push_back(size_or_any(bytes, settings));
    numbers.push_back(size_or_any(bytes, initial));
    for (const double value : any_doubles(bytes, settings + initial)) numbers.push_back(value);
  }
  return numbers;
}

std::uint64_t few(Bytes& bytes) { return std::min(bindings::limit(any_double(bytes)), most_visits); }

void predict(Bytes& bytes, const Run& run) {
  const auto rows = bytes.ConsumeIntegralInRange<std::size_t>(0, 4);
  const std::vector<double> X = any_doubles(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 12));
  const double n = size_or_any(bytes, rows);
  if (bindings::check_rows(run, static_cast<double>(X.size()), n) || n > 100) return;
  std::vector<Prediction> predictions(static_cast<std::size_t>(n));
  expect(!run.predict(X, predictions));
  const auto mistakes = run.mistakes(X, any_doubles(bytes, predictions.size()));
  expect(mistakes && *mistakes <= predictions.size());
}

void predict_field(Bytes& bytes, const Run& run) {
  const bindings::GridIn in{any_double(bytes),
                            any_double(bytes),
                            any_double(bytes),
                            any_double(bytes),
                            size_or_any(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 9)),
                            size_or_any(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 9)),
                            any_double(bytes),
                            any_double(bytes)};
  const auto grid = bindings::read_grid(in, run);
  if (!grid) return;
  expect(grid->columns <= limits::grid && grid->rows <= limits::grid);
  if (grid->columns * grid->rows > 100) return;
  std::vector<Prediction> predictions(grid->columns * grid->rows);
  expect(!run.field(*grid, predictions, bindings::count(in.first, limits::visits),
                    bindings::count(in.last, limits::visits)));
}

void use(Bytes& bytes, Run& run) {
  const std::size_t n = run.data().size();
  switch (bytes.ConsumeIntegralInRange(0, 8)) {
    case 0: run.step(); break;
    case 1: run.advance(few(bytes), std::max<std::uint64_t>(few(bytes), 1)); break;
    case 2: run.seek(few(bytes)); break;
    case 3: run.approach(bindings::limit(any_double(bytes)), std::abs(any_double(bytes))); break;
    case 4: predict(bytes, run); break;
    case 5: predict_field(bytes, run); break;
    case 6: {
      const std::size_t first = bindings::count(any_double(bytes), limits::visits);
      const std::size_t last = bindings::count(any_double(bytes), limits::visits);
      expect(run.training_mistakes(first, last) <= n);
      run.margin(first, last);
      break;
    }
    case 7: expect(run.sequence(bindings::limit(any_double(bytes))).size() == n); break;
    default: {
      run.model();
      run.objective();
      if (run.has_journal()) expect(run.journal().count_before(any_double(bytes)) <= run.frontier_updates());
    }
  }
  expect(run.visit() <= run.frontier());
}

/// Several learners over the examples of one spec: each a run or an error, and all at the same visit.
void compare(Bytes& bytes, RunSpec common) {
  auto learners = bindings::read_learners(any_learners(bytes));
  if (!learners) {
    told(learners.error());
    return;
  }
  const auto made = RunStart::create(std::move(common), *learners);
  if (!made) {
    told(made.error());
    return;
  }
  RunStart& start = **made;
  while (!start.advance(bytes.ConsumeIntegralInRange(1, 1000))) {
  }
  std::vector<Shared<Run>> runs;
  for (std::size_t learner = 0; learner < start.size(); ++learner) {
    auto run = start.take(learner);
    if (run) {
      runs.emplace_back(std::move(*run));
    } else {
      told(run.error());
    }
  }
  if (runs.empty()) return;
  Comparison comparison(std::move(runs));
  const std::size_t lead = bytes.ConsumeIntegralInRange<std::size_t>(0, comparison.size() - 1);
  comparison.advance(few(bytes), std::max<std::uint64_t>(few(bytes), 1), lead);
  comparison.step();
  comparison.seek(few(bytes));
  for (std::size_t k = 0; k < comparison.size(); ++k) expect(comparison.run(k).visit() <= comparison.visit());
}

void generate_preset(Bytes& bytes) {
  const Preset& preset = bytes.PickValueInArray({&presets()[0], &presets()[1], &presets()[7], &presets()[8]})[0];
  const auto any_whole = [&] { return bindings::small_whole(any_double(bytes)); };
  const PresetOptions options{any_whole(),
                              any_double(bytes),
                              bindings::whole(any_double(bytes)),
                              {any_whole(), any_whole()},
                              {any_whole(), any_whole()}};
  if (options.n > 200 && options.n <= preset.max_n) return;
  const auto data = generate(preset, options);
  if (told(data)) expect(!check(*data));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  if (bytes.ConsumeIntegralInRange(0, 20) == 0) generate_preset(bytes);
  const auto room = std::size_t{bytes.ConsumeBool() ? 1u << 24 : bytes.ConsumeIntegral<std::uint16_t>() * 8u};
  MemoryBudget memory(room);
  if (auto spec = any_spec(bytes)) {
    spec->memory = &memory;
    if (bytes.ConsumeIntegralInRange(0, 8) == 0) compare(bytes, *spec);
    const auto start = RunStart::create(std::move(*spec));
    told(start);
    std::unique_ptr<Run> run;
    if (start && (*start)->cost() <= 1e6) {
      (*start)->advance(std::numeric_limits<double>::infinity());
      auto made = (*start)->take();
      told(made);
      if (made) run = std::move(*made);
    }
    for (int i = 0; run && i < 30 && bytes.remaining_bytes() > 0; ++i) use(bytes, *run);
  } else {
    told(spec.error());
  }
  expect(memory.left() == room);
  return 0;
}
