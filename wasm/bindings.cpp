// The mapping between JavaScript and the core, and nothing else: here what the small module has. Numbers come in as
// doubles, as they were given: the core validates them, because release embind accepts NaN and strings and wraps what
// is out of range.
#include "bindings.hpp"

#include <new>

using emscripten::typed_memory_view;
using emscripten::val;
using namespace perceptron;
using namespace bindings;

ErrorOut bindings::out(const Error& error) {
  const auto& [first, second, third] = error.numbers;
  return {static_cast<int>(error.status), js_name(error.field), static_cast<int>(error.reason), first, second, third};
}

val bindings::copy(Numbers values) { return val(typed_memory_view(values.size(), values.data())).call<val>("slice"); }

val bindings::copy(std::span<const std::uint32_t> values) {
  return val(typed_memory_view(values.size(), values.data())).call<val>("slice");
}

MemoryBudget& bindings::memory() {
  static MemoryBudget budget(engine_memory);
  return budget;
}

Error bindings::out_of_memory(Field field) { return fail(Status::out_of_memory, field, Reason::no_memory); }

bool bindings::has_room(double numbers) {
  const double bytes = numbers * sizeof(double);
  MemoryBudget call(engine_memory);
  return bytes <= static_cast<double>(engine_memory) && call.take(static_cast<std::size_t>(bytes));
}

Error bindings::check_call(const FeatureMap& map, const val& rows, double n, double more) {
  constexpr double parts = 1 << 21;  // numbers beside its input that a prediction works with: rows are mapped in parts
  const double numbers = length_of(rows);
  if (Error error = check_rows(map.base_features(), numbers, n)) return error;
  // A heap that has grown stays as large: few rows are not asked for more than they can take.
  const double mapped = std::min(parts, 2 * n * static_cast<double>(map.features()));
  return has_room(numbers + more * n + mapped) ? Error{} : out_of_memory(Field::X);
}

double bindings::length_of(const val& array) { return array["length"].as<double>(); }

Error bindings::read(const val& list, SpecIn& spec) {
  // As much again for the parts that are copied out of it.
  const double numbers = 2 * length_of(list);
  if (numbers * sizeof(double) > static_cast<double>(memory().left()) || !has_room(numbers))
    return out_of_memory(Field::X);
  spec.memory = &memory();
  return read_spec(list_of(list), spec);
}

namespace bindings {

struct JournalOut {
  val visit = val::undefined(), example = val::undefined(), score = val::undefined();
};
LAYOUT(JournalOut, "Journal", visit, example, score);

struct DatasetOut {
  ErrorOut error;
  val X = val::undefined(), y = val::undefined();
};
LAYOUT(DatasetOut, "Dataset", error, X, y);

}  // namespace bindings

