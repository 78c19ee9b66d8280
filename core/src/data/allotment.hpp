#pragma once

#include <utility>

#include "perceptron/memory_budget.hpp"
#include "perceptron/status.hpp"

namespace perceptron {

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
