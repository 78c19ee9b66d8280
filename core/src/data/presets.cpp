#include "perceptron/presets.hpp"

#include "data/checks.hpp"
#include "data/presets/generators.hpp"

namespace perceptron {

/// The four corners of the unit square, labelled by a truth table in the order 00, 01, 10, 11.
template <int l00, int l01, int l10, int l11>
static void truth_table(const PresetOptions&, Points& data) {
  add(data, 0, 0, l00);
  add(data, 0, 1, l01);
  add(data, 1, 0, l10);
  add(data, 1, 1, l11);
}

/// The worked example of CS 188, section 9.4.
static void generate_cs188(const PresetOptions&, Points& data) {
  add(data, 1, 1, -1);
  add(data, 3, 2, 1);
  add(data, 2, 4, 1);
  add(data, 3, 4, 1);
  add(data, 2, 3, -1);
}

/// Halfway between the two blobs. Away from the origin, so that the bias has something to learn.
constexpr double middle1 = 2, middle2 = 1.5;

/// Examples of two classes around (1.5, 1) and (−1.5, −1) times `distance` from the middle, in turn or one class after
/// the other. What falls nearer to the middle line than `least_margin` is drawn again.
static void two_blobs(const PresetOptions& options, Points& data, double distance, double least_spread,
                      double least_margin, bool in_blocks = false) {
  Random random(options.seed);
  const double spread = least_spread + 1.2 * options.noise;
  for (std::uint32_t i = 0; i < options.n; ++i) {
    const double label = (in_blocks ? i < options.n / 2 : i % 2 == 0) ? 1 : -1;
    double x1, x2;
    do {
      x1 = hundredths(middle1 + label * 1.5 * distance + spread * random.normal());
      x2 = hundredths(middle2 + label * distance + spread * random.normal());
      // (0.83, 0.55) is nearly the unit vector from one centre to the other.
    } while (label * (0.83 * (x1 - middle1) + 0.55 * (x2 - middle2)) < least_margin);
    add(data, x1, x2, label);
  }
}

/// Separable.
static void generate_blobs(const PresetOptions& options, Points& data) { two_blobs(options, data, 1.3, 0.3, 0.3); }
static void generate_overlap(const PresetOptions& options, Points& data) { two_blobs(options, data, 0.7, 0.8, -1e9); }
/// All positives, then all negatives: CIML's example of a bad order. Separable.
static void generate_blocks(const PresetOptions& options, Points& data) {
  two_blobs(options, data, 1.3, 0.3, 0.3, true);
}

/// Three blobs at the corners of a triangle, each within its own third of the plane around the middle.
static void generate_three_classes(const PresetOptions& options, Points& data) {
  static constexpr double corners[3][2] = {{-2, -1}, {2, -1}, {0, 2}};
  Random random(options.seed);
  const double spread = 0.3 + 1.2 * options.noise;
  while (data.y.size() < options.n) {
    const std::size_t label = data.y.size() % 3;
    const double x1 = hundredths(corners[label][0] + spread * random.normal());
    const double x2 = hundredths(corners[label][1] + spread * random.normal());
    // Nearer to its own corner than to the others, by enough to leave a lane.
    bool clear = true;
    for (std::size_t other = 0; other < 3; ++other) {
      const double own = corners[label][0] * x1 + corners[label][1] * x2;
      const double its = corners[other][0] * x1 + corners[other][1] * x2;
      if (other != label && own - its < 0.6) clear = false;
    }
    if (clear) add(data, hundredths(x1 + middle1), hundredths(x2 + middle2), static_cast<double>(label));
  }
}

static constexpr double no_noise = -1;
static constexpr std::uint32_t most = 100'000;

/// The registration of presets: one line each. The seed of the blobs is of those that are watched first.
static constexpr Preset registry[] = {
    {"blobs", 40, 4, most, 0.4, true, Separable::yes, 2, generate_blobs, 6},
    {"thin-margin", 60, 4, most, no_noise, true, Separable::yes, 2, generate_thin_margin},
    {"cs188", 5, 5, 5, no_noise, false, Separable::yes, 2, generate_cs188, 1, {{0, 0}, -1}},
    {"and", 4, 4, 4, no_noise, false, Separable::yes, 2, truth_table<-1, -1, -1, 1>},
    {"or", 4, 4, 4, no_noise, false, Separable::yes, 2, truth_table<-1, 1, 1, 1>},
    {"nand", 4, 4, 4, no_noise, false, Separable::yes, 2, truth_table<1, 1, 1, -1>},
    {"blocks", 1000, 4, most, 0.4, true, Separable::yes, 2, generate_blocks},
    {"iris", 100, 100, 100, no_noise, false, Separable::depends, 2, generate_iris},
    {"three-classes", 60, 6, most, 0.4, true, Separable::yes, 3, generate_three_classes},
    {"iris-species", 150, 150, 150, no_noise, false, Separable::no, 3, generate_iris_species},
    {"overlap", 80, 4, most, 0.25, true, Separable::no, 2, generate_overlap},
    {"xor", 4, 4, 4, no_noise, false, Separable::no, 2, truth_table<-1, 1, 1, -1>},
    {"quadrants", 80, 4, most, 0.1, true, Separable::no, 2, generate_quadrants},
    {"circles", 80, 4, most, 0.1, true, Separable::no, 2, generate_circles},
    {"moons", 80, 4, most, 0.1, true, Separable::no, 2, generate_moons},
    {"spiral", 100, 4, most, 0.1, true, Separable::no, 2, generate_spiral},
};

std::span<const Preset> presets() { return registry; }

static Error check_two_of(Field field, const std::array<std::uint32_t, 2>& pair, std::uint32_t last) {
  if (pair[0] <= last && pair[1] <= last && pair[0] != pair[1]) return {};
  return fail(Status::out_of_range, field, Reason::two_of, last);
}

static Error check(const Preset& preset, const PresetOptions& options) {
  if (options.n < preset.min_n || options.n > preset.max_n) {
    const Reason why = preset.min_n == preset.max_n ? Reason::preset_size : Reason::whole_within;
    return fail(Status::out_of_range, Field::preset_n, why, preset.min_n, preset.max_n);
  }
  if (preset.noise >= 0 && !(options.noise >= 0 && options.noise <= 1)) {
    return fail(Status::out_of_range, Field::preset_noise, Reason::within, 0, 1);
  }
  if (Error error = check_whole(Field::preset_seed, options.seed, 0, limits::seed)) return error;
  if (Error error = check_two_of(Field::preset_columns, options.columns, 3)) return error;
  return check_two_of(Field::preset_species, options.species, 2);
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
