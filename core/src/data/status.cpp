#include "perceptron/status.hpp"

#include <utility>

#include "data/checks.hpp"
#include "perceptron/names.hpp"

namespace perceptron {

Error fail(Status status, Field field, const char* message) { return {status, field, message}; }

Error fail(Status status, Field field, std::string message) { return {status, field, std::move(message)}; }

std::string message(std::initializer_list<Piece> pieces) {
  std::string joined;
  for (const Piece& piece : pieces) piece.append_to(joined);
  return joined;
}

const char* code_of(Status status) { return is_member(status) ? name_of(status) : "unknown"; }

}  // namespace perceptron
