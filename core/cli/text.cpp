#include "text.hpp"

#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace perceptron::cli {

static void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
}

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

bool is_missing(const std::string& cell) {
  constexpr std::array<std::string_view, 29> codes{
      "",    "na",     "n/a",     "n.a.",    "nan",   "null",   "none",   "nil",    "missing", "?",
      ".",   "..",     "*",       "-",       "--",    "\u2212", "\u2013", "\u2014", "<na>",    "#n/a",
      "#na", "#null!", "#div/0!", "#value!", "#num!", "#ref!",  "inf",    "+inf",   "-inf"};
  return cell.size() < 10 && (among(codes, lowered(cell)) || lowered(cell).ends_with("infinity"));
}

std::optional<double> number_as(std::string cell, char decimal) {
  if (decimal == '.' && cell.find_first_of(",'_\xC2\xE2") == std::string::npos) return number_in(cell);
  if (cell.find('_') != std::string::npos) return std::nullopt;
  for (const char* minus : {"\u2212", "\u2013"}) {
    if (cell.starts_with(minus)) cell.replace(0, std::string_view(minus).size(), "-");
  }
  for (const char* space : {"\u00A0", "\u2009", "\u202F"}) replace_all(cell, space, "_");
  replace_all(cell, "\u2019", "'");
  const char other = decimal == '.' ? ',' : '.';
  const std::size_t mark = cell.find_first_of(std::string{other, '_', '\''});
  if (mark != std::string::npos) {
    const std::size_t first = cell.find_first_not_of("+-");
    const std::size_t end = std::min(cell.find(decimal), cell.size());
    const char group = cell[mark];
    if (first > 1 || mark <= first || mark > first + 3 || cell[first] == '0') return std::nullopt;
    for (std::size_t at = first; at < cell.size(); ++at) {
      const bool is_mark = at == end || (at < end && at >= mark && (at - mark) % 4 == 0);
      if (is_mark ? cell[at] != (at == end ? decimal : group) : !std::isdigit(static_cast<unsigned char>(cell[at]))) {
        return std::nullopt;
      }
    }
    if ((end - mark) % 4 != 0) return std::nullopt;
    cell.erase(std::remove(cell.begin(), cell.begin() + static_cast<std::ptrdiff_t>(end), group),
               cell.begin() + static_cast<std::ptrdiff_t>(end));
  }
  if (decimal == ',') {
    if (cell.find('.') != std::string::npos || cell.ends_with(',')) return std::nullopt;
    std::replace(cell.begin(), cell.end(), ',', '.');
  }
  return number_in(cell);
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

namespace {

/// The values between brackets, a comma after each but the last.
template <class Values, class Text>
std::string between(const char* brackets, const Values& values, Text text) {
  std::string all(1, brackets[0]);
  for (const auto& value : values) all += (all.size() > 1 ? "," : "") + text(value);
  return all + brackets[1];
}

}  // namespace

std::string number(double value) {
  if (std::isnan(value)) return "null";
  if (std::isinf(value)) return value > 0 ? "1e999" : "-1e999";
  return text_of(value);
}

std::string numbers(std::span<const double> values) { return between("[]", values, number); }

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

std::string list(const std::vector<std::string>& values) {
  return between("[]", values, [](const std::string& value) { return value; });
}

std::string object(const Fields& fields) {
  return between("{}", fields, [](const auto& field) { return string(field.first) + ":" + field.second; });
}

}  // namespace json

}  // namespace perceptron::cli
