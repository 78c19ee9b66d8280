#include "perceptron/presets.hpp"

#include <cmath>

#include "data/checks.hpp"
#include "data/presets/generators.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

static constexpr double no_noise = -1;
static constexpr std::uint32_t most = 100'000;

/// The registration of presets: one line each. The seed of the blobs is of those that are watched first.
static constexpr Preset registry[] = {
    {"blobs", 40, 4, most, 0.4, true, Separable::yes, 2, generate_blobs, 6},
    {"thin-margin", 60, 4, most, no_noise, true, Separable::yes, 2, generate_thin_margin},
    {"cs188", 5, 5, 5, no_noise, false, Separable::yes, 2, generate_cs188, 1, {{0, 0}, -1}},
    {"and", 4, 4, 4, no_noise, false, Separable::yes, 2, generate_and},
    {"or", 4, 4, 4, no_noise, false, Separable::yes, 2, generate_or},
    {"nand", 4, 4, 4, no_noise, false, Separable::yes, 2, generate_nand},
    {"blocks", 1000, 4, most, 0.4, true, Separable::yes, 2, generate_blocks},
    {"iris", 100, 100, 100, no_noise, false, Separable::depends, 2, generate_iris},
    {"three-classes", 60, 6, most, 0.4, true, Separable::yes, 3, generate_three_classes},
    {"iris-species", 150, 150, 150, no_noise, false, Separable::no, 3, generate_iris_species},
    {"overlap", 80, 4, most, 0.25, true, Separable::no, 2, generate_overlap},
    {"xor", 4, 4, 4, no_noise, false, Separable::no, 2, generate_xor},
    {"quadrants", 80, 4, most, 0.1, true, Separable::no, 2, generate_quadrants},
    {"circles", 80, 4, most, 0.1, true, Separable::no, 2, generate_circles},
    {"moons", 80, 4, most, 0.1, true, Separable::no, 2, generate_moons},
    {"spiral", 100, 4, most, 0.1, true, Separable::no, 2, generate_spiral},
};

std::span<const Preset> presets() { return registry; }

static bool are_two_different(const std::array<std::uint32_t, 2>& pair, std::uint32_t last) {
  return pair[0] <= last && pair[1] <= last && pair[0] != pair[1];
}

static Error check(const Preset& preset, const PresetOptions& options) {
  if (options.n < preset.min_n || options.n > preset.max_n) {
    const Reason why = preset.min_n == preset.max_n ? Reason::preset_size : Reason::whole_within;
    return fail(Status::out_of_range, Field::preset_n, why, preset.min_n, preset.max_n);
  }
  if (preset.noise >= 0 && !(options.noise >= 0 && options.noise <= 1)) {
    return fail(Status::out_of_range, Field::preset_noise, Reason::within, 0, 1);
  }
  if (options.seed > limits::seed) {
    return fail(Status::out_of_range, Field::preset_seed, Reason::whole_within, 0, static_cast<double>(limits::seed));
  }
  if (!are_two_different(options.columns, 3)) {
    return fail(Status::out_of_range, Field::preset_columns, Reason::two_of, 3);
  }
  if (!are_two_different(options.species, 2)) {
    return fail(Status::out_of_range, Field::preset_species, Reason::two_of, 2);
  }
  return {};
}

Result<Dataset> generate(const Preset& preset, const PresetOptions& options) {
  if (Error error = check(preset, options)) return error;
  Points data;
  data.X.reserve(std::size_t{options.n} * 2);
  data.y.reserve(options.n);
  preset.generate(options, data);
  return Dataset{std::move(data.X), std::move(data.y), 2};
}

}  // namespace perceptron
