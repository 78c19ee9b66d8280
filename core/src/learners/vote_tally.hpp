#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "perceptron/learner.hpp"
#include "perceptron/memory_budget.hpp"

namespace perceptron {

/// The votes for each training example, kept from one question to the next: only voters that have come or gone since
/// are asked. Votes are whole numbers below 2^53, so adding and taking away leave no trace. A cache of one run, whose
/// journal only grows; it holds less than the examples do.
class VoteTally {
 public:
  /// Makes room at the first call. False where there is no memory for it.
  [[nodiscard]] bool create(const Dataset& data, MemoryBudget* memory);

  /// The votes of all voters of a moment for the training examples first…last−1. After `create`.
  std::span<const double> votes(const Moment& moment, double bias, std::size_t first, std::size_t last);

  /// How many voters that is to ask for each example, at most.
  double voters_to_ask(const Moment& moment) const;

 private:
  /// Examples are brought to a moment some at a time: so a question about a few of them is a short one.
  static constexpr std::size_t block_size = 16;

  struct Block {
    std::size_t voters = 0;       ///< how many are in the votes
    std::vector<double> weights;  ///< the next voter
  };

  void bring(Block& block, const Moment& moment, double bias, const double* rows, std::span<double> votes);

  Allotment memory_;
  std::vector<Block> blocks_;
  std::vector<double> before_;  ///< (n) by the voters that are not present any more
  std::vector<double> votes_;   ///< what was asked for last
  std::vector<double> walker_;
};

}  // namespace perceptron
