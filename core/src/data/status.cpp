#include "perceptron/status.hpp"

#include <utility>

#include "data/checks.hpp"

namespace perceptron {

Error fail(Status status, Field field, const char* message) { return {status, field, message}; }

Error fail(Status status, Field field, std::string message) { return {status, field, std::move(message)}; }

std::string message(std::initializer_list<Piece> pieces) {
  std::string joined;
  for (const Piece& piece : pieces) piece.append_to(joined);
  return joined;
}

const char* code_of(Status status) {
  switch (status) {
    case Status::ok: return "ok";
    case Status::empty: return "empty";
    case Status::one_class: return "one-class";
    case Status::bad_label: return "bad-label";
    case Status::not_finite: return "not-finite";
    case Status::out_of_range: return "out-of-range";
    case Status::wrong_length: return "wrong-length";
    case Status::not_a_permutation: return "not-a-permutation";
    case Status::duplicate: return "duplicate";
    case Status::unknown: return "unknown";
    case Status::too_large: return "too-large";
    case Status::out_of_memory: return "out-of-memory";
  }
  return "unknown";
}

}  // namespace perceptron
