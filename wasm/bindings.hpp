#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "codes.hpp"
#include "handles.hpp"
#include "input.hpp"
#include "perceptron/run.hpp"
#include "perceptron/shared.hpp"
#include "run/run_inside.hpp"
#include "value_objects.hpp"

/// What the files of bindings share.
namespace bindings {

/// Registers a struct of value_objects.hpp.
template <class Struct>
void register_value() {
  emscripten::value_object<Struct> object(layout<Struct>.name);
  std::apply([&](const auto&... row) { (object.field(row.name, row.get), ...); }, layout<Struct>.rows);
}

ErrorOut out(const perceptron::Error& error);

/// Copies, because a view dangles once memory grows.
emscripten::val copy(std::span<const double> values);
emscripten::val copy(std::span<const std::uint32_t> values);

/// Score and label in turn.
emscripten::val copy(const std::vector<perceptron::Prediction>& predictions);

/// What all runs and jobs share.
perceptron::MemoryBudget& memory();

perceptron::Error out_of_memory(perceptron::Field field);

/// Whether so many numbers have room in the heap, beside what is kept: for the length of a call.
bool has_room(double numbers);

/// Of a typed array.
double length_of(const emscripten::val& array);

/// The numbers of a typed array.
inline std::vector<double> list_of(const emscripten::val& list) {
  return emscripten::convertJSArrayToNumberVector<double>(list);
}

/// Makes a spec whose memory is this engine's. Fails with `out_of_memory`, and as `read_spec`.
perceptron::Error read(const emscripten::val& numbers, SpecIn& spec);

/// Ends the call: `trapped` says why.
[[noreturn]] void trap(Trap reason);

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
  perceptron::Shared<Object> share(double handle) {
    at(handle);
    return handles_.share(handle);
  }

  double open(perceptron::Shared<Object> object) { return handles_.open(std::move(object)); }

  void close(double handle) {
    if (!handles_.close(handle)) trap(Trap::closed_handle);
  }

  std::size_t size() const { return handles_.size(); }

 private:
  Handles<Object> handles_;
};

/// The open run with that handle.
perceptron::RunInside& run_at(double handle);

/// A share of it, for a job that may outlive the handle.
perceptron::Shared<perceptron::Run> shared_run(double handle);

/// A handle for a run.
double open_run(std::unique_ptr<perceptron::Run> run);

/// How many jobs and comparisons are open.
extern std::size_t open_handles;

}  // namespace bindings
