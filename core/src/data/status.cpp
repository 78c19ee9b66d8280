#include "perceptron/status.hpp"

#include <cmath>
#include <cstdio>

namespace perceptron {

Error fail(Status status, Field field, Reason reason, double first, double second, double third) {
  return {status, field, reason, {first, second, third}};
}

const char* code_of(Status status) { return is_member(status) ? name_of(status) : "unknown"; }

const char* sentence_of(Reason reason) {
  static constexpr const char* sentences[] = {
#define REASON(member, name, sentence) sentence,
#include "perceptron/reasons.def"
  };
  return sentences[static_cast<std::size_t>(reason)];
}

/// As people write it: whole numbers in full, others, which are limits, as "1e100".
static std::string written(double number) {
  if (std::abs(number) < 1e16 && std::floor(number) == number) return std::to_string(static_cast<long long>(number));
  char digits[32];
  std::snprintf(digits, sizeof digits, "%g", number);
  std::string text = digits;
  if (const auto plus = text.find('+'); plus != std::string::npos) text.erase(plus, 1);
  return text;
}

std::string Error::message() const {
  std::string text;
  std::string_view rest = sentence_of(reason);
  for (std::size_t open; (open = rest.find('{')) != rest.npos;) {
    text += rest.substr(0, open);
    const std::size_t close = rest.find('}', open);
    const std::string_view place = rest.substr(open + 1, close - open - 1);
    text += place == "field" ? std::string(field.name) : written(numbers[static_cast<std::size_t>(place[0] - '0')]);
    rest.remove_prefix(close + 1);
  }
  return text.append(rest);
}

}  // namespace perceptron
