#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "data/allotment.hpp"
#include "learners/learner.hpp"

namespace perceptron {

/// The votes for each training example, kept from one question to the next: only voters that have come or gone since
/// are asked. Votes are whole numbers below 2^53, so adding and taking away leave no trace. A cache of one run, whose
/// journal only grows; it holds less than the examples do.
class VoteTally {
 public:
  /// Makes room at the first call. False where there is no memory for it.
  [[nodiscard]] bool create(const Dataset& data, MemoryBudget* memory);

  bool empty() const { return blocks_.empty(); }

  /// Asks the voters that have come or gone since these examples were asked about last, in slices. True once all have
  /// been, at this moment. After `create`.
  bool approach(const Moment& moment, double bias, std::size_t first, std::size_t last, Work& work);

  /// The votes of all voters of a moment for the training examples first…last−1: a matter of the present voter alone
  /// after `approach`. After `create`.
  std::span<const double> votes(const Moment& moment, double bias, std::size_t first, std::size_t last);

 private:
  /// Examples are brought to a moment some at a time: so a question about a few of them is a short one.
  static constexpr std::size_t block_size = 16;

  struct Block {
    std::size_t voters = 0;       ///< how many are in the votes, but for those that have been taken away
    std::size_t leaving = 0;      ///< the first of those that leave; 0 while none do
    std::size_t left = 0;         ///< one past the last of them that has been taken away
    std::vector<double> weights;  ///< the next voter that is asked
  };

  bool bring(std::size_t block, const Moment& moment, double bias, Work& work);
  static void choose(Block& block, const Moment& moment, std::span<double> votes);

  Allotment memory_;
  std::vector<Block> blocks_;
  std::vector<double> before_;  ///< (n) by the voters that are not present any more
  std::vector<double> votes_;   ///< what was asked for last
};

}  // namespace perceptron
