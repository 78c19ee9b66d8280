#pragma once

#include <algorithm>
#include <memory>
#include <mutex>
#include <vector>

#include "data/allotment.hpp"

namespace perceptron {

#ifdef __STDCPP_THREADS__
/// Held by const members while they look at what a run keeps only to be quicker. Of one run there is one, taken again
/// within itself: a count of votes reads the journal.
using CacheMutex = std::recursive_mutex;
#else
struct CacheMutex {
  void lock() {}
  void unlock() {}
};
#endif

using CacheLock = std::lock_guard<CacheMutex>;

/// The updates of a run, in the order they happened, as columns: which visit, which example, its score, a coefficient
/// that is all the learner needs to make the update again (c of w ← w + c·x, for most), and how many mistakes there
/// have been. Held in chunks, so that it grows without moving what it holds. Where a source can make updates again, the
/// oldest chunks are dropped once there are `most_chunks`, or the budget has no room for another; whoever asks for an
/// update of theirs gets it from the source, with the same bits.
class Journal {
 public:
  static constexpr std::size_t chunk_size = 256;

  struct Chunk {
    std::array<double, chunk_size> visit;  ///< whole numbers; doubles because that is how they are handed on
    std::array<double, chunk_size> score;
    std::array<double, chunk_size> coefficient;
    std::array<std::uint32_t, chunk_size> example;
    std::array<double, chunk_size> mistakes;  ///< up to this update and with it
  };

  /// Of a journal with a source: 8 MiB, a quarter of a million updates.
  static constexpr std::size_t most_chunks = (std::size_t{8} << 20) / sizeof(Chunk);
  /// With fewer it drops none: where the budget has no room for these there is no room.
  static constexpr std::size_t least_chunks = 4;

  /// Makes the updates of a chunk again.
  class Source {
   public:
    /// Appends the updates from `first` on, a chunk of them, to an empty journal that has room.
    virtual void make_again(std::size_t first, Journal& into) const = 0;

   protected:
    ~Source() = default;
  };

  explicit Journal(MemoryBudget* memory = nullptr) : memory_(memory) {}

  /// From now on chunks may be dropped. Source and mutex, which is held while updates are made again, outlive the
  /// journal.
  void drop_to(const Source& source, CacheMutex& mutex) {
    source_ = &source;
    mutex_ = &mutex;
  }

  std::size_t size() const { return size_; }
  /// What is said of an update asserts that there is one of that number, from 0.
  double visit(std::size_t k) const { return number(&Chunk::visit, k); }
  double score(std::size_t k) const { return number(&Chunk::score, k); }
  double coefficient(std::size_t k) const { return number(&Chunk::coefficient, k); }
  std::uint32_t example(std::size_t k) const { return number(&Chunk::example, k); }

  /// Mistakes of the first k updates.
  std::size_t mistakes(std::size_t k) const {
    return k > 0 ? static_cast<std::size_t>(number(&Chunk::mistakes, k - 1)) : 0;
  }

  /// Mistakes of all updates, forgotten ones among them.
  double mistakes_made() const { return mistakes_; }

  /// Whether update k is held, and has not to be made again.
  bool holds(std::size_t k) const { return k / chunk_size >= dropped_; }

  /// The visit of the first update of a chunk, held or not.
  double first_visit(std::size_t chunk) const {
    assert(chunk < entries_.size());
    return entries_[chunk].visit;
  }

  /// Makes room in one chunk, and returns for how many updates: 0 where there is no memory.
  std::size_t reserve();

  /// Forgets the updates, but not how many mistakes there have been.
  void forget() { size_ = 0; }

  /// Forgets everything.
  void clear() {
    size_ = 0;
    mistakes_ = 0;
  }

  /// Where updates are recorded one after another, for a loop to keep in registers.
  struct End {
    Chunk* chunk;
    std::size_t slot;
    double mistakes;

    /// Records an update that so many mistakes led to. The room must have been reserved: no allocation, no check.
    void put(double visit, std::uint32_t example, double score, double coefficient, std::uint32_t led_to_it) {
      chunk->visit[slot] = visit;
      chunk->score[slot] = score;
      chunk->coefficient[slot] = coefficient;
      chunk->example[slot] = example;
      chunk->mistakes[slot] = mistakes += led_to_it;
    }
  };

  /// Asserts that there is room.
  End end() const { return {entries_[size_ / chunk_size].chunk.get(), size_ % chunk_size, mistakes_}; }

  /// Has the journal go on to the end that `end` has become.
  void extend_to(const End& end) {
    Entry& entry = entries_[size_ / chunk_size];
    if (size_ % chunk_size == 0) entry.visit = end.chunk->visit[0];
    size_ += end.slot - size_ % chunk_size;
    mistakes_ = end.mistakes;
  }

  /// Records one update.
  void append(double visit, std::uint32_t example, double score, double coefficient, std::uint32_t mistakes) {
    End end = this->end();
    end.put(visit, example, score, coefficient, mistakes);
    ++end.slot;
    extend_to(end);
  }

  /// In which chunk a visit is looked for: the last that begins before it, or the first.
  std::size_t chunk_before(double visit) const;

  /// How many updates happened before a visit, by bisection.
  std::size_t count_before(double visit) const;

  /// Calls `take(chunk, count, done)` for each part of the first `end` updates that lies in one chunk; `done` is
  /// how many came before it.
  template <class Take>
  void for_each_chunk(std::size_t end, Take take) const {
    for (std::size_t done = 0; done < end; done += chunk_size) {
      const auto take_part = [&](const Chunk& chunk) { take(chunk, std::min(chunk_size, end - done), done); };
      with_chunk(done, take_part);
    }
  }

 private:
  /// 24 bytes that no budget counts: with memory used up, what is open still goes on.
  struct Entry {
    std::unique_ptr<Chunk> chunk;  ///< null where it has been dropped
    double visit;                  ///< of its first update
    double mistakes;               ///< before its first update
  };

  /// A chunk that has been made again, as a journal.
  struct Again {
    std::size_t chunk;
    std::unique_ptr<Journal> journal;
  };

  /// Calls `look` with the chunk of update k, which may be gone afterwards.
  template <class Look>
  auto with_chunk(std::size_t k, Look look) const {
    assert(k < size_);
    if (const Chunk* const held = entries_[k / chunk_size].chunk.get()) [[likely]]
      return look(*held);
    const CacheLock lock(*mutex_);
    return look(again(k / chunk_size));
  }

  template <class Number>
  Number number(std::array<Number, chunk_size> Chunk::*column, std::size_t k) const {
    return with_chunk(k, [&](const Chunk& chunk) { return (chunk.*column)[k % chunk_size]; });
  }

  std::unique_ptr<Chunk> room_for_one();
  const Chunk& again(std::size_t chunk) const;

  Allotment memory_;
  const Source* source_ = nullptr;
  CacheMutex* mutex_ = nullptr;
  std::vector<Entry> entries_;
  std::size_t dropped_ = 0;  ///< so many chunks
  std::size_t size_ = 0;
  double mistakes_ = 0;  ///< n a batch update: more than 32 bits hold

  mutable std::array<Again, 4> again_{};  ///< a cache: those that were made again last
  mutable std::size_t oldest_ = 0;        ///< of them
};

}  // namespace perceptron
