#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include "handles.hpp"
#include "input.hpp"
#include "layouts.hpp"
#include "limits.hpp"

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

/// Score and label in turn.
emscripten::val copy(const std::vector<Prediction>& predictions);

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

/// Whether n rows of so many base features are what a prediction takes, and have room with `more` numbers each, mapped
/// to d features.
Error check_call(std::size_t base, std::size_t d, const emscripten::val& rows, double n, double more);

/// Of a typed array, or of a text.
double length_of(const emscripten::val& array);

/// The numbers of a typed array.
inline std::vector<double> list_of(const emscripten::val& list) {
  return emscripten::convertJSArrayToNumberVector<double>(list);
}

/// Makes a spec whose memory is this engine's. Fails with `out_of_memory`, and as `read_spec`.
Error read(const emscripten::val& numbers, SpecIn& spec);

/// Ends the call: `trapped` says why.
[[noreturn]] void trap(Trap reason);

/// How many runs, jobs, comparisons and models are open.
extern std::size_t open_handles;

/// A kind of handle. A class of embind's own would cost several kilobytes of glue, which every first visit downloads.
template <class Object>
class Table {
 public:
  Object& at(double handle) {
    Object* const object = handles_.find(handle);
    if (!object) trap(Trap::closed_handle);
    return *object;
  }

  /// A share of it: it lives on when the handle is closed.
  Shared<Object> share(double handle) {
    at(handle);
    return handles_.share(handle);
  }

  double open(Shared<Object> object) {
    ++open_handles;
    return handles_.open(std::move(object));
  }

  void close(double handle) {
    if (!handles_.close(handle)) trap(Trap::closed_handle);
    --open_handles;
  }

 private:
  Handles<Object> handles_;
};

/// The open runs.
Table<Run>& runs();

inline RunInside& run_at(double handle) { return inside(runs().at(handle)); }

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
