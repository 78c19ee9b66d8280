#pragma once

#include <cstddef>

namespace perceptron {

/// Bytes that runs and jobs share. An allocation that fails ends the program; with a budget they ask before they keep
/// much, or more and more, and are refused instead.
class MemoryBudget {
 public:
  explicit MemoryBudget(std::size_t bytes) : left_(bytes) {}
  MemoryBudget(const MemoryBudget&) = delete;
  MemoryBudget& operator=(const MemoryBudget&) = delete;

  /// Takes bytes for an array that is not there yet. False, with nothing taken, if fewer are left, or if the allocator
  /// has not so many in one piece.
  [[nodiscard]] bool take(std::size_t bytes);
  /// Takes bytes for an array that is there already. False, with nothing taken, if fewer are left.
  [[nodiscard]] bool charge(std::size_t bytes);
  void give_back(std::size_t bytes) { left_ += bytes; }
  std::size_t left() const { return left_; }

 private:
  std::size_t left_;
};

}  // namespace perceptron
