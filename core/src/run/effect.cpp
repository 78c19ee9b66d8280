#include <algorithm>
#include <limits>
#include <utility>

#include "run/run_inside.hpp"

namespace perceptron {

/// How clearly an example is told to be what it is: its score, or of several by how much its own class leads.
static double lead_of(const Visit& visit, std::vector<double> scores) {
  if (scores.empty()) return visit.score;
  const double own =
      std::exchange(scores[static_cast<std::size_t>(visit.label)], -std::numeric_limits<double>::infinity());
  return own - *std::max_element(scores.begin(), scores.end());
}

std::optional<VisitEffect> RunInside::effect() {
  const std::optional<VisitRecord> made = record();
  if (!made) return std::nullopt;
  const Visit again = visit_with(parameters(), made->visit.visit, made->visit.example);
  std::vector<double> scores;
  learner_->scores(parameters(), made->x, scores);
  return VisitEffect{lead_of(made->visit, made->scores), lead_of(again, std::move(scores)), again.mistake};
}

}  // namespace perceptron
