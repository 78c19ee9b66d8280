#include "text.hpp"

#include <charconv>
#include <cmath>
#include <cstdlib>

namespace perceptron::cli {

std::string lowered(std::string text) {
  for (char& letter : text) letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
  return text;
}

std::optional<double> number_in(std::string_view text) {
  // `strtod` also reads hexadecimal numbers, names and what follows a space.
  if (text.empty() || text.find_first_not_of("0123456789+-.eE") != std::string_view::npos) return std::nullopt;
  const std::string copy(text);
  char* end = nullptr;
  const double value = std::strtod(copy.c_str(), &end);
  if (end != copy.c_str() + copy.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

std::vector<std::string> parts_of(const std::string& list, char separator) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(separator, begin), list.size());
    parts.push_back(list.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

std::string text_of(double number) {
  char digits[32];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, number);
  return {digits, end};
}

namespace json {

std::string number(double value) {
  if (std::isnan(value)) return "null";
  if (std::isinf(value)) return value > 0 ? "1e999" : "-1e999";
  return text_of(value);
}

std::string numbers(std::span<const double> values) { return "[" + joined(values, ",", number) + "]"; }

std::string string(std::string_view text) {
  std::string all = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') all += '\\';
    if (static_cast<unsigned char>(letter) < 0x20) {
      constexpr std::string_view hex = "0123456789abcdef";
      all += {'\\', 'u', '0', '0', hex[static_cast<std::size_t>(letter >> 4)], hex[letter & 15]};
    } else {
      all += letter;
    }
  }
  return all + '"';
}

std::string rows(std::span<const double> values, std::size_t count) {
  std::vector<std::string> lists(count);
  const std::size_t width = values.size() / count;
  for (std::size_t row = 0; row < count; ++row) lists[row] = numbers(values.subspan(row * width, width));
  return "[" + joined(lists, ",") + "]";
}

std::string object(const Fields& fields) {
  return "{" + joined(fields, ",", [](const auto& field) { return string(field.first) + ":" + field.second; }) + "}";
}

}  // namespace json

}  // namespace perceptron::cli
