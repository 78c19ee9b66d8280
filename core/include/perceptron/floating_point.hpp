#pragma once

#include <limits>

/// What the library's results depend on: IEEE 754 doubles, each operation rounded once, in the order it is written in.
/// Its sources are compiled without fused multiply-adds, and no header multiplies and adds; this refuses what would
/// undo the rest.

#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) || defined(_M_FP_FAST)
#error "perceptron needs IEEE 754 arithmetic: compile without -ffast-math, -Ofast and -ffinite-math-only"
#endif

static_assert(std::numeric_limits<double>::is_iec559, "perceptron needs IEEE 754 doubles");
