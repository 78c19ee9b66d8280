#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>

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

}  // namespace perceptron
