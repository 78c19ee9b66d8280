#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <vector>

namespace perceptron {

/// The parameters after every `interval()` updates, the start included. Held in blocks, each twice as long as the one
/// before, so that they grow without moving what they hold.
class Checkpoints {
 public:
  /// The wider the parameters, the longer the interval: replaying an interval and copying a checkpoint stay in
  /// proportion, and up to 4096 parameters checkpoints take no more memory than the journal.
  void start(std::span<const double> parameters) {
    width_ = parameters.size();
    interval_ = std::clamp<std::size_t>(width_, 128, 1024);
    size_ = 0;
    append(parameters);
  }

  std::size_t interval() const { return interval_; }

  /// Updates to go until the next checkpoint is due, after `updates` updates: 1…interval.
  std::size_t until_next(std::size_t updates) const { return interval_ - updates % interval_; }

  /// Keeps the parameters where one is due.
  void keep(std::size_t updates, std::span<const double> parameters) {
    if (updates == size_ * interval_) append(parameters);
  }

  /// The last checkpoint at or before `updates`; its own number of updates goes to `at`.
  std::span<const double> before(std::size_t updates, std::size_t& at) const {
    const std::size_t index = updates / interval_;
    at = index * interval_;
    const std::size_t block = block_of(index);
    return {blocks_[block].data() + width_ * (index - first_of(block)), width_};
  }

 private:
  /// Block b holds the checkpoints 2^b − 1 … 2^(b+1) − 2.
  static std::size_t block_of(std::size_t index) { return std::bit_width(index + 1) - 1; }
  static std::size_t first_of(std::size_t block) { return (std::size_t{1} << block) - 1; }

  void append(std::span<const double> parameters) {
    const std::size_t block = block_of(size_);
    std::vector<double>& values = blocks_[block];
    if (size_ == first_of(block)) {
      values.clear();
      values.reserve(width_ * (size_ + 1));
    }
    values.insert(values.end(), parameters.begin(), parameters.end());
    ++size_;
  }

  std::size_t width_ = 1;
  std::size_t interval_ = 1;
  std::size_t size_ = 0;
  /// As many as the bits that count the most updates a journal has room for, over the shortest interval.
  std::array<std::vector<double>, 18> blocks_;
};

}  // namespace perceptron
