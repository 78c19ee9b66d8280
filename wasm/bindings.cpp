// The mapping between JavaScript and the core, and nothing else. Numbers come in as doubles, as they were given: the
// core validates them, because release embind accepts NaN and strings and wraps what is out of range.
#include "bindings.hpp"

#include <algorithm>
#include <limits>
#include <new>
#include <utility>

#include "layouts.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/run_start.hpp"

using emscripten::typed_memory_view;
using emscripten::val;
using namespace perceptron;
using namespace bindings;

std::size_t bindings::open_handles = 0;

namespace {

struct JournalOut {
  val visit = val::undefined(), example = val::undefined(), score = val::undefined();
};

Table<Run>& table() {
  static Table<Run> runs;
  return runs;
}

}  // namespace

RunInside& bindings::run_at(double handle) { return inside(table().at(handle)); }

Shared<Run> bindings::shared_run(double handle) { return table().share(handle); }

double bindings::open_run(std::unique_ptr<Run> run) { return table().open(std::move(run)); }

namespace {

RunInside& at(double handle) { return run_at(handle); }

/// No run and no error, where the start is more work than `most`.
CreatedOut createRun(const val& given, double most) {
  SpecIn spec;
  if (const Error error = read(given, spec)) return {-1, out(error)};
  const auto start = RunStart::create(std::move(spec));
  if (!start) return {-1, out(start.error())};
  if ((*start)->cost() > most) return {-1, out({})};
  (*start)->advance(std::numeric_limits<double>::infinity());
  auto run = (*start)->take();
  return {run ? table().open(std::move(*run)) : -1, out(run.error())};
}

void deleteRun(double handle) { table().close(handle); }

Trap reason = Trap::other;

/// Why the last call has ended in the middle.
double trapped() { return static_cast<double>(std::exchange(reason, Trap::other)); }

double openRuns() { return static_cast<double>(table().size() + open_handles); }

val step(double handle) { return copy(numbers_of(at(handle).step())); }

val record(double handle, bool withObjective) { return copy(numbers_of(at(handle).record(withObjective))); }

val change(double handle) { return copy(at(handle).change()); }

double advance(double handle, double visits, double updates) {
  return static_cast<double>(at(handle).advance(limit(visits), limit(updates)));
}

void seek(double handle, double visit) { at(handle).seek(limit(visit)); }

bool approach(double handle, double visit, double work) { return at(handle).approach(limit(visit), work); }

val state(double handle) { return copy(numbers_of(at(handle))); }

val sequence(double handle, double epoch) {
  return copy(std::span<const std::uint32_t>(at(handle).sequence(limit(epoch))));
}

val weights(double handle) { return copy(at(handle).weights()); }

val model(double handle) { return copy(at(handle).model()); }

val scores(double handle) { return copy(at(handle).scores()); }

/// Of the examples first…last−1.
double trainingMistakes(double handle, double first, double last) {
  return static_cast<double>(at(handle).training_mistakes(count(first, limits::visits), count(last, limits::visits)));
}

/// Mapped feature values of an example.
val example(double handle, double index) {
  const Dataset& data = at(handle).data();
  return copy({data.row(std::min(count(index, limits::visits), data.size() - 1)), data.d});
}

/// The first `updates` updates.
JournalOut journal(double handle, double updates) {
  const Journal& journal = at(handle).journal();
  const std::size_t end = std::min(count(updates, limits::visits), journal.size());
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
  const Journal& journal = at(handle).journal();
  auto counts = list_of(visits);
  for (double& visit : counts) visit = static_cast<double>(journal.count_before(visit));
  return copy(counts);
}

/// The visit of update k, or −1 where there is none.
double updateVisit(double handle, double k) {
  const Journal& journal = at(handle).journal();
  return k >= 0 && k < static_cast<double>(journal.size()) ? journal.visit(static_cast<std::size_t>(k)) : -1;
}

val mistakesBefore(double handle, const val& visits) {
  const RunInside& run = at(handle);
  auto counts = list_of(visits);
  for (double& visit : counts) visit = static_cast<double>(run.mistakes_before(visit));
  return copy(counts);
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
  value_object<JournalOut>("Journal")
      .field("visit", &JournalOut::visit)
      .field("example", &JournalOut::example)
      .field("score", &JournalOut::score);
  function("createRun", &createRun);
  function("deleteRun", &deleteRun);
  function("openRuns", &openRuns);
  function("trapped", &trapped);
  function("step", &step);
  function("record", &record);
  function("change", &change);
  function("advance", &advance);
  function("seek", &seek);
  function("approach", &approach);
  function("state", &state);
  function("sequence", &sequence);
  function("weights", &weights);
  function("model", &model);
  function("scores", &scores);
  function("trainingMistakes", &trainingMistakes);
  function("example", &example);
  function("journal", &journal);
  function("updatesBefore", &updatesBefore);
  function("updateVisit", &updateVisit);
  function("mistakesBefore", &mistakesBefore);
}
