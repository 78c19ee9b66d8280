// Runs in lockstep, and what there is to say of two of them. Of the extension: see `register_extension`. A comparison
// is a number, as a run is; its runs have handles of their own.
#include "perceptron/comparison.hpp"

#include <algorithm>
#include <limits>

#include "bindings.hpp"
#include "drawing_layouts.hpp"
#include "layouts.hpp"
#include "perceptron/angle.hpp"
#include "perceptron/limits.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

Table<Comparison>& comparisons() {
  static Table<Comparison> open;
  return open;
}

Comparison& at(double handle) { return comparisons().at(handle); }

/// Of open runs that stand at visit 0, at least one.
double openComparison(const val& handles) {
  std::vector<Shared<Run>> runs;
  for (const double handle : list_of(handles)) {
    runs.push_back(shared_run(handle));
  }
  ++open_handles;
  return comparisons().open(std::make_unique<Comparison>(std::move(runs)));
}

/// Its runs stay open.
void closeComparison(double handle) {
  comparisons().close(handle);
  --open_handles;
}

val comparisonState(double handle) {
  const Comparison& comparison = at(handle);
  const std::uint64_t frontier = comparison.frontier();
  const double end = std::numeric_limits<double>::infinity();
  return copy(
      numbers_of(Standing{static_cast<double>(comparison.visit()),
                          frontier == Run::no_limit ? end : static_cast<double>(frontier), comparison.stopped()}));
}

/// The visit of each run, where it made one.
val stepTogether(double handle) { return copy(numbers_of(at(handle).step())); }

double advanceTogether(double handle, double visits, double updates, double lead) {
  Comparison& comparison = at(handle);
  const std::size_t leading = std::min(count(lead, limits::visits), comparison.size() - 1);
  return static_cast<double>(comparison.advance(limit(visits), limit(updates), leading));
}

void seekTogether(double handle, double visit) { at(handle).seek(limit(visit)); }

bool approachTogether(double handle, double visit, double work) { return at(handle).approach(limit(visit), work); }

/// Of two lists, the shorter of which counts.
val angleBetween(const val& one, const val& other) {
  const auto a = list_of(one);
  const auto b = list_of(other);
  const std::size_t d = std::min(a.size(), b.size());
  return val(angle(std::span(a).first(d), std::span(b).first(d)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(comparisons) {
  using namespace emscripten;
  function("openComparison", &openComparison);
  function("closeComparison", &closeComparison);
  function("comparisonState", &comparisonState);
  function("stepTogether", &stepTogether);
  function("advanceTogether", &advanceTogether);
  function("seekTogether", &seekTogether);
  function("approachTogether", &approachTogether);
  function("angleBetween", &angleBetween);
}
