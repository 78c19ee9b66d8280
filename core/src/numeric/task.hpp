#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

// An older libc++, as with Clang 14 and 15, has coroutines in a namespace of its own.
#if __has_include(<coroutine>)
#include <coroutine>
namespace perceptron::coroutines {
using std::coroutine_handle, std::suspend_always;
}
#else
#pragma clang diagnostic ignored "-Wdeprecated-experimental-coroutine"
#include <experimental/coroutine>
namespace perceptron::coroutines {
using std::experimental::coroutine_handle, std::experimental::suspend_always;
}
#endif

namespace perceptron {

struct TaskFrame;

/// How much may still be done in this slice, in multiply-adds, and how much has been done in all.
class Work {
 public:
  /// What a task awaits after it has worked: it pauses where the slice is used up. Who is no task has no use for it.
  class Pause {
   public:
    explicit Pause(Work& work) : work_(work) {}
    bool await_ready() const noexcept { return !work_.over(); }
    template <class Caller>
    void await_suspend(Caller caller) const noexcept {
      work_.paused_ = &caller.promise();
    }
    void await_resume() const noexcept {}

   private:
    Work& work_;
  };

  /// Enough to finish anything.
  static Work unlimited() {
    Work work;
    work.grant(std::numeric_limits<double>::infinity());
    return work;
  }

  void grant(double amount) { left_ = amount; }
  Pause spend(double amount) {
    done_ += amount;
    return overhead(amount);
  }
  /// What takes time of the slice, but does not count as done: limits are not about it.
  Pause overhead(double amount) {
    left_ -= amount;
    return Pause(*this);
  }
  bool over() const { return !(left_ > 0); }
  double left() const { return left_; }
  /// How many rows of this cost there is work for: at least one, at most so many.
  std::size_t rows(double cost, std::size_t most) const {
    return static_cast<std::size_t>(std::min(static_cast<double>(most), std::max(1.0, left_ / cost)));
  }
  double done() const { return done_; }

 private:
  friend TaskFrame;

  double left_ = 0;
  double done_ = 0;
  TaskFrame* paused_ = nullptr;  ///< the task that has awaited a pause last
};

/// What a pass over so many numbers costs: a few multiply-adds more.
inline double pass_cost(std::size_t numbers) { return static_cast<double>(numbers + 8); }

/// A coroutine, whatever its result.
struct TaskFrame {
  coroutines::coroutine_handle<> handle;
  TaskFrame* caller = nullptr;  ///< the task that awaits this one, once this one has paused
  TaskFrame* paused = nullptr;  ///< of a task that nobody awaits: which of those it awaits has paused

  /// Works until the slice is used up. True once the task has ended. A loop resumes tasks and their callers: without
  /// tail calls the stack would grow.
  bool advance(Work& work) {
    if (handle.done()) return true;
    for (TaskFrame* task = paused ? paused : this;; task = task->caller) {
      work.paused_ = nullptr;
      task->handle.resume();
      paused = work.paused_;
      if (paused) return false;
      if (task == this) return true;
    }
  }
};

/// An algorithm that can pause: a coroutine that awaits `work.spend(cost)` where a slice may end, and other tasks.
/// Only `advance`, or the task that awaits it, starts it. Destroying a paused task frees all it has and awaits. What it
/// takes by reference has to outlive it. A loop that takes time is a function of its own, and not inlined: within a
/// coroutine numbers are kept in memory.
template <class T = void>
class [[nodiscard]] Task {
  struct Returned : TaskFrame {
    T value{};
    void return_value(T result) { value = std::move(result); }
    T take() { return std::move(value); }
  };

 public:
  struct promise_type : Returned {
    Task get_return_object() noexcept {
      this->handle = Handle::from_promise(*this);
      return Task(Handle::from_promise(*this));
    }
    coroutines::suspend_always initial_suspend() const noexcept { return {}; }
    coroutines::suspend_always final_suspend() const noexcept { return {}; }
    void unhandled_exception() const noexcept {}  // the core throws nothing
  };

  Task() = default;
  Task(Task&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Task& operator=(Task other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Task() {
    if (handle_) handle_.destroy();
  }

  /// Of a task that nobody awaits: works until the slice of the work that it was given is used up. True once it has
  /// ended.
  bool advance(Work& work) { return handle_.promise().advance(work); }
  /// The same within a slice of other work, which takes as long.
  bool advance(Work& own, Work& slice) {
    const double before = own.done();
    own.grant(slice.left());
    const bool ended = advance(own);
    slice.spend(own.done() - before);
    slice.grant(own.left());
    return ended;
  }
  /// What it has returned, once.
  T take() { return handle_.promise().take(); }

  bool await_ready() {
    handle_.resume();
    return handle_.done();
  }
  template <class Caller>
  void await_suspend(Caller caller) const noexcept {
    handle_.promise().caller = &caller.promise();
  }
  T await_resume() { return take(); }

 private:
  using Handle = coroutines::coroutine_handle<promise_type>;
  explicit Task(Handle handle) : handle_(handle) {}

  Handle handle_ = nullptr;
};

template <>
struct Task<void>::Returned : TaskFrame {
  void return_void() const noexcept {}
  void take() const noexcept {}
};

inline Task<> in_slices(std::size_t begin, std::size_t end, double cost, Work& work, const void* taker,
                        void (*take)(const void* taker, std::size_t first, std::size_t last)) {
  while (begin < end) {
    const std::size_t first = begin;
    begin += work.rows(cost, end - first);
    take(taker, first, begin);
    co_await work.spend(cost * static_cast<double>(begin - first));
  }
}

/// Calls `take(first, last)` with the rows begin…end−1 in turn; a row costs `cost`. To be awaited where it is called.
template <class Take>
Task<> in_slices(std::size_t begin, std::size_t end, double cost, Work& work, const Take& take) {
  return in_slices(begin, end, cost, work, &take, [](const void* taker, std::size_t first, std::size_t last) {
    (*static_cast<const Take*>(taker))(first, last);
  });
}

}  // namespace perceptron
