#include "data/journal.hpp"

namespace perceptron {

std::size_t Journal::reserve() {
  if (size_ < entries_.size() * chunk_size) return chunk_size - size_ % chunk_size;
  auto chunk = room_for_one();
  if (!chunk) return 0;
  entries_.push_back({std::move(chunk), 0, mistakes_});
  return chunk_size;
}

/// New, or the oldest that is held; null where there is none.
std::unique_ptr<Journal::Chunk> Journal::room_for_one() {
  const std::size_t held = entries_.size() - dropped_;
  if (!(source_ && held >= most_chunks) && memory_.grow(sizeof(Chunk))) return std::unique_ptr<Chunk>(new Chunk);
  if (!source_ || held < least_chunks) return nullptr;
  return std::move(entries_[dropped_++].chunk);
}

const Journal::Chunk& Journal::again(std::size_t chunk) const {
  for (const Again& made : again_) {
    if (made.journal && made.chunk == chunk) return *made.journal->entries_.front().chunk;
  }
  Again& made = again_[oldest_];
  oldest_ = (oldest_ + 1) % again_.size();
  if (!made.journal) {
    made.journal.reset(new Journal);
    // Zeros: a rule of one's own that is not the same again may make fewer updates.
    made.journal->entries_.push_back({std::unique_ptr<Chunk>(new Chunk()), 0, 0});
  }
  made.chunk = chunk;
  made.journal->forget();
  made.journal->mistakes_ = entries_[chunk].mistakes;
  source_->make_again(chunk * chunk_size, *made.journal);
  return *made.journal->entries_.front().chunk;
}

std::size_t Journal::chunk_before(double visit) const {
  const auto first = entries_.begin(), end = first + (size_ + chunk_size - 1) / chunk_size;
  const auto after = std::partition_point(first, end, [&](const Entry& entry) { return entry.visit < visit; });
  return after == first ? 0 : after - first - 1;
}

std::size_t Journal::count_before(double visit) const {
  const std::size_t first = chunk_before(visit) * chunk_size;
  if (first >= size_) return size_;
  return with_chunk(first, [&](const Chunk& chunk) -> std::size_t {
    const auto begin = chunk.visit.begin(), end = begin + std::min(chunk_size, size_ - first);
    return first + (std::lower_bound(begin, end, visit) - begin);
  });
}

}  // namespace perceptron
