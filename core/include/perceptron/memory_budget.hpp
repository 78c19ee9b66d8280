#pragma once

#include <cstddef>
#include <utility>

#include "perceptron/status.hpp"

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

/// What one owner has taken of a budget, which has to outlive it; given back in the end. Without a budget nothing is
/// refused.
class Allotment {
 public:
  explicit Allotment(MemoryBudget* budget = nullptr) : budget_(budget) {}
  Allotment(Allotment&& other) noexcept
      : budget_(std::exchange(other.budget_, nullptr)), taken_(std::exchange(other.taken_, 0)) {}
  Allotment& operator=(Allotment&& other) noexcept {
    std::swap(budget_, other.budget_);
    std::swap(taken_, other.taken_);
    return *this;
  }
  ~Allotment() { shrink(taken_); }

  /// As `MemoryBudget::take` and `MemoryBudget::charge`.
  [[nodiscard]] bool grow(std::size_t bytes);
  [[nodiscard]] bool charge(std::size_t bytes);
  void shrink(std::size_t bytes);

 private:
  MemoryBudget* budget_;
  std::size_t taken_ = 0;
};

/// The error of a budget that is used up.
Error out_of_memory();

}  // namespace perceptron
