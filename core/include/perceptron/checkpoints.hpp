#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace perceptron {

/// The parameters after every `interval()` updates, the start included.
class Checkpoints {
 public:
  /// The wider the parameters, the longer the interval: replaying an interval and copying a checkpoint stay in
  /// proportion, and up to 4096 parameters checkpoints take no more memory than the journal.
  void start(std::span<const double> parameters) {
    width_ = parameters.size();
    interval_ = std::clamp<std::size_t>(width_, 128, 1024);
    values_.assign(parameters.begin(), parameters.end());
  }

  std::size_t interval() const { return interval_; }

  /// Updates to go until the next checkpoint is due, after `updates` updates: 1…interval.
  std::size_t until_next(std::size_t updates) const { return interval_ - updates % interval_; }

  /// Keeps the parameters where one is due.
  void keep(std::size_t updates, std::span<const double> parameters) {
    if (updates != values_.size() / width_ * interval_) return;
    values_.insert(values_.end(), parameters.begin(), parameters.end());
  }

  /// The last checkpoint at or before `updates`; its own number of updates goes to `at`.
  std::span<const double> before(std::size_t updates, std::size_t& at) const {
    const std::size_t index = updates / interval_;
    at = index * interval_;
    return std::span(values_).subspan(index * width_, width_);
  }

 private:
  std::size_t width_ = 1;
  std::size_t interval_ = 1;
  std::vector<double> values_;
};

}  // namespace perceptron
