#pragma once

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

#include "data/allotment.hpp"

namespace perceptron {

/// The parameters after every `interval()` updates, the start included. Held in blocks, each twice as long as the one
/// before, so that they grow without moving what they hold; once they take `most_bytes`, or the budget has no room for
/// another block, every other one is dropped and the interval doubled.
class Checkpoints {
 public:
  /// Multiply-adds that replaying from a checkpoint may take, as long as that many checkpoints have room.
  static constexpr double most_replay = 8e6;
  static constexpr std::size_t most_bytes = std::size_t{64} << 20;

  explicit Checkpoints(MemoryBudget* memory = nullptr) : memory_(memory) {}

  /// The wider the parameters, the longer the interval: replaying an interval and copying a checkpoint stay in
  /// proportion. It is shorter where updates are costly: `replay_cost` is about how many multiply-adds it is to make
  /// one again. A power of two, so that there is one at every chunk of the journal, or a chunk at every one. False
  /// where there is no memory for the first; never so when started again.
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

  /// The last checkpoint at or before `updates`; its own number of updates goes to `at`.
  std::span<const double> before(std::size_t updates, std::size_t& at) const {
    const std::size_t index = updates / interval_;
    at = index * interval_;
    return {blocks_[block_of(index)].data() + place_of(index), width_};
  }

 private:
  /// Block b holds the checkpoints 2^b − 1 … 2^(b+1) − 2.
  static std::size_t block_of(std::size_t index) { return std::bit_width(index + 1) - 1; }
  static std::size_t first_of(std::size_t block) { return (std::size_t{1} << block) - 1; }
  /// Of its first number in its block.
  std::size_t place_of(std::size_t index) const { return width_ * (index - first_of(block_of(index))); }

  /// False where a block begins that there is no memory for.
  bool append(std::span<const double> parameters) {
    const std::size_t block = block_of(size_);
    std::vector<double>& values = blocks_[block];
    if (size_ == first_of(block)) {
      const std::size_t numbers = width_ * (size_ + 1);
      if (values.capacity() < numbers && !memory_.grow(numbers * sizeof(double))) return false;
      values.clear();
      values.reserve(numbers);
    }
    values.insert(values.end(), parameters.begin(), parameters.end());
    ++size_;
    return true;
  }

  void drop_every_other() {
    size_ = (size_ + 1) / 2;
    interval_ *= 2;
    for (std::size_t index = 1; index < size_; ++index) {
      const double* const kept = blocks_[block_of(2 * index)].data() + place_of(2 * index);
      std::copy_n(kept, width_, blocks_[block_of(index)].data() + place_of(index));
    }
    const std::size_t last = size_ - 1;
    blocks_[block_of(last)].resize(place_of(last) + width_);
  }

  Allotment memory_;
  std::size_t width_ = 1;
  std::size_t interval_ = 1;
  std::size_t size_ = 0;
  std::size_t capacity_ = 1;  ///< as many as fit into `most_bytes`, odd
  /// As many as the bits that count the narrowest checkpoints that fit into `most_bytes`.
  std::array<std::vector<double>, 23> blocks_;
};

/// A moment of training.
struct Place {
  std::uint64_t visit = 0;  ///< any at which there have been so many updates
  std::uint64_t updates = 0;
  std::vector<double> parameters;  ///< after so many updates; none where this is no place
};

/// The places of a run's past that were used last: whoever looks back goes to and fro between the present, the update
/// before it and the moment of a picture. More than a few only while the budget has room for them.
class Past {
 public:
  /// Where the run stands, where it starts from, and two on the way: none of them replaces another.
  static constexpr std::size_t least_places = 4;
  static constexpr std::size_t most_places = 8;

  explicit Past(MemoryBudget* memory = nullptr) : memory_(memory) {}

  /// The last place at or before so many updates; null where there is none.
  const Place* before(std::uint64_t updates) const {
    const Place* found = nullptr;
    for (const Place& place : places_) {
      if (place.parameters.empty() || place.updates > updates) continue;
      if (!found || place.updates > found->updates) found = &place;
    }
    return found;
  }
  Place* before(std::uint64_t updates) { return const_cast<Place*>(std::as_const(*this).before(updates)); }

  /// Moves a place in, over the one that has not been used for longest.
  Place& keep(Place& place) {
    if (room_ < most_places && !places_[room_ - 1].parameters.empty() &&
        memory_.grow(place.parameters.size() * sizeof(double))) {
      ++room_;
    }
    const auto oldest = std::min_element(used_.begin(), used_.begin() + room_) - used_.begin();
    Place& kept = places_[static_cast<std::size_t>(oldest)];
    std::swap(kept, place);
    place.parameters.clear();
    use(kept);
    return kept;
  }

  /// One of these places is of use now.
  void use(const Place& place) { used_[static_cast<std::size_t>(&place - places_.data())] = ++uses_; }

 private:
  Allotment memory_;
  std::size_t room_ = least_places;  ///< how many places may be used
  std::array<Place, most_places> places_;
  std::array<std::uint64_t, most_places> used_{};
  std::uint64_t uses_ = 0;
};

}  // namespace perceptron
