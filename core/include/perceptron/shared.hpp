#pragma once

#include <cstddef>
#include <memory>
#include <utility>

namespace perceptron {

/// A share of an object, which lives as long as there is one. For one thread. In place of `std::shared_ptr`, which
/// brings what tells the types of exceptions apart with it: kilobytes that every first visit would download.
template <class Object>
class Shared {
 public:
  Shared() = default;
  Shared(std::unique_ptr<Object> object) : object_(object.release()), shares_(object_ ? new std::size_t(1) : nullptr) {}
  Shared(const Shared& other) : object_(other.object_), shares_(other.shares_) {
    if (shares_) ++*shares_;
  }
  Shared(Shared&& other) noexcept { swap(other); }
  Shared& operator=(Shared other) noexcept {
    swap(other);
    return *this;
  }
  ~Shared() {
    if (!shares_ || --*shares_ > 0) return;
    delete object_;
    delete shares_;
  }

  Object& operator*() const { return *object_; }
  Object* operator->() const { return object_; }
  explicit operator bool() const { return object_ != nullptr; }

  /// How many shares there are, with this one; 0 of nothing.
  std::size_t count() const { return shares_ ? *shares_ : 0; }

 private:
  void swap(Shared& other) noexcept {
    std::swap(object_, other.object_);
    std::swap(shares_, other.shares_);
  }

  Object* object_ = nullptr;
  std::size_t* shares_ = nullptr;
};

}  // namespace perceptron
