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

  /// What is open by that handle: empty where it is none, or has been closed.
  perceptron::Shared<Object> share(double handle) const {
    const Slot* const slot = slot_of(handle);
    return slot ? slot->object : perceptron::Shared<Object>();
  }

  /// The same without a share of it; null where there is none.
  Object* find(double handle) const {
    const Slot* const slot = slot_of(handle);
    return slot && slot->object ? &*slot->object : nullptr;
  }

  /// False where there is nothing to close.
  bool close(double handle) {
    if (!find(handle)) return false;
    Slot& slot = slots_[index_of(handle)];
    slot.object = perceptron::Shared<Object>();
    ++slot.closed;
    return true;
  }

  std::size_t size() const {
    std::size_t open = 0;
    for (const Slot& slot : slots_) open += slot.object ? 1 : 0;
    return open;
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

  const Slot* slot_of(double handle) const {
    if (!(handle >= 0 && handle < 9007199254740992.0)) return nullptr;
    const std::size_t index = index_of(handle);
    if (index >= slots_.size()) return nullptr;
    return handle_of(index) == handle ? &slots_[index] : nullptr;
  }

  std::vector<Slot> slots_;
};

}  // namespace bindings
