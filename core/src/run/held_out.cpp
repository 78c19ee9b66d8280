#include "run/held_out.hpp"

#include "data/checks.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

Error check_held_out(const Dataset& examples, std::size_t d, bool classes) {
  if (examples.X.size() != examples.size() * d || (examples.size() > 0 && examples.d != d)) {
    return fail(Status::wrong_length, Field::held_out,
                "Examples held out need as many columns as those trained on, and a label each.");
  }
  for (const double label : examples.y) {
    if (classes ? is_whole(label, 0, static_cast<double>(limits::classes) - 1) : label == 1 || label == -1) continue;
    return fail(Status::bad_label, Field::held_out,
                classes ? "The labels of examples held out must be class numbers."
                        : "The labels of examples held out must be −1 or +1.");
  }
  return check_values({examples.X.data(), examples.X.size()}, d, Field::held_out);
}

}  // namespace perceptron
