// The datasets that the core generates.
#include "perceptron/presets.hpp"

#include <algorithm>

#include "bindings.hpp"
#include "perceptron/limits.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

struct PresetOut {
  std::string name, title;
  double n, minN, maxN, noise;
  bool seeded;
  int separable, classes;
  double seed, weight1, weight2, bias;
};

struct DatasetOut {
  ErrorOut error;
  val X = val::undefined(), y = val::undefined();
};

double presetCount() { return static_cast<double>(presets().size()); }

PresetOut preset(double index) {
  const Preset& preset = presets()[std::min(count(index, limits::visits), presets().size() - 1)];
  return {preset.name,
          preset.title,
          static_cast<double>(preset.n),
          static_cast<double>(preset.min_n),
          static_cast<double>(preset.max_n),
          preset.noise,
          preset.seeded,
          static_cast<int>(preset.separable),
          preset.classes,
          static_cast<double>(preset.seed),
          preset.start.weights[0],
          preset.start.weights[1],
          preset.start.bias};
}

struct PresetIn {
  double n, noise, seed, column1, column2, positive, negative;
};

DatasetOut generatePreset(double index, const PresetIn& in) {
  const Preset& preset = presets()[std::min(count(index, limits::visits), presets().size() - 1)];
  const auto data = generate(preset, {small_whole(in.n),
                                      in.noise,
                                      whole(in.seed),
                                      {small_whole(in.column1), small_whole(in.column2)},
                                      {small_whole(in.positive), small_whole(in.negative)}});
  if (!data) return {out(data.error())};
  return {out({}), copy(data->X), copy(data->y)};
}

}  // namespace

EMSCRIPTEN_BINDINGS(presets) {
  using namespace emscripten;
  value_object<PresetOut>("Preset")
      .field("name", &PresetOut::name)
      .field("title", &PresetOut::title)
      .field("n", &PresetOut::n)
      .field("minN", &PresetOut::minN)
      .field("maxN", &PresetOut::maxN)
      .field("noise", &PresetOut::noise)
      .field("seeded", &PresetOut::seeded)
      .field("separable", &PresetOut::separable)
      .field("classes", &PresetOut::classes)
      .field("seed", &PresetOut::seed)
      .field("weight1", &PresetOut::weight1)
      .field("weight2", &PresetOut::weight2)
      .field("bias", &PresetOut::bias);
  value_object<PresetIn>("PresetRequest")
      .field("n", &PresetIn::n)
      .field("noise", &PresetIn::noise)
      .field("seed", &PresetIn::seed)
      .field("column1", &PresetIn::column1)
      .field("column2", &PresetIn::column2)
      .field("positive", &PresetIn::positive)
      .field("negative", &PresetIn::negative);
  value_object<DatasetOut>("Dataset")
      .field("error", &DatasetOut::error)
      .field("X", &DatasetOut::X)
      .field("y", &DatasetOut::y);

  function("presetCount", &presetCount);
  function("preset", &preset);
  function("generate", &generatePreset);
}
