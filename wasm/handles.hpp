#pragma once

#include <cstdint>
#include <vector>

#include "perceptron/shared.hpp"

namespace bindings {

/// Objects by handles, numbers that a double holds exactly: a place, and which of those it is that the place has had.
/// So the handle of what has been closed is no handle of what has come to its place.
template <class Object>
class Handles {
 public:
  /// Most that may be open at a time.
  static constexpr std::uint64_t places = 1 << 24;

  double open(perceptron::Shared<Object> object) {
    std::size_t index = 0;
    while (index < slots_.size() && slots_[index].object) ++index;
    if (index == slots_.size()) slots_.emplace_back();
    slots_[index].object = std::move(object);
    return handle_of(index);
  }

  /// What is open by that handle; null where it is none, or has been closed.
  const perceptron::Shared<Object>* find(double handle) const {
    if (!(handle >= 0 && handle < 9007199254740992.0)) return nullptr;
    const std::size_t index = index_of(handle);
    const bool is_open = index < slots_.size() && slots_[index].object && handle_of(index) == handle;
    return is_open ? &slots_[index].object : nullptr;
  }

  /// False where there is nothing to close.
  bool close(double handle) {
    if (!find(handle)) return false;
    Slot& slot = slots_[index_of(handle)];
    slot.object = {};
    ++slot.closed;
    return true;
  }

 private:
  struct Slot {
    perceptron::Shared<Object> object;
    std::uint64_t closed = 0;  ///< how many have been closed in this place
  };

  double handle_of(std::size_t index) const { return static_cast<double>(slots_[index].closed * places + index); }

  static std::size_t index_of(double handle) {
    return static_cast<std::size_t>(static_cast<std::uint64_t>(handle) % places);
  }

  std::vector<Slot> slots_;
};

}  // namespace bindings
