#include "perceptron/dataset.hpp"

#include <cmath>

#include "checks.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

Error check_values(std::span<const double> X, std::size_t d, const char* field) {
  for (std::size_t i = 0; i < X.size(); ++i) {
    if (std::abs(X[i]) <= limits::magnitude) [[likely]]
      continue;
    const std::string where = "x" + text(i % d + 1) + " of example " + text(i / d + 1);
    if (!std::isfinite(X[i])) return {Status::not_finite, field, where + " is not a finite number."};
    return {Status::out_of_range, field, where + " must lie within ±1e100."};
  }
  return {};
}

static Error check_labels(std::span<const double> y) {
  bool positive = false;
  bool negative = false;
  for (std::size_t i = 0; i < y.size(); ++i) {
    if (y[i] == 1) {
      positive = true;
    } else if (y[i] == -1) {
      negative = true;
    } else {
      return {Status::bad_label, "y", "The label of example " + text(i + 1) + " is neither −1 nor +1."};
    }
  }
  if (positive && negative) return {};
  return {Status::one_class, "y",
          std::string("Every example is ") + (positive ? "positive" : "negative") + ": learning needs both labels."};
}

Error check(const Dataset& data) {
  if (data.size() == 0) return {Status::empty, "X", "There are no examples."};
  if (data.d > limits::features || data.size() > limits::values / (data.d > 0 ? data.d : 1)) {
    return {Status::too_large, "X",
            text(data.size()) + " examples of " + text(data.d) + " features are more numbers than fit (" +
                text(limits::values) + ")."};
  }
  if (data.X.size() != data.size() * data.d) {
    return {Status::wrong_length, "y", "X and y do not have the same number of rows."};
  }
  if (Error error = check_values(data.X, data.d, "X")) return error;
  return check_labels(data.y);
}

}  // namespace perceptron
