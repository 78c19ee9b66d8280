#include "perceptron/order.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "checks.hpp"
#include "perceptron/random.hpp"

namespace perceptron {

namespace {

/// Below this, the product of two bounds is so far below 2^32 that a draw is seldom rejected.
constexpr std::uint32_t batch_limit = 1u << 14;

std::uint32_t upper(std::uint64_t z) { return static_cast<std::uint32_t>(z >> 32); }
std::uint32_t lower(std::uint64_t z) { return static_cast<std::uint32_t>(z); }

/// One step of Fisher–Yates inside out: number i takes a place among the first i + 1, what was there moves to the end.
void insert(std::uint32_t* item, std::uint32_t i, std::uint32_t place) {
  item[i] = item[place];
  item[place] = i;
}

/// The four steps from i on when the draw may have to be rejected. The generator goes in and out by value: a pointer to
/// it would keep it in memory in the loop that calls this.
[[gnu::noinline]] Random insert_four_exactly(std::uint32_t* item, std::uint32_t i, std::uint64_t draw, Random random) {
  for (const std::uint32_t half : {upper(draw), lower(draw)}) {
    const std::uint32_t bound = (i + 1) * (i + 2);
    const std::uint32_t threshold = -bound % bound;
    std::uint64_t first = std::uint64_t{half} * (i + 1);
    std::uint64_t second = std::uint64_t{lower(first)} * (i + 2);
    while (lower(second) < threshold) {
      first = (random.next() >> 32) * (i + 1);
      second = std::uint64_t{lower(first)} * (i + 2);
    }
    insert(item, i, upper(first));
    insert(item, i + 1, upper(second));
    i += 2;
  }
  return random;
}

/// Fills with a permutation of 0…n−1, each as likely as every other.
void permute(std::span<std::uint32_t> items, Random random) {
  std::uint32_t* const item = items.data();
  const auto n = static_cast<std::uint32_t>(items.size());
  const std::uint32_t batched = std::min(n, batch_limit);
  std::uint32_t i = 0;
  // In the plane random numbers cost as much as visits, so one draw makes four places without bias: what the first
  // product leaves of 32 bits is good for a second (Brackett-Rozinsky and Lemire 2024).
  for (; i + 4 <= batched; i += 4) {
    const std::uint64_t draw = random.next();
    const std::uint64_t a = (draw >> 32) * (i + 1);
    const std::uint64_t b = std::uint64_t{lower(a)} * (i + 2);
    const std::uint64_t c = std::uint64_t{lower(draw)} * (i + 3);
    const std::uint64_t d = std::uint64_t{lower(c)} * (i + 4);
    const bool suspect_b = lower(b) < (i + 1) * (i + 2);
    const bool suspect_d = lower(d) < (i + 3) * (i + 4);
    if (int{suspect_b} | int{suspect_d}) [[unlikely]] {
      random = insert_four_exactly(item, i, draw, random);
      continue;
    }
    insert(item, i, upper(a));
    insert(item, i + 1, upper(b));
    insert(item, i + 2, upper(c));
    insert(item, i + 3, upper(d));
  }
  for (; i < n; ++i) insert(item, i, random.below(i + 1));
}

}  // namespace

static Error check_permutation(std::span<const std::int32_t> indices, std::size_t n) {
  if (indices.size() != n) {
    return fail(Status::not_a_permutation, "order.indices",
                message({"The custom order has ", indices.size(), " indices for ", n, " examples."}));
  }
  std::vector<bool> seen(n, false);
  for (std::size_t i = 0; i < n; ++i) {
    const auto index = static_cast<std::size_t>(indices[i]);
    if (indices[i] < 0 || index >= n || seen[index]) {
      return fail(Status::not_a_permutation, "order.indices", "The custom order must name every example exactly once.");
    }
    seen[index] = true;
  }
  return {};
}

Error Order::create(OrderKind kind, std::uint64_t seed, std::span<const std::int32_t> indices,
                    std::span<const double> labels) {
  if (kind > OrderKind::custom) return fail(Status::unknown, "order.kind", "There is no such order.");
  kind_ = kind;
  seed_ = seed;
  base_.resize(labels.size());
  std::iota(base_.begin(), base_.end(), 0u);
  if (kind == OrderKind::positives_first) {
    double above = std::numeric_limits<double>::infinity();
    for (std::size_t place = 0; place < labels.size();) {
      double highest = -std::numeric_limits<double>::infinity();
      for (const double label : labels) {
        if (label < above) highest = std::max(highest, label);
      }
      for (std::uint32_t example = 0; example < labels.size(); ++example) {
        if (labels[example] == highest) base_[place++] = example;
      }
      above = highest;
    }
  } else if (kind == OrderKind::shuffle_once) {
    permute(base_, Random(seed));
  } else if (kind == OrderKind::custom) {
    if (Error error = check_permutation(indices, labels.size())) return error;
    std::copy(indices.begin(), indices.end(), base_.begin());
  }
  return {};
}

std::span<const std::uint32_t> EpochSequence::of(const Order& order, std::uint64_t epoch) {
  if (order.kind_ != OrderKind::shuffle_each_epoch) return order.base_;
  if (shuffled_.empty() || epoch != epoch_) {
    shuffled_.resize(order.size());
    permute(shuffled_, Random(order.seed_, epoch));
    epoch_ = epoch;
  }
  return shuffled_;
}

}  // namespace perceptron
