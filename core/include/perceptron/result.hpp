#pragma once

#include <cassert>
#include <concepts>
#include <optional>
#include <utility>

#include "perceptron/status.hpp"

namespace perceptron {

/// What was asked for, read by `*` and `->`, or what is wrong instead: always one of the two. Where nothing is asked
/// for but whether it may be, an `Error` alone is returned; what takes long has an `error()` of its own: see `Job`.
template <class Value>
class [[nodiscard]] Result {
 public:
  /// Asserts that something is wrong.
  Result(Error error) : error_(std::move(error)) { assert(error_); }
  template <class Given>
  requires std::convertible_to<Given, Value> Result(Given&& value) : value_(std::forward<Given>(value)) {}

  /// Whether there is a value.
  explicit operator bool() const { return value_.has_value(); }

  /// The value. Asserts that it is there.
  Value& operator*() & {
    assert(value_);
    return *value_;
  }
  const Value& operator*() const& {
    assert(value_);
    return *value_;
  }
  Value&& operator*() && {
    assert(value_);
    return std::move(*value_);
  }
  Value* operator->() { return &**this; }
  const Value* operator->() const { return &**this; }

  /// What is wrong; of status `ok` where there is a value.
  const Error& error() const { return error_; }

 private:
  std::optional<Value> value_;
  Error error_;
};

}  // namespace perceptron
