#pragma once

#include <cstddef>
#include <utility>

#include "perceptron/status.hpp"

namespace perceptron {

/// Bytes that several share. An allocation that fails ends the program, as the core throws nothing: whoever is to keep
/// much, or more and more, asks first.
class MemoryBudget {
 public:
  explicit MemoryBudget(std::size_t bytes) : left_(bytes) {}
  MemoryBudget(const MemoryBudget&) = delete;
  MemoryBudget& operator=(const MemoryBudget&) = delete;

  /// Takes bytes for one array that is to be. False, with nothing taken, where so many are not left, or where the
  /// allocator has not so many in one piece.
  [[nodiscard]] bool take(std::size_t bytes);
  /// The same for an array that is there already.
  [[nodiscard]] bool take_over(std::size_t bytes);
  void give_back(std::size_t bytes) { left_ += bytes; }
  std::size_t left() const { return left_; }

 private:
  std::size_t left_;
};

/// What one owner has taken of a budget, which has to outlive it; given back in the end. Without a budget there is
/// always more.
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

  /// As `MemoryBudget::take` and `take_over`.
  [[nodiscard]] bool grow(std::size_t bytes);
  [[nodiscard]] bool take_over(std::size_t bytes);
  void shrink(std::size_t bytes);

 private:
  MemoryBudget* budget_;
  std::size_t taken_ = 0;
};

/// What is said where a budget is used up.
Error out_of_memory();

}  // namespace perceptron
