#pragma once

#include "numeric/random.hpp"
#include "perceptron/dataset.hpp"

namespace perceptron {

/// Fills with a permutation of 0…n−1, each as likely as every other.
void permute(std::span<std::uint32_t> items, Random random);

class Order {
 public:
  /// `seed`: 0…2^53−1. `indices`: for `custom` a permutation of 0…n−1, else ignored. `labels`: −1 and +1, or class
  /// numbers from 0. Fails with `not_a_permutation`, and with `bad_label` where an order by labels has others. O(n).
  static Result<Order> create(OrderKind kind, std::uint64_t seed, std::span<const std::uint32_t> indices,
                              std::span<const double> labels);

  std::size_t size() const { return base_.size(); }

 private:
  friend class EpochSequence;
  OrderKind kind_ = OrderKind::given;
  std::uint64_t seed_ = 0;
  std::vector<std::uint32_t> base_;
};

/// The visiting sequence of one epoch at a time. Any epoch is reached in O(n), without the ones before it.
class EpochSequence {
 public:
  /// The examples of an epoch, in the order they are visited. Valid until the next call, and while `order` lives. Any
  /// order may be asked of at any time; what is kept is the last permutation.
  std::span<const std::uint32_t> of(const Order& order, std::uint64_t epoch);

 private:
  std::vector<std::uint32_t> shuffled_;
  std::uint64_t epoch_ = 0;  ///< whose permutation it is, with the seed
  std::uint64_t seed_ = 0;
};

}  // namespace perceptron
