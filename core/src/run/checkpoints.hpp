#pragma once

#include <algorithm>
#include <bit>
#include <memory>
#include <span>
#include <vector>

#include "data/allotment.hpp"

namespace perceptron {

struct Checkpoint {
  std::size_t updates;
  std::span<const double> parameters;  ///< after so many updates
};

/// The parameters after every `interval()` updates, the start included. Held in blocks, each twice as long as the one
/// before, so that they grow without moving what they hold; once they take `most_bytes`, or the budget has no room for
/// another block, every other one is dropped and the interval doubled.
class Checkpoints {
 public:
  /// Multiply-adds that replaying from a checkpoint may take, as long as that many checkpoints have room.
  static constexpr double most_replay = 8e6;
  static constexpr std::size_t most_bytes = std::size_t{64} << 20;

  explicit Checkpoints(MemoryBudget* memory = nullptr) : memory_(memory) {}

  /// The wider the parameters, the longer the interval, so that replaying and copying stay in proportion. Shorter where
  /// making an update again is costly (`replay_cost`, in multiply-adds). A power of two, so that chunks of the journal
  /// and checkpoints coincide. False where there is no memory for the first; never so when started again.
  [[nodiscard]] bool start(std::span<const double> parameters, double replay_cost) {
    width_ = parameters.size();
    interval_ = std::clamp<std::size_t>(width_, 128, 1024);
    if (replay_cost * static_cast<double>(interval_) > most_replay) {
      interval_ = std::max<std::size_t>(1, static_cast<std::size_t>(most_replay / replay_cost));
    }
    interval_ = std::bit_floor(interval_);
    // One less than a power of two: then the blocks are full.
    const std::size_t room = most_bytes / sizeof(double) / std::max<std::size_t>(1, width_);
    capacity_ = std::max<std::size_t>(1, std::bit_floor(room + 1) - 1);
    size_ = 0;
    return append(parameters);
  }

  std::size_t interval() const { return interval_; }

  /// Updates to go until the next checkpoint is due, after `updates` updates: 1…interval.
  std::size_t until_next(std::size_t updates) const { return interval_ - updates % interval_; }

  /// Keeps the parameters where one is due.
  void keep(std::size_t updates, std::span<const double> parameters) {
    if (updates != size_ * interval_) return;
    // Where a block is full their number is odd: with every other one dropped this one is not due any more.
    if (size_ == capacity_ || !append(parameters)) drop_every_other();
  }

  /// The last checkpoint at or before so many updates.
  Checkpoint before(std::size_t updates) const {
    const std::size_t index = updates / interval_;
    return {index * interval_, {numbers(index), width_}};
  }

 private:
  /// Block b holds the checkpoints 2^b − 1 … 2^(b+1) − 2.
  static std::size_t block_of(std::size_t index) { return std::bit_width(index + 1) - 1; }
  double* numbers(std::size_t index) const {
    const std::size_t block = block_of(index);
    return blocks_[block].get() + width_ * (index + 1 - (std::size_t{1} << block));
  }

  /// False where a block begins that there is no memory for.
  bool append(std::span<const double> parameters) {
    std::unique_ptr<double[]>& block = blocks_[block_of(size_)];
    if (!block) {
      const std::size_t room = width_ * (size_ + 1);
      if (!memory_.grow(room * sizeof(double))) return false;
      block.reset(new double[room]);
    }
    std::copy(parameters.begin(), parameters.end(), numbers(size_++));
    return true;
  }

  void drop_every_other() {
    size_ = (size_ + 1) / 2;
    interval_ *= 2;
    for (std::size_t index = 1; index < size_; ++index) std::copy_n(numbers(2 * index), width_, numbers(index));
  }

  Allotment memory_;
  std::size_t width_ = 1;
  std::size_t interval_ = 1;
  std::size_t size_ = 0;
  std::size_t capacity_ = 1;  ///< as many as fit into `most_bytes`, odd
  /// As many as the bits that count the narrowest checkpoints that fit into `most_bytes`.
  std::array<std::unique_ptr<double[]>, 23> blocks_;
};

/// A moment of training.
struct TrainingState {
  std::uint64_t visit = 0;  ///< any at which there have been so many updates
  std::uint64_t updates = 0;
  std::vector<double> parameters;  ///< after so many updates; empty where nothing is kept here
};

/// The states behind the frontier that were used last: looking back goes to and fro between the present, the update
/// before it and the moment of a picture. More than a few only while the budget has room.
class RecentStates {
 public:
  /// Where the run is, where it starts from, and two on the way: none of them replaces another.
  static constexpr std::size_t least = 4;
  static constexpr std::size_t most = 8;

  explicit RecentStates(MemoryBudget* memory = nullptr) : memory_(memory) {}

  /// The last state at or before so many updates; null where there is none.
  const TrainingState* before(std::uint64_t updates) const {
    const TrainingState* found = nullptr;
    for (const TrainingState& state : states_) {
      if (state.parameters.empty() || state.updates > updates) continue;
      if (!found || state.updates > found->updates) found = &state;
    }
    return found;
  }
  TrainingState* before(std::uint64_t updates) {
    return const_cast<TrainingState*>(std::as_const(*this).before(updates));
  }

  /// Moves a state in, over the one that has not been used for longest.
  TrainingState& keep(TrainingState& state) {
    const std::size_t bytes = state.parameters.size() * sizeof(double);
    if (room_ < most && !states_[room_ - 1].parameters.empty() && memory_.grow(bytes)) ++room_;
    const auto oldest = std::min_element(used_.begin(), used_.begin() + room_) - used_.begin();
    TrainingState& kept = states_[static_cast<std::size_t>(oldest)];
    std::swap(kept, state);
    state.parameters.clear();
    use(kept);
    return kept;
  }

  /// Marks one of these states as used now.
  void use(const TrainingState& state) { used_[static_cast<std::size_t>(&state - states_.data())] = ++uses_; }

 private:
  Allotment memory_;
  std::size_t room_ = least;  ///< how many states may be kept
  std::array<TrainingState, most> states_;
  std::array<std::uint64_t, most> used_{};
  std::uint64_t uses_ = 0;
};

}  // namespace perceptron
