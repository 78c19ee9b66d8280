#pragma once

#include <limits>

/// What the library's results stand on: IEEE 754 doubles, each operation rounded once, in the order it is written in.
/// `perceptron::core` brings the flag that forbids fused multiply-adds; this refuses what would undo the rest.

#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) || defined(_M_FP_FAST)
#error "perceptron needs IEEE 754 arithmetic: compile without -ffast-math, -Ofast and -ffinite-math-only"
#endif

static_assert(std::numeric_limits<double>::is_iec559, "perceptron needs IEEE 754 doubles");
