// What a C++ program may hand to the headers of runs and jobs: any spec, and any question of what comes of it. A value
// or an error that says what is wrong, and nothing left of the budget in the end.
#include <algorithm>

#include "drawing/run_drawing.hpp"
#include "fuzz.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/comparison.hpp"
#include "perceptron/job.hpp"
#include "perceptron/model.hpp"
#include "perceptron/run_start.hpp"
#include "run/experiment.hpp"
#include "run/run_inside.hpp"

using namespace perceptron;
using namespace perceptron::fuzz;

namespace {

LearnerOptions any_options(Bytes& bytes) {
  const auto tie = any_enum<TieRule>(bytes, 3);
  const auto whole = [&] { return static_cast<std::uint32_t>(any_size(bytes, 5)); };
  const double rate = bytes.ConsumeBool() ? 1 : any_double(bytes);
  switch (bytes.ConsumeIntegralInRange(0, 11)) {
    case 0: return PerceptronOptions{rate, tie};
    case 1: return AveragedOptions{rate, tie};
    case 2: return VotedOptions{rate, tie};
    case 3: return PocketOptions{rate, tie};
    case 4: return MarginOptions{any_double(bytes), any_double(bytes)};
    case 5: return BatchOptions{any_double(bytes), tie, any_double(bytes)};
    case 6: return PassiveAggressiveOptions{any_enum<Aggressiveness>(bytes, 2), any_double(bytes)};
    case 7: return MulticlassOptions{whole()};
    case 8: return KernelOptions{any_enum<KernelKind>(bytes, 2), whole(), any_double(bytes), any_double(bytes), tie};
    case 9: return NearestNeighboursOptions{whole()};
    case 10: return SecondOrderOptions{any_double(bytes)};
    default: return DecisionTreeOptions{whole()};
  }
}

RunSpec any_spec(Bytes& bytes, MemoryBudget& memory) {
  RunSpec spec;
  spec.data = any_dataset(bytes);
  spec.features = any_products(bytes);
  spec.scaling = any_enum<Scaling>(bytes, 3);
  spec.bias = bytes.ConsumeBool();
  spec.learner = any_options(bytes);
  spec.order = any_enum<OrderKind>(bytes, 4);
  spec.seed = any_size(bytes, 9);
  spec.indices.resize(bytes.ConsumeBool() ? spec.data.size() : any_few(bytes));
  for (std::uint32_t& index : spec.indices) index = static_cast<std::uint32_t>(any_size(bytes, spec.indices.size()));
  if (bytes.ConsumeIntegralInRange(0, 3) == 0) spec.initial = any_doubles(bytes, any_few(bytes));
  spec.max_epochs = any_size(bytes, 20);
  spec.journal = bytes.ConsumeBool();
  spec.max_updates = any_size(bytes, 200);
  spec.count_mistakes = bytes.ConsumeBool();
  spec.limits = {.values = std::size_t{1} << 25, .updates = 10'000'000};
  spec.memory = &memory;
  return spec;
}

template <class AnyJob>
void work_off(AnyJob& job, int slices) {
  double progress = job.progress();
  bool done = false;
  for (int k = 0; k < slices && !done; ++k) {
    done = job.advance(300);
    expect(job.progress() >= progress && job.progress() <= 1);
    progress = job.progress();
  }
}

template <class Made>
void work_off_made(Result<std::unique_ptr<Made>> made) {
  if (told(made)) work_off(**made, 30);
}

template <class Found>
void work_off_made(Result<JobOf<Found>> made) {
  if (told(made)) work_off(*made, 30);
}

Grid any_grid(Bytes& bytes) {
  Grid grid{any_double(bytes), any_double(bytes),  any_double(bytes),
            any_double(bytes), any_size(bytes, 6), any_size(bytes, 6)};
  if (bytes.ConsumeBool()) {
    grid.first_column = any_size(bytes, 3);
    grid.first_row = any_size(bytes, 3);
  }
  return grid;
}

ProofTerms any_terms(Bytes& bytes) {
  ProofTerms terms{any_doubles(bytes, any_few(bytes)), any_double(bytes), any_double(bytes), any_double(bytes)};
  if (bytes.ConsumeBool()) terms.chosen_reach = any_double(bytes);
  return terms;
}

void ask(Bytes& bytes, const Shared<Run>& run) {
  const WeightAxes axes{any_size(bytes, 3), any_size(bytes, 3)};
  const auto visit = static_cast<std::uint64_t>(any_size(bytes, 50));
  switch (bytes.ConsumeIntegralInRange(0, 8)) {
    case 0: {
      std::vector<Prediction> predictions(any_few(bytes));
      told(run->predict(any_doubles(bytes, any_few(bytes)), predictions));
      inside(*run).predict_training(any_size(bytes, 9), predictions);
      break;
    }
    case 1: told(run->mistakes(any_doubles(bytes, any_few(bytes)), any_doubles(bytes, any_few(bytes)))); break;
    case 2: told(run->hold_out(any_dataset(bytes))); break;
    case 3: {
      const Grid grid = any_grid(bytes);
      std::vector<Prediction> predictions(bytes.ConsumeBool() ? grid.columns * grid.rows % 100 : any_few(bytes));
      told(inside(*run).field(grid, predictions, any_size(bytes, 9), any_size(bytes, 9)));
      if (grid.columns > 50 || grid.rows > 50) break;
      auto field = predict_field(run, visit, grid);
      work_off(field, 100);
      told(field.error());
      break;
    }
    case 4: work_off_made(follow_proof(run, any_terms(bytes))); break;
    case 5: work_off_made(prove_step(run, any_terms(bytes), visit)); break;
    case 6: {
      const WeightWindow window{axes, any_double(bytes), any_double(bytes), any_double(bytes), any_double(bytes)};
      work_off_made(find_solution_region(run, visit, window));
      break;
    }
    case 7: work_off_made(follow_weights(run, axes)); break;
    default:
      run->step();
      run->record(true);
      run->seek(std::min<std::uint64_t>(visit, 300));
      inside(*run).training_mistakes(any_size(bytes, 9), any_size(bytes, 9));
      inside(*run).margin(any_size(bytes, 9), any_size(bytes, 9));
  }
}

void compare(Bytes& bytes, RunSpec common) {
  std::vector<LearnerSpec> learners(bytes.ConsumeIntegralInRange<std::size_t>(0, 7));
  for (LearnerSpec& learner : learners) {
    learner.options = any_options(bytes);
    if (bytes.ConsumeBool()) learner.initial = any_doubles(bytes, any_few(bytes));
  }
  work_off_made(RunStart::create(std::move(common), learners));
}

/// A model's JSON with any change is refused, or is a model that is written as it was read.
void load(Bytes& bytes, std::string text) {
  for (int k = 0; k < 4; ++k) {
    const auto at = bytes.ConsumeIntegralInRange<std::size_t>(0, text.size());
    text.replace(at, bytes.ConsumeIntegralInRange<std::size_t>(0, 3), bytes.ConsumeRandomLengthString(9));
  }
  const auto model = Model::load(text);
  if (!told(model)) return;
  const auto again = Model::load(*model->save());
  expect(again && *again == *model);
}

void use(Bytes& bytes, RunSpec spec) {
  const std::size_t few = any_size(bytes, 4), other = any_size(bytes, 20);
  switch (bytes.ConsumeIntegralInRange(0, 6)) {
    case 0: work_off_made(Analysis::create(std::move(spec))); break;
    case 1: work_off_made(start_trial(std::move(spec), any_dataset(bytes), other)); break;
    case 2: work_off_made(start_order_experiment(std::move(spec), few, other)); break;
    case 3: {
      const SplitOptions options{any_double(bytes), any_size(bytes, 9), few, other};
      work_off_made(start_split_experiment(std::move(spec), options));
      break;
    }
    case 4: compare(bytes, std::move(spec)); break;
    default: {
      auto made = Run::create(std::move(spec));
      if (!told(made)) return;
      const Shared<Run> run = std::move(*made);
      run->advance(bytes.ConsumeIntegralInRange(0, 100));
      for (int k = 0; k < 10 && bytes.remaining_bytes() > 0; ++k) ask(bytes, run);
      load(bytes, *Model::of(*run)->save());
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  constexpr std::size_t room = 1 << 22;
  MemoryBudget memory(room);
  use(bytes, any_spec(bytes, memory));
  expect(memory.left() == room);
  return 0;
}
