#pragma once

#include <atomic>
#include <cassert>
#include <cstddef>
#include <memory>
#include <utility>

namespace perceptron {

/// A share of an object, which lives as long as there is one. Shares may be in different threads, as those of a
/// `std::shared_ptr` may: the object itself is not guarded. A `std::shared_ptr` would bring what tells the types
/// of exceptions apart: kilobytes for a program that has none.
template <class Object>
class Shared {
 public:
  Shared() = default;
  Shared(std::unique_ptr<Object> object) : object_(object.release()), shares_(object_ ? new Count(1) : nullptr) {}
  Shared(const Shared& other) : object_(other.object_), shares_(other.shares_) {
    if (shares_) shares_->fetch_add(1, std::memory_order_relaxed);
  }
  Shared(Shared&& other) noexcept { swap(other); }
  Shared& operator=(Shared other) noexcept {
    swap(other);
    return *this;
  }
  ~Shared() {
    if (!shares_ || shares_->fetch_sub(1, std::memory_order_acq_rel) > 1) return;
    delete object_;
    delete shares_;
  }

  /// The object, which has to be there.
  Object& operator*() const {
    assert(object_);
    return *object_;
  }
  Object* operator->() const { return &**this; }
  explicit operator bool() const { return object_ != nullptr; }

  /// How many shares there are, with this one; 0 of nothing. Where it is 1 nobody else has looked at the object since.
  std::size_t count() const { return shares_ ? shares_->load(std::memory_order_acquire) : 0; }

 private:
  using Count = std::atomic<std::size_t>;

  void swap(Shared& other) noexcept {
    std::swap(object_, other.object_);
    std::swap(shares_, other.shares_);
  }

  Object* object_ = nullptr;
  Count* shares_ = nullptr;
};

}  // namespace perceptron
