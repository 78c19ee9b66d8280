// From the numbers of JavaScript to the types of the core, and back.
#include <algorithm>

#include "bindings.hpp"
#include "limits.hpp"

using emscripten::typed_memory_view;
using emscripten::val;
using namespace perceptron;
using namespace bindings;

ErrorOut bindings::out(const Error& error) {
  return {static_cast<int>(error.status),
          js_name(error.field),
          static_cast<int>(error.reason),
          error.numbers[0],
          error.numbers[1],
          error.numbers[2]};
}

val bindings::copy(std::span<const double> values) {
  return val(typed_memory_view(values.size(), values.data())).call<val>("slice");
}

val bindings::copy(std::span<const std::uint32_t> values) {
  return val(typed_memory_view(values.size(), values.data())).call<val>("slice");
}

val bindings::copy(const std::vector<Prediction>& predictions) {
  static_assert(sizeof(Prediction) == 2 * sizeof(double));
  const auto* const numbers = reinterpret_cast<const double*>(predictions.data());
  return copy(std::span(numbers, 2 * predictions.size()));
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

double bindings::length_of(const val& array) { return array["length"].as<double>(); }

Error bindings::read(const val& list, SpecIn& spec) {
  // As much again for the parts that are copied out of it.
  const double numbers = 2 * length_of(list);
  if (numbers * sizeof(double) > static_cast<double>(memory().left()) || !has_room(numbers))
    return out_of_memory(Field::X);
  spec.memory = &memory();
  return read_spec(list_of(list), spec);
}
