#include "learners/vote_tally.hpp"

#include <algorithm>

#include "learners/voters.hpp"
#include "numeric/work.hpp"

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

bool VoteTally::approach(const Moment& moment, double bias, std::size_t first, std::size_t last, Work& work) {
  for (std::size_t block = first / block_size; block * block_size < last; ++block) {
    if (!bring(block, moment, bias, work)) return false;
  }
  return true;
}

std::span<const double> VoteTally::votes(const Moment& moment, double bias, std::size_t first, std::size_t last) {
  Work work = Work::unlimited();
  approach(moment, bias, first, last, work);
  const Dataset& data = moment.data;
  votes_.assign(before_.begin() + first, before_.begin() + last);
  const auto present = moment.parameters.first(data.d + 1);
  add_votes(present, Voters(moment, bias).present_count(), data.row(first), data.d, votes_);
  return votes_;
}

/// As many voters as there is work for; true once all have been asked.
bool VoteTally::bring(std::size_t at, const Moment& moment, double bias, Work& work) {
  Block& block = blocks_[at];
  const Dataset& data = moment.data;
  const std::size_t first = at * block_size;
  const auto votes = std::span(before_).subspan(first, std::min(block_size, data.size() - first));
  choose(block, moment, votes);
  std::size_t& asked = block.leaving > 0 ? block.left : block.voters;
  const std::size_t end = block.leaving > 0 ? block.voters : moment.updates;
  if (asked < end && work.over()) return false;
  const double cost = 2 * static_cast<double>((data.d + 1) * (votes.size() + 1));
  const std::size_t voters = work.rows(cost, end - asked);
  const double sign = block.leaving > 0 ? -1 : 1;
  Voters(moment, bias).walk(block.weights, asked, asked + voters, [&](std::span<const double> w, double count) {
    add_votes(w, sign * count, data.row(first), data.d, votes);
  });
  work.spend(static_cast<double>(voters) * cost);
  asked += voters;
  if (asked < end) return false;
  if (block.leaving > 0) {
    const auto present = moment.parameters.first(data.d + 1);
    block = {moment.updates, 0, 0, std::vector<double>(present.begin(), present.end())};
  }
  return true;
}

/// Whether the voters that have come since are added, those that are yet to come are taken away, or all are asked anew:
/// what is least, and goes on with what has been begun.
void VoteTally::choose(Block& block, const Moment& moment, std::span<double> votes) {
  const std::size_t wanted = moment.updates;
  if (block.leaving > 0 && block.leaving == wanted) return;
  const bool fewer = block.voters > wanted;
  if (block.weights.empty() || block.leaving > 0 || (fewer && block.voters - wanted > wanted)) {
    std::fill(votes.begin(), votes.end(), 0.0);
    const auto start = moment.history.parameters;
    block = {0, 0, 0, std::vector<double>(start.begin(), start.end())};
  } else if (fewer) {
    const auto present = moment.parameters.first(moment.data.d + 1);
    block = {block.voters, wanted, wanted, std::vector<double>(present.begin(), present.end())};
  }
}

}  // namespace perceptron
