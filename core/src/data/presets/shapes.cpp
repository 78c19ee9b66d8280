#include "data/presets/generators.hpp"

namespace perceptron {

/// A random line through the middle of a square; nothing lies within 0.05 of it, so it separates, but only just.
void generate_thin_margin(const PresetOptions& options, Points& data) {
  Random random(options.seed);
  const auto [u1, u2] = random.direction();
  const double offset = random.uniform(-0.5, 0.5);
  while (data.size() < options.n) {
    const double x1 = hundredths(random.uniform(-3, 3));
    const double x2 = hundredths(random.uniform(-3, 3));
    const double distance = u1 * x1 + u2 * x2 + offset;
    const double label = data.size() % 2 ? -1.0 : 1.0;
    if (label * distance >= 0.05) add(data, x1, x2, label);
  }
}

/// XOR on a square: positive where the signs of the coordinates differ. Noise moves points after they are labelled.
void generate_quadrants(const PresetOptions& options, Points& data) {
  Random random(options.seed);
  for (std::uint32_t i = 0; i < options.n; ++i) {
    const double side1 = i & 1 ? 1 : -1;
    const double side2 = i & 2 ? 1 : -1;
    const double x1 = side1 * random.uniform(0.1, 2) + options.noise * random.normal();
    const double x2 = side2 * random.uniform(0.1, 2) + options.noise * random.normal();
    add(data, hundredths(x1), hundredths(x2), -side1 * side2);
  }
}

/// A positive disc inside a negative ring.
void generate_circles(const PresetOptions& options, Points& data) {
  Random random(options.seed);
  for (std::uint32_t i = 0; i < options.n; ++i) {
    const auto [u1, u2] = random.direction();
    const bool inside = i % 2 == 0;
    // The square root spreads the disc evenly over its area.
    const double radius = inside ? std::sqrt(random.uniform()) : random.uniform(1.7, 2.3);
    const double x1 = radius * u1 + options.noise * random.normal();
    const double x2 = radius * u2 + options.noise * random.normal();
    add(data, hundredths(x1), hundredths(x2), inside ? 1 : -1);
  }
}

/// Two half circles, one opening up and one down, each reaching into the other.
void generate_moons(const PresetOptions& options, Points& data) {
  Random random(options.seed);
  for (std::uint32_t i = 0; i < options.n; ++i) {
    const auto [u1, u2] = random.direction();
    const bool upper = i % 2 == 0;
    const double x1 = (upper ? u1 : u1 + 1) + options.noise * random.normal();
    const double x2 = (upper ? std::abs(u2) : 0.5 - std::abs(u2)) + options.noise * random.normal();
    add(data, hundredths(2 * x1 - 1), hundredths(2 * x2 - 0.5), upper ? 1 : -1);
  }
}

/// Two arms of a spiral, one the other turned half round: from the middle out, each makes one turn and a half.
void generate_spiral(const PresetOptions& options, Points& data) {
  // The arm is walked in small turns, because cos and sin may differ in the last bit between C libraries.
  constexpr std::uint32_t turns = 1024;
  constexpr double cosine = 0.9999576445519639;  // of 3π/1024
  constexpr double sine = 0.00920375478205982;
  constexpr double reach = 3;
  std::array<std::array<double, 2>, turns> arm;
  double u1 = 1;
  double u2 = 0;
  for (std::uint32_t k = 0; k < turns; ++k) {
    const double radius = reach * (k + 1) / turns;
    arm[k] = {radius * u1, radius * u2};
    const double next = cosine * u1 - sine * u2;
    u2 = sine * u1 + cosine * u2;
    u1 = next;
  }
  Random random(options.seed);
  for (std::uint32_t i = 0; i < options.n; ++i) {
    const double side = i % 2 ? -1 : 1;
    // The square root spreads the points evenly along the arm.
    const auto& [a1, a2] = arm[static_cast<std::uint32_t>(std::sqrt(random.uniform()) * turns)];
    const double x1 = side * a1 + options.noise * random.normal();
    const double x2 = side * a2 + options.noise * random.normal();
    add(data, hundredths(x1), hundredths(x2), side);
  }
}

}  // namespace perceptron
