#pragma once

#include "perceptron/limits.hpp"
#include "perceptron/names.hpp"

/// What an engine takes in and keeps: WASM has at most 2 GiB, and a page only some of it.
namespace bindings {

/// Of one run or analysis: 256 MiB of numbers, and a journal whose summaries stay small.
inline constexpr perceptron::Limits engine_limits{.values = std::size_t{1} << 25, .updates = 10'000'000};

/// Bytes that all runs and jobs of an engine may keep at a time: examples, journals, checkpoints, voters, rows of
/// kernels. However long it goes on, a run keeps at most 8 MiB of its journal (all of it where an update costs more
/// than 150,000 multiply-adds), 64 MiB of checkpoints (1 MiB in the plane, of ten million updates 3 MiB) and, with a
/// kernel, 64 MiB of rows. Of the 2 GiB the rest is for what a single call works with, at most 400 MB for the largest
/// grid, and for gaps in the heap.
inline constexpr std::size_t engine_memory = std::size_t{1280} << 20;

/// Why a call ends in the middle.
enum class Trap : std::uint8_t { other, memory, closed_handle, absent };

}  // namespace bindings

template <>
inline constexpr auto perceptron::member_names<bindings::Trap> =
    std::to_array<const char*>({"other", "memory", "closed-handle", "not-ready"});
