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

/// How many numbers follow, mostly, and these.
void put_list(Bytes& bytes, std::vector<double>& numbers, const std::vector<double>& list) {
  numbers.push_back(size_or_any(bytes, list.size()));
  numbers.insert(numbers.end(), list.begin(), list.end());
}

/// Kind, settings and initial weights.
void put_learner(Bytes& bytes, std::vector<double>& numbers, std::size_t most_initial) {
  numbers.push_back(size_or_any(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 10)));
  put_list(bytes, numbers, any_doubles(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 5)));
  const auto initial = bytes.ConsumeBool() ? 0 : bytes.ConsumeIntegralInRange<std::size_t>(0, most_initial);
  put_list(bytes, numbers, any_doubles(bytes, initial));
}

Result<RunSpec> any_spec(Bytes& bytes) {
  const auto n = bytes.ConsumeIntegralInRange<std::size_t>(0, 12);
  const auto d = bytes.ConsumeIntegralInRange<std::size_t>(0, 5);
  std::vector<double> X, y, indices, numbers;
  for (std::size_t i = 0; i < n * d; ++i) {
    X.push_back(bytes.ConsumeIntegralInRange(0, 40) == 0 ? any_double(bytes) : any_feature(bytes));
  }
  for (std::size_t i = 0; i < n; ++i) {
    y.push_back(bytes.ConsumeBool() ? 1 : bytes.ConsumeBool() ? -1 : 0);
    indices.push_back(static_cast<double>(bytes.ConsumeBool() ? i : n - 1 - i));
  }
  put_list(bytes, numbers, X);
  put_list(bytes, numbers, y);
  put_list(bytes, numbers, indices);
  numbers.push_back(size_or_any(bytes, d));
  put_learner(bytes, numbers, 2 * (d + 1));
  numbers.push_back(bytes.ConsumeBool());
  if (numbers.back() == 1) {
    for (const int least : {0, -1}) {
      std::vector<double> list(bytes.ConsumeIntegralInRange<std::size_t>(0, 6));
      for (double& number : list) number = bytes.ConsumeIntegralInRange(least, 6);
      put_list(bytes, numbers, list);
    }
  }
  numbers.push_back(size_or_any(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 3)));
  numbers.push_back(any_double(bytes));
  numbers.push_back(size_or_any(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 4)));
  numbers.push_back(size_or_any(bytes, 7));
  numbers.push_back(size_or_any(bytes, 20));
  numbers.push_back(size_or_any(bytes, 300));
  numbers.push_back(bytes.ConsumeBool());
  bindings::SpecIn spec;
  if (Error error = bindings::read_spec(std::move(numbers), spec)) return error;
  return RunSpec(std::move(spec));
}

/// Numbers of some learners.
std::vector<double> any_learners(Bytes& bytes) {
  const auto learners = bytes.ConsumeIntegralInRange<std::size_t>(0, 8);
  std::vector<double> numbers{size_or_any(bytes, learners)};
  for (std::size_t k = 0; k < learners; ++k) put_learner(bytes, numbers, 8);
  return numbers;
}

std::uint64_t few(Bytes& bytes) { return std::min(bindings::limit(any_double(bytes)), most_visits); }

void predict(Bytes& bytes, const RunInside& run) {
  const auto rows = bytes.ConsumeIntegralInRange<std::size_t>(0, 4);
  const std::vector<double> X = any_doubles(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 12));
  const double n = size_or_any(bytes, rows);
  if (bindings::check_rows(run.feature_map().base_features(), static_cast<double>(X.size()), n) || n > 100) return;
  std::vector<Prediction> predictions(static_cast<std::size_t>(n));
  expect(!run.predict(X, predictions));
  const auto mistakes = run.mistakes(X, any_doubles(bytes, predictions.size()));
  expect(mistakes && *mistakes <= predictions.size());
}

void predict_field(Bytes& bytes, const RunInside& run) {
  const std::vector<double> numbers{any_double(bytes),
                                    any_double(bytes),
                                    any_double(bytes),
                                    any_double(bytes),
                                    size_or_any(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 9)),
                                    size_or_any(bytes, bytes.ConsumeIntegralInRange<std::size_t>(0, 9))};
  const auto grid = bindings::taken<Grid>(numbers);
  if (check_grid(run, grid)) return;
  expect(grid.columns <= limits::grid && grid.rows <= limits::grid);
  if (grid.columns * grid.rows > 100) return;
  std::vector<Prediction> predictions(grid.columns * grid.rows);
  const auto first = bindings::count(any_double(bytes), limits::visits);
  expect(!run.field(grid, predictions, first, bindings::count(any_double(bytes), limits::visits)));
}

void use(Bytes& bytes, RunInside& run) {
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
  const auto any_whole = [&] { return bindings::value_of<std::uint32_t>(any_double(bytes)); };
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
    for (int i = 0; run && i < 30 && bytes.remaining_bytes() > 0; ++i) use(bytes, inside(*run));
  } else {
    told(spec.error());
  }
  expect(memory.left() == room);
  return 0;
}
