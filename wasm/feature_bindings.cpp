// Feature values of any rows, and what given weights and saved models say of them. Of the extension: see
// `register_features`. All that comes in but a model are lists of numbers: a value object of embind's would cost the
// first visit the functions of its fields.
#include <algorithm>

#include "bindings.hpp"
#include "drawing_layouts.hpp"
#include "job_inputs.hpp"
#include "limits.hpp"
#include "perceptron/angle.hpp"
#include "perceptron/drawing/half_planes.hpp"
#include "perceptron/drawing/kernel_expansion.hpp"
#include "perceptron/drawing/linear_scores.hpp"
#include "perceptron/model.hpp"

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
  if (!map || check_values(X, map->base_features(), Field::X) || map->fit(X)) return copy(std::span<const double>());
  const std::vector<double> learned = map->learned();
  const std::span all(learned);
  const std::size_t d = map->base_features();
  return copy(numbers_of(Fitted{all.first(d), all.subspan(d, d), all}));
}

/// Lists come as they are, structs by their rows.
val told(const Result<std::vector<double>>& found) { return found ? copy(*found) : val(out(found.error())); }

template <class Found>
val told(const Result<Found>& found) {
  return found ? copy(numbers_of(*found)) : val(out(found.error()));
}

val mapRows(const val& map, const val& rows) { return told(features_of(map_of(map), list_of(rows))); }

val combinationOf(const val& map, const val& coefficients, const val& rows) {
  return told(combination(map_of(map), list_of(coefficients), list_of(rows)));
}

/// `hyperplane`: a weight for each feature, then the bias; so below.
val scoresBy(const val& map, const val& hyperplane, const val& rows) {
  return told(scores(map_of(map), list_of(hyperplane), list_of(rows)));
}

val contributionsOf(const val& map, const val& hyperplane, const val& rows) {
  return told(contributions(map_of(map), list_of(hyperplane), list_of(rows)));
}

val slopesOf(const val& map, const val& hyperplane, const val& row) {
  return told(slopes(map_of(map), list_of(hyperplane), list_of(row)));
}

/// A hyperplane, or nothing.
val overBaseFeatures(const val& map, const val& hyperplane) {
  return told(over_base_features(map_of(map), list_of(hyperplane)));
}

val overScaledFeatures(const val& map, const val& hyperplane) {
  return told(over_scaled_features(map_of(map), list_of(hyperplane)));
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

/// Of a `PowerIn`.
Result<KernelExpansion> checked_expansion(const FeatureMap& map, const val& kernel) {
  const auto in = taken<PowerIn>(list_of(kernel));
  return KernelExpansion::create(map, in.degree, in.offset);
}

/// Of what `kernelError` has nothing to say of.
KernelExpansion expanded(const FeatureMap& map, const val& kernel) {
  return std::move(*checked_expansion(map, kernel));
}

ErrorOut kernelError(const val& map, const val& kernel) {
  const FeatureMap made = map_of(map);
  return out(checked_expansion(made, kernel).error());
}

/// The features that the kernel implies; none where `kernelError` has something to say.
val expandKernel(const val& map, const val& kernel) {
  const FeatureMap made = map_of(map);
  const auto expansion = checked_expansion(made, kernel);
  std::vector<ImpliedFeature> features;
  for (std::size_t t = 0; expansion && t < expansion->size(); ++t) {
    features.push_back({expansion->powers(t), expansion->square(t)});
  }
  return copy(numbers_of(features));
}

val kernelReading(const val& map, const val& kernel, const val& weights, const val& row) {
  const FeatureMap made = map_of(map);
  const KernelExpansion expansion = expanded(made, kernel);
  return told(expansion.read(list_of(weights), list_of(row)));
}

/// w = Σ α·y·φ(x). `counts`: `CountsIn`.
val kernelWeights(const val& map, const val& kernel, const val& counts, const val& rows) {
  const FeatureMap made = map_of(map);
  const KernelExpansion expansion = expanded(made, kernel);
  const std::vector<double> numbers = list_of(counts);
  const auto in = taken<CountsIn>(numbers);
  return told(expansion.weights(in.alpha, in.labels, list_of(rows)));
}

/// A saved model, and the room that it takes.
struct OpenModel {
  Model model;
  Allotment room;
};

/// Never destroyed: what destroys it would have to stand in the plain module.
Table<OpenModel>& models() {
  static auto* const open = new Table<OpenModel>;
  return *open;
}

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
  return text_of(Model::of(*shared_run(handle)));
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
  ++open_handles;
  return {models().open(std::make_unique<OpenModel>(OpenModel{*model, std::move(room)})), out({})};
}

void closeModel(double handle) {
  models().close(handle);
  --open_handles;
}

val saveModel(double handle) { return text_of(models().at(handle).model); }

/// Of n rows of base features, which have been checked: scores and labels in turn.
val predictBy(double handle, const val& rows, double n) {
  std::vector<Prediction> predictions(count(n, static_cast<double>(engine_limits.values)));
  const Error error = models().at(handle).model.predict(list_of(rows), predictions);
  return error ? val(out(error)) : copy(predictions);
}

val modelScores(double handle, const val& rows) { return told(models().at(handle).model.scores(list_of(rows))); }

}  // namespace

EMSCRIPTEN_BINDINGS(features) {
  using namespace emscripten;
  function("mapError", &mapError);
  function("fitFeatures", &fitFeatures);
  function("mapRows", &mapRows);
  function("combination", &combinationOf);
  function("scoresBy", &scoresBy);
  function("contributions", &contributionsOf);
  function("slopes", &slopesOf);
  function("overBaseFeatures", &overBaseFeatures);
  function("overScaledFeatures", &overScaledFeatures);
  function("lengthOf", &lengthOf);
  function("halfPlanes", &halfPlanesOf);
  function("kernelFeatureCount", &kernelFeatureCount);
  function("kernelError", &kernelError);
  function("expandKernel", &expandKernel);
  function("kernelReading", &kernelReading);
  function("kernelWeights", &kernelWeights);
  function("saveRun", &saveRun);
  function("openModel", &openModel);
  function("closeModel", &closeModel);
  function("saveModel", &saveModel);
  function("predictBy", &predictBy);
  function("modelScores", &modelScores);
}
