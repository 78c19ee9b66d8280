#include "data/order.hpp"

#include <numeric>

#include "data/checks.hpp"

namespace perceptron {

static Error check_permutation(std::span<const std::uint32_t> indices, std::size_t n) {
  if (indices.size() != n) {
    return fail(Status::not_a_permutation, Field::order_indices, Reason::order_length, indices.size(), n);
  }
  std::vector<bool> seen(n, false);
  for (const std::uint32_t index : indices) {
    if (index >= n || seen[index]) return fail(Status::not_a_permutation, Field::order_indices, Reason::order_once);
    seen[index] = true;
  }
  return {};
}

/// The examples by their labels, the highest first; those of one label in the given order.
static Error sort_by_label(std::span<const double> labels, std::span<std::uint32_t> examples) {
  constexpr double lowest = -1, highest = static_cast<double>(limits::classes) - 1;
  // How many labels are higher than each; then the place of the next example of that label.
  std::array<std::uint32_t, limits::classes + 1> places{};
  const auto higher = [](double label) { return static_cast<std::size_t>(highest - label); };
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (!is_whole(labels[i], lowest, highest)) return fail(Status::bad_label, Field::y, Reason::label_any, i + 1);
    if (labels[i] > lowest) ++places[higher(labels[i]) + 1];
  }
  std::partial_sum(places.begin(), places.end(), places.begin());
  for (std::uint32_t i = 0; i < labels.size(); ++i) examples[places[higher(labels[i])]++] = i;
  return {};
}

Result<Order> Order::create(OrderKind kind, std::uint64_t seed, std::span<const std::uint32_t> indices,
                            std::span<const double> labels) {
  if (!is_member(kind)) return fail(Status::unknown, Field::order_kind, Reason::name);
  Order order;
  order.kind_ = kind;
  order.seed_ = seed;
  std::vector<std::uint32_t>& base = order.base_;
  base.resize(labels.size());
  std::iota(base.begin(), base.end(), 0u);
  if (kind == OrderKind::positives_first) {
    if (Error error = sort_by_label(labels, base)) return error;
  } else if (kind == OrderKind::shuffle_once) {
    permute(base, Random(seed));
  } else if (kind == OrderKind::custom) {
    if (Error error = check_permutation(indices, labels.size())) return error;
    std::copy(indices.begin(), indices.end(), base.begin());
  }
  return order;
}

std::span<const std::uint32_t> EpochSequence::of(const Order& order, std::uint64_t epoch) {
  if (order.kind_ != OrderKind::shuffle_each_epoch) return order.base_;
  if (shuffled_.size() != order.size() || epoch != epoch_ || order.seed_ != seed_) {
    shuffled_.resize(order.size());
    permute(shuffled_, Random(order.seed_, epoch));
    epoch_ = epoch;
    seed_ = order.seed_;
  }
  return shuffled_;
}

}  // namespace perceptron
