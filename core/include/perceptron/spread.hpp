#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace perceptron {

/// Where numbers lie. Between two of them a quartile is as far along as its share says.
/// Source: Hyndman and Fan, Sample quantiles in statistical packages, 1996, definition 7.
struct FiveNumbers {
  double least, lower, median, upper, most;
};

/// Of those that are not NaN; nothing where there are none.
std::optional<FiveNumbers> five_numbers(std::span<const double> numbers);

/// Where the columns of a table lie.
struct Spread {
  std::vector<double> mean;
  std::vector<double> low, high;  ///< the tenth and the ninetieth percentile: the numbers nearest to those shares
};

/// Of rows of so many columns, which are above 0; zeros where there are no rows.
Spread spread(std::span<const double> rows, std::size_t columns);

}  // namespace perceptron
