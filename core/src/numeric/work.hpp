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

/// What a pass over so many numbers costs: some multiply-adds beside those.
inline double pass_cost(std::size_t numbers) { return static_cast<double>(numbers + 8); }

/// The rows begin…end−1, as many at a time as there is work for, for a task that goes through them:
///
///     for (RowSlices rows(begin, end, cost, work); rows.next();) {
///       … rows.first to before rows.last …
///       co_await rows.spend();
///     }
class RowSlices {
 public:
  /// A row costs `cost`.
  RowSlices(std::size_t begin, std::size_t end, double cost, Work& work)
      : last(begin), end_(end), cost_(cost), work_(work) {}

  /// False once all have been gone through.
  bool next() {
    first = last;
    if (first < end_) last += work_.rows(cost_, end_ - first);
    return first < last;
  }
  Work::Pause spend() { return work_.spend(cost_ * static_cast<double>(last - first)); }

  std::size_t first = 0;
  std::size_t last;

 private:
  std::size_t end_;
  double cost_;
  Work& work_;
};

/// Passes over rows in slices.
class Passes {
 public:
  /// Calls `take(first, last)` with the rows first…last−1 in turn, each row once, however often it is called itself; a
  /// row costs `cost`. True once all have been taken: then it can be called for another pass.
  template <typename Take>
  bool run(std::size_t rows, double cost, Work& work, Take take) {
    while (row_ < rows) {
      if (work.over()) return false;
      const std::size_t first = row_;
      row_ += work.rows(cost, rows - first);
      work.spend(cost * static_cast<double>(row_ - first));
      take(first, row_);
    }
    row_ = 0;
    return true;
  }

 private:
  std::size_t row_ = 0;
};

}  // namespace perceptron
