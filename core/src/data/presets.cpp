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
    {"blobs", "Two blobs", 40, 4, most, 0.4, true, Separable::yes, 2, generate_blobs, 6},
    {"thin-margin", "A thin margin", 60, 4, most, no_noise, true, Separable::yes, 2, generate_thin_margin},
    {"cs188", "CS 188 worked example", 5, 5, 5, no_noise, false, Separable::yes, 2, generate_cs188, 1, {{0, 0}, -1}},
    {"and", "AND", 4, 4, 4, no_noise, false, Separable::yes, 2, generate_and},
    {"or", "OR", 4, 4, 4, no_noise, false, Separable::yes, 2, generate_or},
    {"nand", "NAND", 4, 4, 4, no_noise, false, Separable::yes, 2, generate_nand},
    {"blocks", "500 positives, then 500 negatives", 1000, 4, most, 0.4, true, Separable::yes, 2, generate_blocks},
    {"iris", "Iris", 100, 100, 100, no_noise, false, Separable::depends, 2, generate_iris},
    {"three-classes", "Three classes", 60, 6, most, 0.4, true, Separable::yes, 3, generate_three_classes},
    {"iris-species", "Iris, all three species", 150, 150, 150, no_noise, false, Separable::no, 3,
     generate_iris_species},
    {"overlap", "Two overlapping blobs", 80, 4, most, 0.25, true, Separable::no, 2, generate_overlap},
    {"xor", "XOR", 4, 4, 4, no_noise, false, Separable::no, 2, generate_xor},
    {"quadrants", "XOR quadrants", 80, 4, most, 0.1, true, Separable::no, 2, generate_quadrants},
    {"circles", "Circles", 80, 4, most, 0.1, true, Separable::no, 2, generate_circles},
    {"moons", "Moons", 80, 4, most, 0.1, true, Separable::no, 2, generate_moons},
};

std::span<const Preset> presets() { return registry; }

static bool are_two_different(const std::array<double, 2>& pair, double last) {
  return is_whole(pair[0], 0, last) && is_whole(pair[1], 0, last) && pair[0] != pair[1];
}

static Error check(const Preset& preset, const PresetRequest& request) {
  if (!is_whole(request.n, preset.min_n, preset.max_n)) {
    const std::string text = preset.min_n == preset.max_n
                                 ? message({preset.title, " has ", preset.min_n, " examples."})
                                 : message({preset.title, " has ", preset.min_n, " to ", preset.max_n, " examples."});
    return fail(Status::out_of_range, "data.n", text);
  }
  if (preset.noise >= 0 && !(request.noise >= 0 && request.noise <= 1)) {
    return fail(Status::out_of_range, "data.noise", "Noise must lie within 0 and 1.");
  }
  if (!is_whole(request.seed, 0, limits::seed)) {
    return fail(Status::out_of_range, "data.seed", "The seed must be a whole number from 0 to 9007199254740991.");
  }
  if (!are_two_different(request.columns, 3)) {
    return fail(Status::out_of_range, "data.columns", "Choose two different columns, 0 to 3.");
  }
  if (!are_two_different(request.species, 2)) {
    return fail(Status::out_of_range, "data.species", "Choose two different species, 0 to 2.");
  }
  return {};
}

Result<Dataset> generate(const Preset& preset, const PresetRequest& request) {
  if (Error error = check(preset, request)) return error;
  const auto whole = [](double value) { return static_cast<std::uint32_t>(value); };
  const PresetOptions options{whole(request.n),
                              request.noise,
                              static_cast<std::uint64_t>(request.seed),
                              {whole(request.columns[0]), whole(request.columns[1])},
                              {whole(request.species[0]), whole(request.species[1])}};
  Dataset data;
  data.d = 2;
  data.X.reserve(std::size_t{options.n} * 2);
  data.y.reserve(options.n);
  preset.generate(options, data);
  return data;
}

}  // namespace perceptron
