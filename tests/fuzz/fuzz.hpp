#pragma once

#include <fuzzer/FuzzedDataProvider.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <vector>

#include "perceptron/run.hpp"

namespace perceptron::fuzz {

using Bytes = FuzzedDataProvider;

/// Ends the program where something does not hold: libFuzzer keeps the input that led there.
inline void expect(bool holds) {
  if (!holds) std::abort();
}

/// Any double, with those often that are on the edge of something.
inline double any_double(Bytes& bytes) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  static constexpr std::array<double, 25> edges{0.0,
                                                -0.0,
                                                1.0,
                                                -1.0,
                                                0.5,
                                                2.0,
                                                -2.0,
                                                3.0,
                                                255.0,
                                                65536.0,
                                                4294967296.0,
                                                1e-9,
                                                1e-170,
                                                5e-324,
                                                1e-308,
                                                -1e100,
                                                1.1e100,
                                                1e170,
                                                1.79e308,
                                                1e300,
                                                33554432.0,
                                                9007199254740992.0,
                                                1e19,
                                                infinity,
                                                std::numeric_limits<double>::quiet_NaN()};
  switch (bytes.ConsumeIntegralInRange(0, 2)) {
    case 0: return bytes.ConsumeIntegralInRange(-4, 4);
    case 1: return bytes.PickValueInArray(edges);
    default: {
      const auto bits = bytes.ConsumeIntegral<std::uint64_t>();
      double value;
      static_assert(sizeof value == sizeof bits);
      std::memcpy(&value, &bits, sizeof value);
      return value;
    }
  }
}

inline std::vector<double> any_doubles(Bytes& bytes, std::size_t size) {
  std::vector<double> values(size);
  for (double& value : values) value = any_double(bytes);
  return values;
}

/// A number that a run takes: small and whole, of any size, or so small that squares vanish.
inline double any_feature(Bytes& bytes) {
  switch (bytes.ConsumeIntegralInRange(0, 3)) {
    case 0: return bytes.ConsumeFloatingPointInRange(-1e100, 1e100);
    case 1: return bytes.ConsumeIntegralInRange(-9, 9) * 1e-170;
    default: return bytes.ConsumeIntegralInRange(-4, 4);
  }
}

}  // namespace perceptron::fuzz
