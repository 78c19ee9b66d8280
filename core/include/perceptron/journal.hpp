#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "perceptron/memory_budget.hpp"

namespace perceptron {

/// The updates of a run, in the order they happened, as columns: which visit, which example, its score, a coefficient
/// that is all the learner needs to make the update again (c of w ← w + c·x, for most), and how many mistakes there
/// have been. Held in chunks, so that it grows without moving what it holds, as long as the budget has room for
/// another.
class Journal {
 public:
  static constexpr std::size_t chunk_size = 4096;

  struct Chunk {
    std::array<double, chunk_size> visit;  ///< whole numbers; doubles because that is how they are handed on
    std::array<double, chunk_size> score;
    std::array<double, chunk_size> coefficient;
    std::array<std::uint32_t, chunk_size> example;
    std::array<double, chunk_size> mistakes;  ///< up to this update and with it
  };

  explicit Journal(MemoryBudget* memory = nullptr) : memory_(memory) {}

  std::size_t size() const { return size_; }
  double visit(std::size_t k) const { return chunk(k).visit[k % chunk_size]; }
  double score(std::size_t k) const { return chunk(k).score[k % chunk_size]; }
  double coefficient(std::size_t k) const { return chunk(k).coefficient[k % chunk_size]; }
  std::uint32_t example(std::size_t k) const { return chunk(k).example[k % chunk_size]; }

  /// Mistakes of the first k updates.
  std::size_t mistakes(std::size_t k) const {
    return k > 0 ? static_cast<std::size_t>(chunk(k - 1).mistakes[(k - 1) % chunk_size]) : 0;
  }

  /// Mistakes of all updates, forgotten ones among them.
  double mistakes_made() const { return mistakes_; }

  /// Makes room, and says for how many updates: 0 where there is no memory.
  std::size_t reserve() {
    const std::size_t room = chunks_.size() * chunk_size - size_;
    if (room > 0 || !memory_.grow(sizeof(Chunk))) return room;
    chunks_.emplace_back(new Chunk);
    return chunk_size;
  }

  /// Forgets the updates, but not how many mistakes there have been.
  void forget() { size_ = 0; }

  /// Forgets everything.
  void clear() {
    size_ = 0;
    mistakes_ = 0;
  }

  /// Records an update that so many mistakes led to. The room must have been reserved: no allocation, no check.
  void append(double visit, std::uint32_t example, double score, double coefficient, std::uint32_t mistakes) {
    Chunk& chunk = *chunks_[size_ / chunk_size];
    const std::size_t slot = size_++ % chunk_size;
    chunk.visit[slot] = visit;
    chunk.score[slot] = score;
    chunk.coefficient[slot] = coefficient;
    chunk.example[slot] = example;
    chunk.mistakes[slot] = mistakes_ += mistakes;
  }

  /// How many updates happened before a visit, by bisection.
  std::size_t count_before(double visit) const;

  /// Calls `take(chunk, count, done)` for each part of the first `end` updates that lies in one chunk; `done` is
  /// how many came before it.
  template <class Take>
  void for_each_chunk(std::size_t end, Take take) const {
    for (std::size_t done = 0; done < end; done += chunk_size) {
      take(*chunks_[done / chunk_size], std::min(chunk_size, end - done), done);
    }
  }

 private:
  const Chunk& chunk(std::size_t k) const { return *chunks_[k / chunk_size]; }

  Allotment memory_;
  std::vector<std::unique_ptr<Chunk>> chunks_;
  std::size_t size_ = 0;
  double mistakes_ = 0;  ///< n a batch update: more than 32 bits hold
};

}  // namespace perceptron
