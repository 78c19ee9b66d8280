#pragma once

#include "numeric/lanes.hpp"

namespace perceptron {

/// e^x for every finite x, with only + − × and bit operations: std::exp may differ in the last bit between C libraries,
/// this does not. Off by less than one unit in the last place (at most 0.94 over 10^8 random x), subnormal results too;
/// +∞ above 709.78, 0 below −745.13; NaN stays NaN. exponential(0) is 1 exactly.
double exponential(double x);

/// The same of two numbers at once: the same bits for each.
detail::Pair exponential(detail::Pair x);

}  // namespace perceptron
