#pragma once

#include <span>

namespace perceptron {

/// ‖a‖, whose squares neither overflow nor vanish on the way.
double length(std::span<const double> a);

/// The cosine of the angle between two vectors, −1…1; NaN where one of them is 0 or not finite, and where they differ
/// in size.
double cosine(std::span<const double> a, std::span<const double> b);

/// The angle itself in degrees, 0…180. For display: its last bit is the library's.
double angle(std::span<const double> a, std::span<const double> b);

}  // namespace perceptron
