#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

/// Sizes and ranges every input is checked against, before memory is asked for.
namespace perceptron {
namespace limits {

/// Largest magnitude of a feature value or of an initial weight. With the largest learning rate and 2^53 visits no
/// weight of Rosenblatt's rule can pass 1e122 and no score 1e230: a run cannot overflow, so it never meets NaN. Kernels
/// and passive-aggressive steps have bounds of their own.
inline constexpr double magnitude = 1e100;
inline constexpr double learning_rate = 1e6;

/// Most examples: they are numbered in 32 bits.
inline constexpr std::size_t examples = 2147483647;
/// Most base features, most features named as products, and most factors in one product.
inline constexpr std::size_t features = std::size_t{1} << 20;
inline constexpr std::size_t products = std::size_t{1} << 16;
inline constexpr std::size_t factors = 16;
/// Most classes, numbered from 0.
inline constexpr std::size_t classes = 1000;

inline constexpr std::uint64_t max_epochs = 2147483647;
/// Visits are handed on as doubles, which count exactly up to here: 2^53.
inline constexpr double visits = 9007199254740992.0;
inline constexpr std::uint64_t seed = 9007199254740991;

/// Most numbers that an experiment, a spread or a kernel written out comes to.
inline constexpr std::size_t results = std::size_t{1} << 25;

/// Most columns and rows of a grid.
inline constexpr std::size_t grid = 4096;

}  // namespace limits

/// How much a run may take in, unless its spec says less: as much as can be addressed.
struct Limits {
  /// Most numbers in X, before or after the feature map, and among a learner's parameters.
  std::size_t values = std::numeric_limits<std::ptrdiff_t>::max() / sizeof(double);
  /// Most updates before a run with a journal stops with `StopReason::journal_full`, and most visits of a trial: as
  /// many as doubles count.
  std::uint64_t updates = std::min<std::uint64_t>(9007199254740992, std::numeric_limits<std::size_t>::max());
};

}  // namespace perceptron
