#include "data/presets/generators.hpp"

namespace perceptron {

namespace {

/// Halfway between the two blobs. Away from the origin, so that the bias has something to learn.
constexpr double middle1 = 2;
constexpr double middle2 = 1.5;

/// The two centres lie at (1.5, 1) and (−1.5, −1) times `distance` from the middle.
struct Blob {
  double label;
  double distance;
  double spread;
};

void add_from(const Blob& blob, Random& random, Points& data, double least_margin) {
  for (;;) {
    const double x1 = hundredths(middle1 + blob.label * 1.5 * blob.distance + blob.spread * random.normal());
    const double x2 = hundredths(middle2 + blob.label * blob.distance + blob.spread * random.normal());
    // (0.83, 0.55) is nearly the unit vector from one centre to the other.
    if (blob.label * (0.83 * (x1 - middle1) + 0.55 * (x2 - middle2)) < least_margin) continue;
    return add(data, x1, x2, blob.label);
  }
}

constexpr double anywhere = -1e9;

}  // namespace

/// Separable: what falls within 0.3 of the middle line is drawn again.
void generate_blobs(const PresetOptions& options, Points& data) {
  Random random(options.seed);
  const double spread = 0.3 + 1.2 * options.noise;
  for (std::uint32_t i = 0; i < options.n; ++i) add_from({i % 2 ? -1.0 : 1.0, 1.3, spread}, random, data, 0.3);
}

void generate_overlap(const PresetOptions& options, Points& data) {
  Random random(options.seed);
  const double spread = 0.8 + 1.2 * options.noise;
  for (std::uint32_t i = 0; i < options.n; ++i) add_from({i % 2 ? -1.0 : 1.0, 0.7, spread}, random, data, anywhere);
}

/// All positives, then all negatives: CIML's example of a bad order. Separable as `blobs` are.
void generate_blocks(const PresetOptions& options, Points& data) {
  Random random(options.seed);
  const double spread = 0.3 + 1.2 * options.noise;
  for (std::uint32_t i = 0; i < options.n; ++i) {
    add_from({i < options.n / 2 ? 1.0 : -1.0, 1.3, spread}, random, data, 0.3);
  }
}

/// Three blobs at the corners of a triangle, each within its own third of the plane around the middle.
void generate_three_classes(const PresetOptions& options, Points& data) {
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

}  // namespace perceptron
