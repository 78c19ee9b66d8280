#include "perceptron/dataset.hpp"

#include <cmath>

#include "data/checks.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

Error check_values(std::span<const double> X, std::size_t d, Field field, std::size_t first) {
  for (std::size_t i = 0; i < X.size(); ++i) {
    if (std::abs(X[i]) <= limits::magnitude) [[likely]]
      continue;
    const bool finite = std::isfinite(X[i]);
    const std::size_t columns = d > 0 ? d : 1;
    return fail(finite ? Status::out_of_range : Status::not_finite, field,
                message({"x", i % columns + 1, " of example ", first + i / columns + 1,
                         finite ? " must lie within ±1e100." : " is not a finite number."}));
  }
  return {};
}

Error check_two_labels(std::span<const double> y) {
  bool positive = false;
  bool negative = false;
  for (std::size_t i = 0; i < y.size(); ++i) {
    if (y[i] != 1 && y[i] != -1) {
      return fail(Status::bad_label, Field::y, message({"The label of example ", i + 1, " is neither −1 nor +1."}));
    }
    (y[i] > 0 ? positive : negative) = true;
  }
  if (positive && negative) return {};
  return fail(Status::one_class, Field::y,
              message({"Every example is ", positive ? "positive" : "negative", ": learning needs both labels."}));
}

Error check(const Dataset& data) {
  if (data.size() == 0) return fail(Status::empty, Field::X, "There are no examples.");
  if (data.d > limits::features) {
    return fail(Status::too_large, Field::X,
                message({data.d, " features are more than fit (", limits::features, ")."}));
  }
  if (data.size() > limits::values / (data.d > 0 ? data.d : 1)) {
    return fail(
        Status::too_large, Field::X,
        message({data.size(), " examples of ", data.d, " features are more numbers than fit (", limits::values, ")."}));
  }
  if (data.X.size() != data.size() * data.d) {
    return fail(Status::wrong_length, Field::y, "X and y do not have the same number of rows.");
  }
  return check_values(data.X, data.d, Field::X);
}

}  // namespace perceptron
