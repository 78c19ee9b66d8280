#include <algorithm>
#include <cmath>
#include <limits>

#include "numeric/lanes.hpp"
#include "run/run_inside.hpp"

namespace perceptron {

std::optional<VisitRecord> Run::record(bool with_objective) {
  RunInside& run = inside(*this);
  if (visit() == 0 || !run.keep_journal_) return std::nullopt;
  const auto updates = static_cast<std::size_t>(this->updates());
  const std::uint64_t number = visit() - 1;
  const std::size_t n = data().size();
  const bool updated = updates > 0 && run.update_visit(updates - 1) == number;
  // Between two updates nothing changes: one moment of the past is all that is needed.
  std::span<const double> earlier;
  if (updates > 0) earlier = run.replay(updates - 1, std::numeric_limits<double>::infinity())->parameters;
  const std::span<const double> before = updated ? earlier : parameters();
  const auto left = run.past_sequence_.of(run.order_, number / n).subspan(number % n);
  const std::span<const double> x(data().row(left.front()), data().d);
  const std::size_t trained = weights().size();
  const auto copied = [](std::span<const double> numbers, std::size_t size) {
    return std::vector<double>(numbers.data(), numbers.data() + std::min(size, numbers.size()));
  };

  VisitRecord record;
  record.visit = run.visit_with(before, number, left.front());
  record.x = copied(x, x.size());
  run.learner_->scores(before, x, record.scores);
  record.before = copied(before, trained);
  record.after = copied(parameters(), trained);
  record.earlier = copied(earlier, trained);
  record.objective = with_objective ? run.objective_of(before, 0, n, 0) : std::numeric_limits<double>::quiet_NaN();
  record.visit.updated = updated;
  record.change_length = record.coefficient = 0;
  if (updated) {
    record.coefficient = run.journal_.coefficient(updates - 1);
    record.change.resize(trained);
    run.learner_->change(before, data(), left, record.change);
    // As the batch perceptron compares it with its tolerance, bit by bit.
    record.change_length = std::sqrt(dot(record.change.data(), record.change.data(), trained));
  }
  return record;
}

}  // namespace perceptron
