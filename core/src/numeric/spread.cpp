#include "perceptron/spread.hpp"

#include <cmath>
#include <iterator>
#include <numeric>

#include "perceptron/limits.hpp"

namespace perceptron {

std::optional<FiveNumbers> five_numbers(std::span<const double> numbers) {
  std::vector<double> sorted;
  std::copy_if(numbers.begin(), numbers.end(), std::back_inserter(sorted), [](double x) { return !std::isnan(x); });
  if (sorted.empty()) return {};
  std::sort(sorted.begin(), sorted.end());
  const auto at = [&](double share) {
    const double place = share * static_cast<double>(sorted.size() - 1);
    const double low = sorted[static_cast<std::size_t>(std::floor(place))];
    const double high = sorted[static_cast<std::size_t>(std::ceil(place))];
    const double along = place - std::floor(place);
    // Infinities, and numbers too far apart for doubles, have nothing between them.
    return std::isfinite(high - low) ? low + along * (high - low) : along < 0.5 ? low : high;
  };
  return FiveNumbers{at(0), at(0.25), at(0.5), at(0.75), at(1)};
}

Result<Spread> spread(std::span<const double> rows, std::size_t columns) {
  if (columns == 0 || columns > limits::results || rows.size() % columns != 0) {
    return fail(Status::wrong_length, Field::rows, Reason::columns);
  }
  // A sort would not end in order.
  if (std::any_of(rows.begin(), rows.end(), [](double x) { return std::isnan(x); })) {
    return fail(Status::not_finite, Field::rows, Reason::finite);
  }
  const std::size_t n = rows.size() / columns;
  Spread found{std::vector<double>(columns), std::vector<double>(columns), std::vector<double>(columns)};
  std::vector<double> column(n);
  for (std::size_t j = 0; n > 0 && j < columns; ++j) {
    for (std::size_t i = 0; i < n; ++i) column[i] = rows[i * columns + j];
    std::sort(column.begin(), column.end());
    const auto at = [&](double share) {
      return column[static_cast<std::size_t>(std::round(share * static_cast<double>(n - 1)))];
    };
    found.mean[j] = std::accumulate(column.begin(), column.end(), 0.0) / static_cast<double>(n);
    found.low[j] = at(0.1);
    found.high[j] = at(0.9);
  }
  return found;
}

}  // namespace perceptron
