#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "perceptron/dataset.hpp"
#include "perceptron/names.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

/// What a straight boundary can do with a preset's examples.
enum class Separable : std::uint8_t { yes, no, depends };

template <>
inline constexpr auto member_names<Separable> = std::to_array<const char*>({"yes", "no", "depends"});

struct PresetOptions {
  std::uint32_t n;
  double noise;
  std::uint64_t seed;
  std::array<std::uint32_t, 2> columns{2, 3};  ///< Iris: which two of the four measurements
  std::array<std::uint32_t, 2> species{0, 1};  ///< Iris: the positive and the negative of the three species
};

/// Weights that a run starts from, and a bias.
struct PresetStart {
  std::array<double, 2> weights;
  double bias;
};

struct Points;

/// A dataset that can be generated: seeded, and the same bits everywhere.
struct Preset {
  const char* name;  ///< as in a URL
  std::uint32_t n;   ///< default number of examples
  std::uint32_t min_n;
  std::uint32_t max_n;  ///< equal to `min_n` where the number is fixed
  double noise;         ///< default, within 0…1; negative where there is none
  bool seeded;
  Separable separable;
  std::uint8_t classes;                                            ///< 2: labels −1 and +1; else class numbers from 0
  void (*generate)(const PresetOptions& options, Points& points);  ///< adds them; checks nothing
  std::uint64_t seed = 1;                                          ///< default, where `seeded`
  PresetStart start{};  ///< where the text that it is from starts its run; zero unless that says otherwise
};

/// Every preset, in the order they are offered.
std::span<const Preset> presets();

/// Checks the options and generates: `d` = 2, coordinates with few decimals so that sums can be followed by hand. Fails
/// with `out_of_range`.
Result<Dataset> generate(const Preset& preset, const PresetOptions& options);

}  // namespace perceptron
