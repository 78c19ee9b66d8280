#pragma once

#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <optional>
#include <utility>
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

/// Mostly at most `usual`, sometimes on the edge of a limit or of the type.
inline std::size_t any_size(Bytes& bytes, std::size_t usual) {
  if (bytes.ConsumeIntegralInRange(0, 15) > 0) return bytes.ConsumeIntegralInRange<std::size_t>(0, usual);
  static constexpr std::array<std::size_t, 8> edges{
      limits::results,      limits::results + 1, limits::examples + 1, std::size_t{1} << 31,
      std::size_t{1} << 32, limits::seed,        limits::seed + 1,     static_cast<std::size_t>(-1)};
  return bytes.PickValueInArray(edges);
}

inline std::size_t any_few(Bytes& bytes) { return bytes.ConsumeIntegralInRange<std::size_t>(0, 12); }

/// Mostly a member, the last of which is given; sometimes none.
template <class Enum>
Enum any_enum(Bytes& bytes, int last) {
  return static_cast<Enum>(bytes.ConsumeIntegralInRange(0, 15) > 0 ? bytes.ConsumeIntegralInRange(0, last)
                                                                   : bytes.ConsumeIntegralInRange(last + 1, 255));
}

/// Whether nothing is wrong; what is, is said, where and not at length.
inline bool told(const Error& error) {
  expect(!error || (error.message().size() > 10 && error.message().size() < 300 && error.field.name[0] != 0));
  return !error;
}

template <class Value>
bool told(const Result<Value>& result) {
  expect(static_cast<bool>(result) == told(result.error()));
  return static_cast<bool>(result);
}

/// A number that a run takes: small and whole, of any size, or so small that squares vanish.
inline double any_feature(Bytes& bytes) {
  switch (bytes.ConsumeIntegralInRange(0, 3)) {
    case 0: return bytes.ConsumeFloatingPointInRange(-1e100, 1e100);
    case 1: return bytes.ConsumeIntegralInRange(-9, 9) * 1e-170;
    default: return bytes.ConsumeIntegralInRange(-4, 4);
  }
}

/// Examples that mostly are as many as their labels, in numbers of any kind.
inline Dataset any_dataset(Bytes& bytes) {
  Dataset data;
  const std::size_t n = any_few(bytes);
  data.d = any_size(bytes, 3);
  const bool fits = data.d < 100 && bytes.ConsumeIntegralInRange(0, 9) > 0;
  std::vector<double> X(fits ? n * data.d : any_few(bytes));
  for (double& x : X) x = bytes.ConsumeIntegralInRange(0, 30) == 0 ? any_double(bytes) : any_feature(bytes);
  data.X = std::move(X);
  data.y.resize(n);
  for (double& y : data.y)
    y = bytes.ConsumeIntegralInRange(0, 30) == 0 ? any_double(bytes) : bytes.ConsumeBool() ? 1 : -1;
  return data;
}

/// Every base feature, or products of some.
inline std::optional<Products> any_products(Bytes& bytes) {
  if (bytes.ConsumeBool()) return std::nullopt;
  std::vector<std::uint32_t> sizes(bytes.ConsumeIntegralInRange<std::size_t>(0, 5)), factors;
  for (std::uint32_t& size : sizes) {
    size = static_cast<std::uint32_t>(any_size(bytes, 3));
    const std::uint32_t there = std::min(size, 20u);
    for (std::uint32_t k = 0; k < there; ++k) factors.push_back(static_cast<std::uint32_t>(any_size(bytes, 2)));
  }
  auto products = Products::create(sizes, factors);
  if (!told(products)) return std::nullopt;
  return std::move(*products);
}

}  // namespace perceptron::fuzz
