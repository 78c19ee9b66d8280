// Feature values of any rows, and what given weights and saved models say of them.

#include "bindings.hpp"
#include "perceptron/angle.hpp"
#include "perceptron/model.hpp"

using emscripten::function;
using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

/// A feature map of a `MapIn`.
Result<FeatureMap> checked_map(const val& list) {
  const std::vector<double> numbers = list_of(list);
  const auto in = taken<MapIn>(numbers);
  std::optional<Products> features;
  if (Error error = read_products(in.features, features)) return error;
  auto map = FeatureMap::create(std::move(features), in.scaling, in.d);
  if (!map || in.learned.empty()) return map;
  if (Error error = map->take_scaling(in.learned)) return error;
  return map;
}

/// Of what `fitFeatures` has been called with: it has been checked.
FeatureMap map_of(const val& list) { return std::move(*checked_map(list)); }

/// What is wrong with a map, or with the rows that its scaling is to be learned from.
ErrorOut mapError(const val& map, const val& rows) {
  const auto made = checked_map(map);
  return out(made ? check_values(list_of(rows), made->base_features(), Field::X) : made.error());
}

/// What the scaling learns from rows, which may be none: `Fitted`. Nothing where `mapError` has something to say.
val fitFeatures(const val& list, const val& rows) {
  auto map = checked_map(list);
  const std::vector<double> X = list_of(rows);
  if (!map || check_values(X, map->base_features(), Field::X) || map->fit(X)) return copy(Numbers());
  const std::vector<double> learned = map->learned();
  const std::span all(learned);
  const std::size_t d = map->base_features();
  return copy(numbers_of(Fitted{all.first(d), all.subspan(d, d), all}));
}

/// What the core says of a map and lists, of a function of given_weights.hpp.
template <auto Function, class... Lists>
val said_of(const val& map, const Lists&... lists) {
  return told(Function(map_of(map), list_of(lists)...));
}

/// ‖w‖.
val lengthOf(const val& weights) { return val(length(list_of(weights))); }

/// `asked`: `HalfPlanesIn`, which has been checked.
val halfPlanesOf(const val& map, const val& hyperplane, const val& asked, const val& rows) {
  const std::vector<double> numbers = list_of(asked);
  const auto in = taken<HalfPlanesIn>(numbers);
  return told(half_planes(map_of(map), list_of(hyperplane), in.axes, in.labels, list_of(rows)));
}

double kernelFeatureCount(double degree, double offset, double features) {
  return KernelExpansion::count(static_cast<unsigned>(count(degree, 10)), offset,
                                count(features, static_cast<double>(engine_limits.values)));
}

/// A kernel over a map, of a `PowerIn`.
struct Expansion {
  Expansion(const val& map, const val& kernel) : map(map_of(map)), power(taken<PowerIn>(list_of(kernel))) {}

  FeatureMap map;
  PowerIn power;
  Result<KernelExpansion> found = KernelExpansion::create(map, power.degree, power.offset);
};

ErrorOut kernelError(const val& map, const val& kernel) { return out(Expansion(map, kernel).found.error()); }

/// The features that the kernel implies; none where `kernelError` has something to say.
val expandKernel(const val& map, const val& kernel) {
  const Expansion expansion(map, kernel);
  std::vector<ImpliedFeature> features;
  for (std::size_t t = 0; expansion.found && t < expansion.found->size(); ++t) {
    features.push_back({expansion.found->powers(t), expansion.found->square(t)});
  }
  return copy(numbers_of(features));
}

val kernelReading(const val& map, const val& kernel, const val& weights, const val& row) {
  return told(Expansion(map, kernel).found->read(list_of(weights), list_of(row)));
}

/// w = Σ α·y·φ(x). `counts`: `CountsIn`.
val kernelWeights(const val& map, const val& kernel, const val& counts, const val& rows) {
  const std::vector<double> numbers = list_of(counts);
  const auto in = taken<CountsIn>(numbers);
  return told(Expansion(map, kernel).found->weights(in.alpha, in.labels, list_of(rows)));
}

/// A saved model, and the room that it takes.
struct OpenModel {
  Model model;
  Allotment room;
};

val text_of(const Result<Model>& model) {
  const Result<std::string> text = model ? model->save() : model.error();
  return text ? val(*text) : val(out(text.error()));
}

/// What predicts in a run, as JSON.
val saveRun(double handle) {
  const RunInside& run = run_at(handle);
  const LearnerKind kind = kind_of(run.options());
  const bool keeps = kind == LearnerKind::kernel || kind == LearnerKind::nearest_neighbours;
  // A number is read from two copies, and written in at most 25 characters, which are put together twice.
  const std::size_t numbers = keeps ? (run.data().d + 2) * run.data().size() : run.model().size();
  if (!has_room(12 * static_cast<double>(numbers))) return val(out(out_of_memory(Field::learner)));
  return text_of(Model::of(at<Run>(handle)));
}

CreatedOut openModel(const val& text) {
  // A number takes two characters at least, and is copied three times while it is read.
  Allotment room(&memory());
  const double bytes = 16 * length_of(text);
  if (bytes > static_cast<double>(memory().left()) || !room.grow(static_cast<std::size_t>(bytes))) {
    return {-1, out(out_of_memory({"model"}))};
  }
  const auto model = Model::load(text.as<std::string>());
  if (!model) return {-1, out(model.error())};
  return {open(std::make_unique<OpenModel>(OpenModel{*model, std::move(room)})), out({})};
}

val saveModel(double handle) { return text_of(at<OpenModel>(handle).model); }

val predictBy(double handle, const val& rows, double n) { return predictions_by(at<OpenModel>(handle).model, rows, n); }

val modelScores(double handle, const val& rows, double n) {
  const Model& model = at<OpenModel>(handle).model;
  const Error error = check_call(model.feature_map(), rows, n, 4 + static_cast<double>(model.classes()));
  return error ? val(out(error)) : told(model.scores(list_of(rows)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(features) {
  function("closeModel", &close<OpenModel>);
  function("mapRows", &said_of<&features_of, val>);
  function("combinationOf", &said_of<&combination, val, val>);
  function("scoresBy", &said_of<&scores, val, val>);
  function("contributionsOf", &said_of<&contributions, val, val>);
  function("slopesOf", &said_of<&slopes, val, val>);
  // A hyperplane, or nothing.
  function("overBaseFeatures", &said_of<&over_base_features, val>);
  function("overScaledFeatures", &said_of<&over_scaled_features, val>);
  register_functions<&mapError, &fitFeatures, &lengthOf, &halfPlanesOf, &kernelFeatureCount, &kernelError,
                     &expandKernel, &kernelReading, &kernelWeights, &saveRun, &openModel, &saveModel, &predictBy,
                     &modelScores>();
}
