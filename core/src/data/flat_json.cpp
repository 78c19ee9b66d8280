#include "data/flat_json.hpp"

#include <cmath>

#include "numeric/big_integer.hpp"

namespace perceptron {
namespace {

/// A number is digits · 10^exponent, the first digit not 0 unless the number is.
struct Decimal {
  std::string digits;
  std::int64_t exponent = 0;
};

Decimal decimal_in(std::string_view text) {
  Decimal decimal;
  bool fraction = false;
  std::size_t at = text.starts_with('-');
  for (; at < text.size() && text[at] != 'e' && text[at] != 'E'; ++at) {
    if (text[at] == '.') {
      fraction = true;
      continue;
    }
    if (decimal.digits == "0") decimal.digits.clear();
    decimal.digits.push_back(text[at]);
    decimal.exponent -= fraction;
  }
  if (at == text.size()) return decimal;
  const bool negative = text[++at] == '-';
  std::int64_t exponent = 0;
  for (at += text[at] == '-' || text[at] == '+'; at < text.size(); ++at) {
    exponent = std::min<std::int64_t>(10 * exponent + (text[at] - '0'), std::int64_t{1} << 40);
  }
  decimal.exponent += negative ? -exponent : exponent;
  return decimal;
}

// By whole numbers: the same everywhere. `std::to_chars` would bring long doubles and all of printf into WASM.

BigInteger power_of_ten(std::int64_t exponent) {
  BigInteger power = BigInteger::of(1);
  for (; exponent > 0; --exponent) power.multiply_add(10, 0);
  return power;
}

/// The nearest double; none beyond all of them, and none that is 0 unless the decimal is.
std::optional<double> double_of(Decimal decimal) {
  constexpr std::size_t most = 800;  // of more digits it only counts whether one of them is not 0
  auto& [digits, exponent] = decimal;
  if (digits.size() > most) {
    exponent += static_cast<std::int64_t>(digits.size() - most);
    const bool more = digits.find_first_not_of('0', most) != digits.npos;
    digits.resize(most);
    if (more) digits.back() = '1';
  }
  if (digits == "0") return 0;
  const std::int64_t size = exponent + static_cast<std::int64_t>(digits.size());
  if (size < -330 || size > 310) return std::nullopt;
  BigInteger whole;
  for (const char digit : digits) whole.multiply_add(10, static_cast<std::uint32_t>(digit - '0'));
  const double number = BigInteger::quotient(whole * power_of_ten(exponent), power_of_ten(-exponent));
  return number > 0 && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// Rounded to so many digits, to an even one from the middle; `number` is above 0.
Decimal rounded(double number, int digits) {
  int exponent = 0;
  std::frexp(number, &exponent);
  const int shift = std::max(0, 53 - exponent);
  // From the exponent of the last digit, or a little less, until there are no more digits.
  for (auto last = static_cast<std::int64_t>(std::log10(number)) - digits;; ++last) {
    const BigInteger divisor = BigInteger::of(1, shift) * power_of_ten(last);
    const auto [whole, rest] = BigInteger::divide(BigInteger::of(number, shift) * power_of_ten(-last), divisor);
    std::uint64_t found = 0;
    for (std::size_t limb = whole.limbs().size(); limb-- > 0;) found = found << 32 | whole.limbs()[limb];
    const int above = (rest + rest - divisor).sign();
    found += above > 0 || (above == 0 && found % 2 == 1);
    std::string text = std::to_string(found);
    if (text.size() == static_cast<std::size_t>(digits)) return {std::move(text), last};
  }
}

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
    const std::string_view text = text_.substr(first, at_ - first);
    const std::optional<double> number = double_of(decimal_in(text));
    if (!number) at_ = first;
    found = (text.starts_with('-') ? -1 : 1) * number.value_or(0);
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
  std::string text = std::signbit(number) ? "-" : "";
  number = std::abs(number);
  if (number == 0) return text + "0";
  Decimal decimal;
  for (int digits = 15; digits <= 17; ++digits) {
    decimal = rounded(number, digits);
    if (double_of(decimal) == number) break;
  }
  auto& [digits, exponent] = decimal;
  const auto size = static_cast<std::int64_t>(digits.find_last_not_of('0') + 1);
  const std::int64_t point = static_cast<std::int64_t>(digits.size()) + exponent;  // digits before it
  digits.resize(static_cast<std::size_t>(size));
  if (point > 17 || point < -4) {
    if (size > 1) digits.insert(1, ".");
    digits += "e" + std::to_string(point - 1);
  } else if (point <= 0) {
    digits.insert(0, "0." + std::string(static_cast<std::size_t>(-point), '0'));
  } else if (point < size) {
    digits.insert(static_cast<std::size_t>(point), ".");
  } else {
    digits.append(static_cast<std::size_t>(point - size), '0');
  }
  return text + digits;
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
