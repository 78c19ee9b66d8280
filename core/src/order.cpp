#include "perceptron/order.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "checks.hpp"
#include "perceptron/random.hpp"

namespace perceptron {

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
    std::size_t place = 0;
    for (const double label : {1.0, -1.0}) {
      for (std::uint32_t example = 0; example < labels.size(); ++example) {
        if (labels[example] == label) base_[place++] = example;
      }
    }
  } else if (kind == OrderKind::shuffle_once) {
    Random random(seed);
    shuffle(base_, random);
  } else if (kind == OrderKind::custom) {
    if (Error error = check_permutation(indices, labels.size())) return error;
    std::copy(indices.begin(), indices.end(), base_.begin());
  }
  return {};
}

void shuffle(std::span<std::uint32_t> items, Random& random) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[random.below(static_cast<std::uint32_t>(i))]);
  }
}

std::span<const std::uint32_t> EpochSequence::of(const Order& order, std::uint64_t epoch) {
  if (order.kind_ != OrderKind::shuffle_each_epoch) return order.base_;
  if (shuffled_.empty() || epoch != epoch_) {
    shuffled_ = order.base_;
    Random random(order.seed_, epoch);
    shuffle(shuffled_, random);
    epoch_ = epoch;
  }
  return shuffled_;
}

}  // namespace perceptron
