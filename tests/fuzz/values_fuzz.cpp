// The functions of plain numbers, given anything at all: a result that keeps its promises, or an error that says what
// is wrong.
#include <algorithm>
#include <cmath>

#include "data/order.hpp"
#include "drawing/given_weights.hpp"
#include "drawing/kernel_expansion.hpp"
#include "fuzz.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/angle.hpp"
#include "perceptron/dataset.hpp"
#include "perceptron/presets.hpp"
#include "perceptron/spread.hpp"

using namespace perceptron;
using namespace perceptron::fuzz;

namespace {

using Vector = std::vector<double>;

std::size_t few(Bytes& bytes) { return bytes.ConsumeIntegralInRange<std::size_t>(0, 12); }

Vector few_doubles(Bytes& bytes) { return any_doubles(bytes, few(bytes)); }

void statistics(Bytes& bytes) {
  const Vector numbers = few_doubles(bytes);
  if (const auto five = five_numbers(numbers)) {
    expect(five->least <= five->lower && five->lower <= five->median);
    expect(five->median <= five->upper && five->upper <= five->most);
  } else {
    expect(std::all_of(numbers.begin(), numbers.end(), [](double x) { return std::isnan(x); }));
  }
  const std::size_t columns = any_size(bytes, 3);
  if (columns > 1000 && columns <= limits::results) return;
  if (const auto found = spread(numbers, columns); told(found)) {
    for (std::size_t j = 0; j < columns; ++j) expect(found->low[j] <= found->high[j]);
  }
}

void vectors(Bytes& bytes) {
  const Vector a = few_doubles(bytes), b = few_doubles(bytes), by = few_doubles(bytes);
  const double between = cosine(a, b);
  expect(std::isnan(between) || (between >= -1 && between <= 1));
  expect(a.size() == b.size() || std::isnan(angle(a, b)));
  expect(!(length(a) < 0));
  told(update_geometry(a, b, by));
  told(held_weights(a, {any_size(bytes, 3), any_size(bytes, 3)}));
}

void splits(Bytes& bytes) {
  const std::size_t n = any_size(bytes, 30);
  if (n > 1000 && n <= limits::examples) return;
  if (const auto parts = split(n, any_double(bytes), bytes.ConsumeIntegral<std::uint64_t>()); told(parts)) {
    expect(parts->train.size() + parts->held_out.size() == n);
  }
  const Vector labels = few_doubles(bytes);
  std::vector<std::uint32_t> indices(few(bytes));
  for (auto& index : indices) index = static_cast<std::uint32_t>(any_size(bytes, indices.size()));
  const auto order =
      Order::create(any_enum<OrderKind>(bytes, 4), bytes.ConsumeIntegral<std::uint64_t>(), indices, labels);
  if (!told(order)) return;
  EpochSequence epochs;
  const auto sequence = epochs.of(*order, bytes.ConsumeIntegral<std::uint64_t>());
  expect(sequence.size() == labels.size());
  std::vector<bool> seen(labels.size());
  for (const std::uint32_t example : sequence) seen[example] = true;
  expect(std::all_of(seen.begin(), seen.end(), [](bool there) { return there; }));
}

void maps(Bytes& bytes) {
  auto made = FeatureMap::create(any_products(bytes), any_enum<Scaling>(bytes, 3), few(bytes) % 5);
  if (!told(made)) return;
  FeatureMap& map = *made;
  const Vector learned_from = few_doubles(bytes);
  const bool finite = std::all_of(learned_from.begin(), learned_from.end(), [](double x) { return std::isfinite(x); });
  if (finite && told(map.fit(learned_from))) expect(map.learned().size() == 6 * map.base_features());
  if (bytes.ConsumeBool()) told(map.take_scaling(few_doubles(bytes)));
  const Vector rows = few_doubles(bytes);
  const Vector hyperplane = any_doubles(bytes, bytes.ConsumeBool() ? map.features() + 1 : few(bytes));
  told(features_of(map, rows));
  told(combination(map, few_doubles(bytes), rows));
  told(scores(map, hyperplane, rows));
  told(contributions(map, hyperplane, rows));
  told(slopes(map, hyperplane, rows));
  told(over_base_features(map, hyperplane));
  told(over_scaled_features(map, hyperplane));
  told(half_planes(map, hyperplane, {any_size(bytes, 3), any_size(bytes, 3)}, few_doubles(bytes), rows));
  const auto expansion =
      KernelExpansion::create(map, static_cast<std::uint32_t>(any_size(bytes, 11)), any_double(bytes));
  if (!told(expansion)) return;
  expect(static_cast<double>(expansion->size()) <= KernelExpansion::most);
  told(expansion->read(hyperplane, rows));
  told(expansion->weights(few_doubles(bytes), few_doubles(bytes), rows));
}

void datasets(Bytes& bytes) {
  const Dataset data = any_dataset(bytes);
  told(check_two_labels(data.y));
  if (const auto found = maximum_margin(data); told(found)) {
    expect(!check(data));
    expect(found->weights.empty() == (found->verdict != Verdict::separable));
    expect(found->weights.empty() || found->margin >= 0);
  }
  Dataset mapped = data;
  if (auto map = FeatureMap::create(any_products(bytes), any_enum<Scaling>(bytes, 3), data.d % 8); told(map)) {
    if (!check(mapped)) told(map->fit_and_apply(mapped));
  }
  const Preset& preset = presets()[any_size(bytes, presets().size()) % presets().size()];
  const auto any_whole = [&] { return static_cast<std::uint32_t>(any_size(bytes, 4)); };
  PresetOptions options{static_cast<std::uint32_t>(any_size(bytes, 60)), any_double(bytes),
                        bytes.ConsumeIntegral<std::uint64_t>()};
  options.columns = {any_whole(), any_whole()};
  options.species = {any_whole(), any_whole()};
  if (options.n > 500 && options.n <= preset.max_n) return;
  if (const auto generated = generate(preset, options); told(generated)) {
    expect(generated->size() == options.n && !check(*generated));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  switch (bytes.ConsumeIntegralInRange(0, 4)) {
    case 0: statistics(bytes); break;
    case 1: vectors(bytes); break;
    case 2: splits(bytes); break;
    case 3: maps(bytes); break;
    default: datasets(bytes);
  }
  return 0;
}
