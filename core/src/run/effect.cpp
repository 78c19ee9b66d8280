#include <algorithm>
#include <limits>
#include <utility>

#include "perceptron/run.hpp"

namespace perceptron {

std::optional<VisitEffect> Run::effect() {
  if (visit() == 0 || !keep_journal_) return std::nullopt;
  const LastVisit made = last_visit();
  const std::uint32_t example = made.left.front();
  const Visit again = visit_with(parameters(), made.number, example);
  return VisitEffect{lead_with(made.before, example), lead_with(parameters(), example), again.mistake};
}

/// How clearly weights say what an example is: its score, or by how much its own class leads.
double Run::lead_with(std::span<const double> parameters, std::uint32_t example) const {
  std::vector<double> scores;
  learner_->scores(parameters, {data_.row(example), data_.d}, scores);
  if (scores.empty()) return learner_->activation(parameters, data_, example).score;
  const double own =
      std::exchange(scores[static_cast<std::size_t>(data_.y[example])], -std::numeric_limits<double>::infinity());
  return own - *std::max_element(scores.begin(), scores.end());
}

}  // namespace perceptron
