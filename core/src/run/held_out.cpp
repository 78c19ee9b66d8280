#include "run/held_out.hpp"

namespace perceptron {

Error check_held_out(const Dataset& examples, std::size_t d) {
  if (examples.X.size() != examples.size() * d || (examples.size() > 0 && examples.d != d)) {
    return fail(Status::wrong_length, "heldOut",
                "Examples held out need as many columns as those trained on, and a label each.");
  }
  return check_values({examples.X.data(), examples.X.size()}, d, "heldOut");
}

}  // namespace perceptron
