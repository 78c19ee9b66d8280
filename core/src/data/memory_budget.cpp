#include "data/allotment.hpp"

#include <cstdlib>

namespace perceptron {

/// Whether the allocator has so many bytes in one piece now. What is left of a heap may lie in pieces.
static bool in_one_piece(std::size_t bytes) {
  // Volatile: a compiler may leave out an allocation that is not used, and take it for one that would not fail.
  void* volatile piece = std::malloc(bytes);
  const bool found = piece != nullptr;
  std::free(piece);
  return found;
}

bool MemoryBudget::take(std::size_t bytes) { return bytes <= left_ && in_one_piece(bytes) && charge(bytes); }

bool MemoryBudget::charge(std::size_t bytes) {
  if (bytes > left_) return false;
  left_ -= bytes;
  return true;
}

bool Allotment::grow(std::size_t bytes) { return (!budget_ || in_one_piece(bytes)) && charge(bytes); }

bool Allotment::charge(std::size_t bytes) {
  if (budget_ && !budget_->charge(bytes)) return false;
  taken_ += bytes;
  return true;
}

void Allotment::shrink(std::size_t bytes) {
  taken_ -= bytes;
  if (budget_) budget_->give_back(bytes);
}

Error out_of_memory() { return fail(Status::out_of_memory, Field::X, Reason::no_memory); }

}  // namespace perceptron
