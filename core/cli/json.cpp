#include "json.hpp"

#include <charconv>
#include <cmath>

namespace perceptron::cli {

std::string text_of(double number) {
  char digits[32];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, number);
  return {digits, end};
}

Json& Json::raw(std::string_view text) {
  if (!first_) text_ += ',';
  text_ += text;
  first_ = false;
  return *this;
}

Json& Json::open(char bracket) {
  raw({&bracket, 1});
  first_ = true;
  return *this;
}

Json& Json::close(char bracket) {
  text_ += bracket;
  first_ = false;
  return *this;
}

Json& Json::key(std::string_view name) {
  string(name);
  text_ += ':';
  first_ = true;
  return *this;
}

Json& Json::number(double value) {
  if (std::isnan(value)) return null();
  if (std::isinf(value)) return raw(value > 0 ? "1e999" : "-1e999");
  return raw(text_of(value));
}

Json& Json::numbers(std::span<const double> values) {
  open('[');
  for (double value : values) number(value);
  return close(']');
}

Json& Json::string(std::string_view text) {
  std::string quoted = "\"";
  for (char letter : text) {
    if (letter == '"' || letter == '\\') quoted += '\\';
    if (static_cast<unsigned char>(letter) < 0x20) {
      constexpr std::string_view hex = "0123456789abcdef";
      quoted += {'\\', 'u', '0', '0', hex[static_cast<std::size_t>(letter >> 4)], hex[letter & 15]};
    } else {
      quoted += letter;
    }
  }
  return raw(quoted + '"');
}

}  // namespace perceptron::cli
