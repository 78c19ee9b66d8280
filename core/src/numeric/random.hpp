#pragma once

#include <array>
#include <cmath>
#include <cstdint>

namespace perceptron {

/// SplitMix64 (Steele, Lea and Flood 2014): a counter pushed through a mixing function. The same seed and stream give
/// the same numbers on every machine, which std::*_distribution does not promise.
class Random {
 public:
  /// Streams of one seed are independent of each other; an order uses one stream an epoch.
  explicit Random(std::uint64_t seed, std::uint64_t stream = 0)
      : state_(mix(seed + step) ^ mix(stream * 0xd1342543de82ef95u + 0x2545f4914f6cdd1du)) {}

  std::uint64_t next() { return mix(state_ += step); }

  /// Uniform on 0…bound−1 without bias (Lemire 2019), for 0 < bound.
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
      const std::uint32_t threshold = -bound % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  /// Uniform on [0, 1), a multiple of 2^−53.
  double uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }
  double uniform(double low, double high) { return low + (high - low) * uniform(); }

  /// Nearly normal, mean 0, variance 1, within ±6: twelve uniforms less six (Irwin–Hall). Additions only, because log
  /// and cos may differ in the last bit between C libraries.
  double normal() {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += uniform();
    return sum;
  }

  /// A uniform direction, as a unit vector, by rejection from the square.
  std::array<double, 2> direction() {
    double x, y, length_squared;
    do {
      x = uniform(-1, 1);
      y = uniform(-1, 1);
      length_squared = x * x + y * y;
    } while (length_squared > 1 || length_squared < 1e-6);
    const double length = std::sqrt(length_squared);
    return {x / length, y / length};
  }

 private:
  static constexpr std::uint64_t step = 0x9e3779b97f4a7c15u;
  static std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

}  // namespace perceptron
