#pragma once

#include <cstddef>
#include <cstdint>

/// Sizes and ranges every input is checked against, before memory is asked for.
namespace perceptron::limits {

/// Largest magnitude of a feature value or of an initial weight. With the largest learning rate and 2^53 visits no
/// weight of Rosenblatt's rule can pass 1e122 and no score 1e230: a run cannot overflow, so it never meets NaN. Kernels
/// and passive-aggressive steps have bounds of their own.
inline constexpr double magnitude = 1e100;
inline constexpr double learning_rate = 1e6;

/// Most numbers in X, before or after the feature map: 2^25, 256 MiB.
inline constexpr std::size_t values = std::size_t{1} << 25;
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

/// Most updates a journal tells of; then the run stops with `StopReason::journal_full`. It holds 36 bytes of each, of
/// the last quarter of a million alone: see `Journal`.
inline constexpr std::size_t updates = 10'000'000;

/// Most columns and rows of a grid.
inline constexpr std::size_t grid = 4096;

/// Bytes that all runs and jobs of an engine in WASM may keep at a time: examples, journals, checkpoints, voters, rows
/// of kernels. However long it goes on, a run keeps at most 8 MiB of its journal (all of it where an update costs more
/// than 150,000 multiply-adds), 64 MiB of checkpoints (1 MiB in the plane, of ten million updates 3 MiB) and, with a
/// kernel, 64 MiB of rows. Of its 2 GiB the rest is for what a single call works with, at most 400 MB for the largest
/// grid, and for gaps in the heap.
inline constexpr std::size_t memory = std::size_t{1280} << 20;

}  // namespace perceptron::limits
