#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace perceptron::cli {

/// The shortest decimal that reads back as the same double; −0 keeps its sign.
std::string text_of(double number);

/// A JSON value, written part by part. Infinity is 1e999, which readers take for it, and NaN is null.
class Json {
 public:
  Json& open(char bracket);
  Json& close(char bracket);
  Json& key(std::string_view name);
  Json& number(double value);
  Json& numbers(std::span<const double> values);
  Json& string(std::string_view text);
  Json& boolean(bool value) { return raw(value ? "true" : "false"); }
  Json& null() { return raw("null"); }

  Json& field(std::string_view name, double value) { return key(name).number(value); }
  Json& field(std::string_view name, std::span<const double> values) { return key(name).numbers(values); }

  const std::string& text() const { return text_; }
  /// What has been written so far, once: so that what is long need not be kept.
  std::string taken() { return std::exchange(text_, {}); }

 private:
  Json& raw(std::string_view text);

  std::string text_;
  bool first_ = true;  ///< whether nothing stands in this object or list, or only the key of this value
};

}  // namespace perceptron::cli