namespace {

/// No run and no error, where the start is more work than `most`.
CreatedOut createRun(const val& given, double most) {
  SpecIn spec;
  if (const Error error = read(given, spec)) return {-1, out(error)};
  const auto start = RunStart::create(std::move(spec));
  if (!start) return {-1, out(start.error())};
  if ((*start)->cost() > most) return {-1, out({})};
  (*start)->advance(std::numeric_limits<double>::infinity());
  auto run = (*start)->take();
  return {run ? open(std::move(*run)) : -1, out(run.error())};
}

Trap reason = Trap::other;

/// Why the last call has ended in the middle.
double trapped() { return static_cast<double>(std::exchange(reason, Trap::other)); }

double openRuns() { return static_cast<double>(open_handles); }

val record(double handle, bool withObjective) { return copy(numbers_of(run_at(handle).record(withObjective))); }

double advance(double handle, double visits, double updates) {
  return static_cast<double>(run_at(handle).advance(limit(visits), limit(updates)));
}

void seek(double handle, double visit) { run_at(handle).seek(limit(visit)); }

bool approach(double handle, double visit, double work) { return run_at(handle).approach(limit(visit), work); }

val state(double handle) { return copy(numbers_of(run_at(handle))); }

val sequence(double handle, double epoch) {
  return copy(std::span<const std::uint32_t>(run_at(handle).sequence(limit(epoch))));
}

/// Of the examples first…last−1.
double trainingMistakes(double handle, double first, double last) {
  return static_cast<double>(run_at(handle).training_mistakes(count(first), count(last)));
}

/// Mapped feature values of an example.
val example(double handle, double index) {
  const Dataset& data = run_at(handle).data();
  return copy({data.row(std::min(count(index), data.size() - 1)), data.d});
}

/// The first `updates` updates.
JournalOut journal(double handle, double updates) {
  const Journal& journal = run_at(handle).journal();
  const std::size_t end = std::min(count(updates), journal.size());
  JournalOut columns{val::global("Float64Array").new_(end), val::global("Int32Array").new_(end),
                     val::global("Float64Array").new_(end)};
  journal.for_each_chunk(end, [&](const Journal::Chunk& chunk, std::size_t size, std::size_t done) {
    columns.visit.call<void>("set", val(typed_memory_view(size, chunk.visit.data())), done);
    columns.example.call<void>("set", val(typed_memory_view(size, chunk.example.data())), done);
    columns.score.call<void>("set", val(typed_memory_view(size, chunk.score.data())), done);
  });
  return columns;
}

val updatesBefore(double handle, const val& visits) {
  const Journal& journal = run_at(handle).journal();
  auto counts = list_of(visits);
  for (double& visit : counts) visit = static_cast<double>(journal.count_before(visit));
  return copy(counts);
}

/// The visit of update k, or −1 where there is none.
double updateVisit(double handle, double k) {
  const Journal& journal = run_at(handle).journal();
  return k >= 0 && k < static_cast<double>(journal.size()) ? journal.visit(static_cast<std::size_t>(k)) : -1;
}

val mistakesBefore(double handle, const val& visits) {
  const RunInside& run = run_at(handle);
  auto counts = list_of(visits);
  for (double& visit : counts) visit = static_cast<double>(run.mistakes_before(visit));
  return copy(counts);
}

/// Mistakes of the model on rows of base features with a label each.
val mistakes(double handle, const val& rows, const val& labels) {
  const RunInside& run = run_at(handle);
  if (const Error error = check_call(run.feature_map(), rows, length_of(labels), 1)) return val(out(error));
  const auto wrong = run.mistakes(list_of(rows), list_of(labels));
  return wrong ? val(static_cast<double>(*wrong)) : val(out(wrong.error()));
}

val predict(double handle, const val& rows, double n) { return predictions_by(run_at(handle), rows, n); }

/// The numbers 0…n−1 in an order that depends on the seed alone: of a split, the first are held out.
val permutation(double n, double seed) {
  const std::size_t size = count(n, static_cast<double>(engine_limits.values));
  const std::vector<double> labels(size);
  const auto whole = static_cast<std::uint64_t>(count(seed, limits::seed));
  const auto order = Order::create(OrderKind::shuffle_once, whole, {}, labels);
  EpochSequence sequence;
  return copy(sequence.of(*order, 0));
}

const Preset& preset_at(double index) { return presets()[std::min(count(index), presets().size() - 1)]; }

val preset(double index) { return copy(numbers_of(preset_at(index))); }

/// `options`: `PresetOptions`.
DatasetOut generatePreset(double index, const val& options) {
  const auto data = generate(preset_at(index), taken<PresetOptions>(list_of(options)));
  if (!data) return {out(data.error())};
  return {out({}), copy(data->X), copy(data->y)};
}

}  // namespace

void bindings::trap(Trap why) {
  reason = why;
  __builtin_trap();
}

EMSCRIPTEN_BINDINGS(perceptron) {
  using namespace emscripten;
  std::set_new_handler([] { trap(Trap::memory); });
  register_value<ErrorOut>();
  register_value<CreatedOut>();
  register_value<JournalOut>();
  register_value<DatasetOut>();
  function("deleteRun", &close<Run>);
  register_functions<&createRun, &openRuns, &trapped, &record, &advance, &seek, &approach, &state, &sequence,
                     &trainingMistakes, &example, &journal, &updatesBefore, &updateVisit, &mistakesBefore, &mistakes,
                     &predict, &permutation, &preset, &generatePreset>();
  register_asked<&RunInside::step, &RunInside::change, &RunInside::weights, &RunInside::model, &RunInside::scores>();
}
