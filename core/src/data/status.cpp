#include "perceptron/status.hpp"

#include "perceptron/names.hpp"

namespace perceptron {

Error fail(Status status, Field field, Reason reason, double first, double second, double third) {
  return {status, field, reason, {first, second, third}};
}

const char* code_of(Status status) { return is_member(status) ? name_of(status) : "unknown"; }

}  // namespace perceptron
