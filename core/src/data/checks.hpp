#pragma once

#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <string>

namespace perceptron {

/// A piece of a message: text or a count. One function joins them, because every + on strings costs bytes to download.
class Piece {
 public:
  Piece(const char* text) : text_(text) {}
  Piece(std::size_t count) : count_(count) {}

  void append_to(std::string& message) const {
    if (text_) {
      message.append(text_);
    } else {
      message.append(std::to_string(count_));
    }
  }

 private:
  const char* text_ = nullptr;
  std::size_t count_ = 0;
};

/// The pieces as one message.
std::string message(std::initializer_list<Piece> pieces);

/// Whether a number from outside is whole and within low…high; false for NaN.
inline bool is_whole(double value, double low, double high) {
  return value >= low && value <= high && std::floor(value) == value;
}

}  // namespace perceptron
