#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include "handles.hpp"
#include "input.hpp"
#include "layouts.hpp"

/// What the files of bindings share.
namespace bindings {

/// Registers a struct that crosses as an object.
template <class Struct>
void register_value() {
  emscripten::value_object<Struct> object(layout<Struct>.name);
  std::apply([&](const auto&... row) { (object.field(row.name, row.get), ...); }, layout<Struct>.rows);
}

/// Registers functions under their own names.
template <auto... Functions>
void register_functions() {
  (emscripten::function(member_name<Functions>.data(), Functions), ...);
}

ErrorOut out(const Error& error);

/// Copies, because a view dangles once memory grows.
emscripten::val copy(Numbers values);
emscripten::val copy(std::span<const std::uint32_t> values);

/// What was found, or why nothing was: lists as they are, structs by their rows.
template <class Found>
emscripten::val told(const Result<Found>& found) {
  if (!found) return emscripten::val(out(found.error()));
  if constexpr (std::same_as<Found, std::vector<double>>) {
    return copy(*found);
  } else {
    return copy(numbers_of(*found));
  }
}

/// What all runs, jobs and models share.
MemoryBudget& memory();

Error out_of_memory(Field field);

/// Whether so many numbers have room in the heap, beside what is kept: for the length of a call.
bool has_room(double numbers);

/// Whether n rows of base features are what a prediction takes, and have room with `more` numbers each once they are
/// mapped.
Error check_call(const FeatureMap& map, const emscripten::val& rows, double n, double more);

/// Of a typed array, or of a text.
double length_of(const emscripten::val& array);

/// The numbers of a typed array.
inline std::vector<double> list_of(const emscripten::val& list) {
  return emscripten::convertJSArrayToNumberVector<double>(list);
}

/// Predicts n rows of base features by a run or a model: score and label in turn.
template <class Predictor>
emscripten::val predictions_by(const Predictor& by, const emscripten::val& rows, double n) {
  static_assert(sizeof(Prediction) == 2 * sizeof(double));
  if (const Error error = check_call(by.feature_map(), rows, n, 2)) return emscripten::val(out(error));
  std::vector<Prediction> predictions(static_cast<std::size_t>(n));
  if (const Error error = by.predict(list_of(rows), predictions)) return emscripten::val(out(error));
  return copy(Numbers(reinterpret_cast<const double*>(predictions.data()), 2 * predictions.size()));
}

/// Makes a spec whose memory is this engine's. Fails with `out_of_memory`, and as `read_spec`.
Error read(const emscripten::val& numbers, SpecIn& spec);

/// Ends the call: `trapped` says why.
[[noreturn]] void trap(Trap reason);

/// How many runs, jobs, comparisons and models are open.
inline std::size_t open_handles = 0;

/// The handles of a kind of object. A class of embind's own would cost several kilobytes of glue, which every first
/// visit downloads.
template <class Object>
Handles<Object>& handles() {
  static Handles<Object> of_kind;
  return of_kind;
}

/// A share of what is open by a handle: copies live on when it is closed.
template <class Object>
const Shared<Object>& share(double handle) {
  const Shared<Object>* const found = handles<Object>().find(handle);
  if (!found) trap(Trap::closed_handle);
  return *found;
}

template <class Object>
Object& at(double handle) {
  return *share<Object>(handle);
}

template <class Object>
double open(std::unique_ptr<Object> object) {
  ++open_handles;
  return handles<Object>().open(std::move(object));
}

template <class Object>
void close(double handle) {
  if (!handles<Object>().close(handle)) trap(Trap::closed_handle);
  --open_handles;
}

inline RunInside& run_at(double handle) { return inside(at<Run>(handle)); }

template <auto Member>
emscripten::val asked(double handle) {
  const auto& found = std::invoke(Member, run_at(handle));
  if constexpr (std::convertible_to<decltype(found), Numbers>) {
    return copy(found);
  } else {
    return copy(numbers_of(found));
  }
}
/// Registers what is asked of a run alone, and answered with numbers, under its name.
template <auto... Members>
void register_asked() {
  (emscripten::function(member_name<Members>.data(), &asked<Members>), ...);
}

}  // namespace bindings
