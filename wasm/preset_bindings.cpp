// The datasets that the core generates.
#include "perceptron/presets.hpp"

#include <algorithm>

#include "bindings.hpp"
#include "perceptron/limits.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

struct DatasetOut {
  ErrorOut error;
  val X = val::undefined(), y = val::undefined();
};

double presetCount() { return static_cast<double>(presets().size()); }

PresetOut preset(double index) {
  const Preset& preset = presets()[std::min(count(index, limits::visits), presets().size() - 1)];
  return {preset.name,
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
  register_value<PresetOut>();
  register_value<PresetIn>();
  value_object<DatasetOut>("Dataset")
      .field("error", &DatasetOut::error)
      .field("X", &DatasetOut::X)
      .field("y", &DatasetOut::y);

  function("presetCount", &presetCount);
  function("preset", &preset);
  function("generate", &generatePreset);
}
