#include "data/flat_json.hpp"

#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace perceptron {

namespace {

#ifdef __cpp_lib_to_chars

std::optional<double> double_in(std::string_view text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

#else  // as in WASM, which has no other locale

std::optional<double> double_in(std::string_view text) {
  const std::string copy(text);
  const double number = std::strtod(copy.c_str(), nullptr);
  const bool vanished = number == 0 && text.substr(0, text.find_first_of("eE")).find_first_of("123456789") != text.npos;
  return std::isfinite(number) && !vanished ? std::optional(number) : std::nullopt;
}

#endif

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::size_t at() const { return at_; }

  bool object(std::vector<JsonField>& fields) {
    if (!take('{')) return false;
    do {
      skip_space();
      JsonField& field = fields.emplace_back(JsonField{{}, at_ + 1});
      if (!string(field.name) || !take(':') || !value(field)) return false;
    } while (take(','));
    if (!take('}')) return false;
    skip_space();
    return at_ == text_.size();
  }

 private:
  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  void skip_space() {
    while (next() == ' ' || next() == '\t' || next() == '\n' || next() == '\r') ++at_;
  }

  bool take(char wanted) {
    skip_space();
    const bool there = next() == wanted;
    at_ += there;
    return there;
  }

  bool string(std::string_view& found) {
    if (!take('"')) return false;
    const std::size_t first = at_;
    while (next() >= ' ' && next() <= '~' && next() != '"' && next() != '\\') ++at_;
    found = text_.substr(first, at_ - first);
    return take('"');
  }

  bool digits() {
    const std::size_t first = at_;
    while (next() >= '0' && next() <= '9') ++at_;
    return at_ > first;
  }

  bool number(double& found) {
    skip_space();
    const std::size_t first = at_;
    if (next() == '-') ++at_;
    const bool zero = next() == '0';
    if (zero ? ++at_, false : !digits()) return false;
    if (next() == '.' && (++at_, !digits())) return false;
    if (next() == 'e' || next() == 'E') {
      ++at_;
      if (next() == '+' || next() == '-') ++at_;
      if (!digits()) return false;
    }
    const std::optional<double> number = double_in(text_.substr(first, at_ - first));
    if (!number) at_ = first;
    found = number.value_or(0);
    return number.has_value();
  }

  /// What follows on "[".
  bool list(std::vector<double>& numbers) {
    if (take(']')) return true;
    do {
      if (!number(numbers.emplace_back())) return false;
    } while (take(','));
    return take(']');
  }

  bool value(JsonField& field) {
    skip_space();
    if (next() == '"') return string(field.word);
    field.shape = JsonField::Shape::number;
    if (!take('[')) return number(field.numbers.emplace_back());
    field.shape = JsonField::Shape::list;
    if (!take('[')) return list(field.numbers);
    field.shape = JsonField::Shape::lists;
    do {
      const std::size_t before = field.numbers.size();
      if (!field.sizes.empty() && !take('[')) return false;
      if (!list(field.numbers)) return false;
      field.sizes.push_back(field.numbers.size() - before);
    } while (take(','));
    return take(']');
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::optional<std::vector<JsonField>> read_flat_json(std::string_view text, std::size_t& at) {
  Reader reader(text);
  std::vector<JsonField> fields;
  const bool read = reader.object(fields);
  at = reader.at() + 1;
  return read ? std::optional(std::move(fields)) : std::nullopt;
}

std::string json_number(double number) {
  char text[32];
#ifdef __cpp_lib_to_chars
  return {text, std::to_chars(text, text + sizeof text, number).ptr};
#else
  int digits = 15;
  do {
    std::snprintf(text, sizeof text, "%.*g", digits, number);
  } while (++digits <= 17 && std::strtod(text, nullptr) != number);
  return text;
#endif
}

std::string json_list(std::span<const double> numbers) {
  std::string text = "[";
  for (const double number : numbers) text.append(text.size() > 1 ? "," : "").append(json_number(number));
  return text + "]";
}

std::string json_lists(std::span<const double> numbers, std::size_t rows) {
  std::string text = "[";
  for (std::size_t row = 0, width = rows > 0 ? numbers.size() / rows : 0; row < rows; ++row) {
    text.append(row > 0 ? "," : "").append(json_list(numbers.subspan(row * width, width)));
  }
  return text + "]";
}

}  // namespace perceptron
