#include "learners/vote_tally.hpp"

#include <algorithm>

#include "learners/voters.hpp"

namespace perceptron {

bool VoteTally::create(const Dataset& data, MemoryBudget* memory) {
  if (!blocks_.empty()) return true;
  const std::size_t n = data.size();
  const std::size_t blocks = (n + block_size - 1) / block_size;
  memory_ = Allotment(memory);
  if (!memory_.grow(2 * n * sizeof(double) + blocks * (sizeof(Block) + (data.d + 1) * sizeof(double)))) return false;
  before_.assign(n, 0);
  blocks_.resize(blocks);
  return true;
}

std::span<const double> VoteTally::votes(const Moment& moment, double bias, std::size_t first, std::size_t last) {
  const Dataset& data = moment.data;
  const std::size_t n = data.size();
  for (std::size_t at = first / block_size; at * block_size < last; ++at) {
    const std::size_t start = at * block_size;
    bring(blocks_[at], moment, bias, data.row(start),
          std::span(before_).subspan(start, std::min(block_size, n - start)));
  }
  votes_.assign(before_.begin() + first, before_.begin() + last);
  const auto present = moment.parameters.first(data.d + 1);
  add_votes(present, Voters(moment, bias).present_count(), data.row(first), data.d, votes_);
  return votes_;
}

/// Adds the voters that have come since, or takes away those that are yet to come; starts anew where that is less.
void VoteTally::bring(Block& block, const Moment& moment, double bias, const double* rows, std::span<double> votes) {
  const std::size_t d = moment.data.d;
  const std::size_t wanted = moment.updates;
  const Voters voters(moment, bias);
  const auto present = moment.parameters.first(d + 1);
  if (block.voters > wanted && block.voters - wanted <= wanted) {
    walker_.assign(present.begin(), present.end());
    voters.walk(walker_, wanted, block.voters,
                [&](std::span<const double> w, double count) { add_votes(w, -count, rows, d, votes); });
  } else {
    if (block.weights.empty() || block.voters > wanted) {
      std::fill(votes.begin(), votes.end(), 0.0);
      const auto first = moment.history.parameters;
      block.weights.assign(first.begin(), first.end());
      block.voters = 0;
    }
    voters.walk(block.weights, block.voters, wanted,
                [&](std::span<const double> w, double count) { add_votes(w, count, rows, d, votes); });
  }
  block.weights.assign(present.begin(), present.end());
  block.voters = wanted;
}

double VoteTally::voters_to_ask(const Moment& moment) const {
  double most = blocks_.empty() ? static_cast<double>(moment.updates) : 0;
  for (const Block& block : blocks_) {
    const auto [low, high] = std::minmax(block.voters, moment.updates);
    most = std::max(most, static_cast<double>(std::min(high - low, moment.updates)));
  }
  return most + 1;
}

}  // namespace perceptron
