#pragma once

#include <span>

#include "perceptron/result.hpp"

namespace perceptron {

/// Weights before and after an update by a vector x, as seen from x. Angles in degrees, 0…180; NaN where one of the two
/// vectors is 0.
struct Turn {
  double squared_norm;   ///< ‖x‖²
  double length_before;  ///< ‖w‖
  double angle_before;   ///< between w and x
  double length_after;
  double angle_after;
};

/// An update as a picture of vectors.
struct UpdateGeometry {
  double score_before;  ///< of x, by the weights before; its last coordinate counts as the bias does
  double score_after;
  Turn features;  ///< of the coordinates without the last
  Turn whole;     ///< of all coordinates: w with b, and x with the 1 that b is the weight of
};

/// Of three vectors of d features and the bias each, d + 1 numbers: weights before, weights after, and the vector of
/// which a multiple has been added. Where nothing was added, before and after are equal. For display: the last bit of
/// an angle is the library's. Fails with `wrong_length` where they are not as many, or none. Source: the update as
/// vectors, e.g. Daumé, CIML, 4.5.
Result<UpdateGeometry> update_geometry(std::span<const double> before, std::span<const double> after,
                                       std::span<const double> by);

}  // namespace perceptron
