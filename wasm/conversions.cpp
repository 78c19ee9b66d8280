// From the numbers of JavaScript to the types of the core, and back.
#include <algorithm>

#include "bindings.hpp"
#include "perceptron/limits.hpp"

using emscripten::typed_memory_view;
using emscripten::val;
using namespace perceptron;
using namespace bindings;

ErrorOut bindings::out(const Error& error) { return {code_of(error.status), error.field, error.message}; }

val bindings::copy(std::span<const double> values) {
  return val(typed_memory_view(values.size(), values.data())).call<val>("slice");
}

val bindings::copy(const std::vector<Prediction>& predictions) {
  static_assert(sizeof(Prediction) == 2 * sizeof(double));
  const auto* const numbers = reinterpret_cast<const double*>(predictions.data());
  return copy(std::span(numbers, 2 * predictions.size()));
}

std::size_t bindings::count(double value, double most) {
  return value >= 0 && value <= most ? static_cast<std::size_t>(value) : 0;
}

namespace {

/// A double as one of an enum's 0…last; what is out of range becomes a member that does not exist.
template <class Enum>
Enum member(double value, int last) {
  return static_cast<Enum>(value >= 0 && value <= last ? static_cast<int>(value) : 255);
}

std::vector<double> part(const std::vector<double>& all, std::size_t first, std::size_t size) {
  const auto from = std::min(first, all.size());
  const auto to = std::min(from + size, all.size());
  return {all.begin() + static_cast<std::ptrdiff_t>(from), all.begin() + static_cast<std::ptrdiff_t>(to)};
}

}  // namespace

RunSpec bindings::spec(const ConfigIn& in, const val& numbers, const val& whole) {
  auto doubles = emscripten::convertJSArrayToNumberVector<double>(numbers);
  const auto ints = emscripten::convertJSArrayToNumberVector<std::int32_t>(whole);
  const auto most = static_cast<double>(limits::values);
  const std::size_t n = count(in.n, most);
  const std::size_t d = count(in.d, most);
  const std::size_t settings = count(in.settings, most);
  const std::size_t terms = std::min(count(in.terms, most), ints.size());
  RunSpec spec;
  spec.data.d = d;
  spec.data.y = part(doubles, n * d, n);
  spec.learner_settings = part(doubles, n * d + n, settings);
  spec.initial = part(doubles, n * d + n + settings, doubles.size());
  doubles.resize(std::min(n * d, doubles.size()));
  spec.data.X = std::move(doubles);
  spec.terms.assign(ints.begin(), ints.begin() + static_cast<std::ptrdiff_t>(terms));
  spec.indices.assign(ints.begin() + static_cast<std::ptrdiff_t>(terms), ints.end());
  spec.all_base_features = in.allBaseFeatures != 0;
  spec.scaling = member<Scaling>(in.scaling, 3);
  spec.bias = in.bias != 0;
  spec.learner = member<LearnerKind>(in.learner, static_cast<int>(LearnerKind::decision_tree));
  spec.order = member<OrderKind>(in.order, 4);
  spec.seed = in.seed;
  spec.max_epochs = in.maxEpochs;
  spec.max_updates = count(in.maxUpdates, limits::visits);
  spec.journal = in.journal != 0;
  return spec;
}
