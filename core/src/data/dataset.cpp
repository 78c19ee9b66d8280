#include "perceptron/dataset.hpp"

#include "data/checks.hpp"
#include "data/order.hpp"

namespace perceptron {

Error check_values(std::span<const double> X, std::size_t d, Field field, std::size_t first) {
  for (std::size_t i = 0; i < X.size(); ++i) {
    if (std::abs(X[i]) <= limits::magnitude) [[likely]]
      continue;
    const bool finite = std::isfinite(X[i]);
    const std::size_t columns = d > 0 ? d : 1;
    return fail(finite ? Status::out_of_range : Status::not_finite, field,
                finite ? Reason::value_magnitude : Reason::value_finite, i % columns + 1, first + i / columns + 1);
  }
  return {};
}

Error check_two_labels(std::span<const double> y) {
  bool positive = false, negative = false;
  for (std::size_t i = 0; i < y.size(); ++i) {
    if (std::abs(y[i]) != 1) return fail(Status::bad_label, Field::y, Reason::label_sign, i + 1);
    (y[i] > 0 ? positive : negative) = true;
  }
  if (positive && negative) return {};
  return fail(Status::one_class, Field::y, positive ? Reason::only_positives : Reason::only_negatives);
}

Error check(const Dataset& data, const Limits& most) {
  if (data.size() == 0) return fail(Status::empty, Field::X, Reason::no_examples);
  if (data.d > limits::features) {
    return fail(Status::too_large, Field::X, Reason::many_features, data.d, limits::features);
  }
  if (data.size() > limits::examples || data.size() > most.values / (data.d > 0 ? data.d : 1)) {
    return fail(Status::too_large, Field::X, Reason::many_values, data.size(), data.d, most.values);
  }
  if (data.X.size() != data.size() * data.d) return fail(Status::wrong_length, Field::y, Reason::as_many_labels);
  return check_values(data.X, data.d, Field::X);
}

Result<Split> split(std::size_t n, double fraction, std::uint64_t seed) {
  if (n > limits::examples) return fail(Status::too_large, Field::X, Reason::many_values, n, 1, limits::examples);
  if (Error error = check_share(Field::fraction, fraction)) return error;
  std::vector<std::uint32_t> examples(n);
  permute(examples, Random(seed));
  const double share = static_cast<double>(n) * fraction;
  const double whole = std::floor(share);
  const auto held = static_cast<std::ptrdiff_t>(share - whole < 0.5 ? whole : whole + 1);
  std::sort(examples.begin(), examples.begin() + held);
  std::sort(examples.begin() + held, examples.end());
  return Split{{examples.begin() + held, examples.end()}, {examples.begin(), examples.begin() + held}};
}

Error check_held_out(const Dataset& examples, std::size_t d, bool classes) {
  if (examples.X.size() != examples.size() * d || (examples.size() > 0 && examples.d != d)) {
    return fail(Status::wrong_length, Field::held_out, Reason::held_out_shape);
  }
  for (const double label : examples.y) {
    if (classes ? is_whole(label, 0, static_cast<double>(limits::classes) - 1) : label == 1 || label == -1) continue;
    return fail(Status::bad_label, Field::held_out, classes ? Reason::held_out_class : Reason::held_out_sign);
  }
  return check_values({examples.X.data(), examples.X.size()}, d, Field::held_out);
}

}  // namespace perceptron
