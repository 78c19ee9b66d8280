#include "run/curve_epochs.hpp"

#include <algorithm>

namespace perceptron {

/// Most points of a run that goes on; then every second is left out of what is still to come.
static constexpr std::uint64_t most_points = 64;

std::vector<double> CurveEpochs::wanted() const {
  const std::uint64_t last = run_->frontier() / run_->data().size();
  std::uint64_t step = 1;
  while (last > most_points * step) step *= 2;
  std::vector<double> epochs;
  for (std::uint64_t epoch = 0; epoch <= last; epoch += step) epochs.push_back(static_cast<double>(epoch));
  if (run_->frontier_stop_reason() != StopReason::none && last % step != 0) {
    epochs.push_back(static_cast<double>(last));
  }
  return epochs;
}

std::optional<std::uint64_t> CurveEpochs::missing() const {
  for (const double epoch : wanted()) {
    if (!std::binary_search(known_.begin(), known_.end(), epoch)) return static_cast<std::uint64_t>(epoch);
  }
  return {};
}

std::size_t CurveEpochs::add(std::uint64_t epoch) {
  const auto at = std::lower_bound(known_.begin(), known_.end(), static_cast<double>(epoch));
  const auto place = static_cast<std::size_t>(at - known_.begin());
  insert(known_, place, static_cast<double>(epoch));
  return place;
}

double CurveEpochs::progress() const {
  const std::vector<double> epochs = wanted();
  const auto there = std::count_if(epochs.begin(), epochs.end(), [&](double epoch) {
    return std::binary_search(known_.begin(), known_.end(), epoch);
  });
  return static_cast<double>(there) / static_cast<double>(epochs.size());
}

}  // namespace perceptron
