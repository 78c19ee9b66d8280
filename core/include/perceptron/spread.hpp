#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "perceptron/result.hpp"

namespace perceptron {

/// Where numbers lie. Between two of them a quartile is as far along as its share says.
/// Source: Hyndman and Fan, Sample quantiles in statistical packages, 1996, definition 7.
struct FiveNumbers {
  double least, lower, median, upper, most;
};

/// Of those that are not NaN; nothing where there are none. Where the difference of two numbers is not finite, a
/// quartile between them is the nearer.
std::optional<FiveNumbers> five_numbers(std::span<const double> numbers);

/// Where the columns of a table lie.
struct Spread {
  std::vector<double> mean;
  std::vector<double> low, high;  ///< the tenth and the ninetieth percentile: the numbers nearest to those shares
};

/// Of rows of so many columns; zeros where there are no rows. Fails with `wrong_length` where the numbers are no whole
/// rows of at most `limits::results` columns, and with `not_finite` for NaN.
Result<Spread> spread(std::span<const double> rows, std::size_t columns);

}  // namespace perceptron
