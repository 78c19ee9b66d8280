#include <algorithm>
#include <cmath>
#include <limits>

#include "numeric/lanes.hpp"
#include "run/run_inside.hpp"

namespace perceptron {

std::optional<VisitRecord> RunInside::record(bool with_objective) {
  const std::uint64_t visits = visit();
  if (visits == 0 || !keep_journal_) return std::nullopt;
  const std::uint64_t updates = present_->updates;
  const std::uint64_t number = visits - 1;
  const std::size_t n = data_.size();
  const bool updated = updates > 0 && update_visit(static_cast<std::size_t>(updates) - 1) == number;
  // Between two updates nothing changes: one moment of the past is all that is needed.
  std::span<const double> earlier;
  if (updates > 0) earlier = replay(updates - 1, std::numeric_limits<double>::infinity())->parameters;
  const std::span<const double> before = updated ? earlier : parameters();
  const auto left = past_sequence_.of(order_, number / n).subspan(number % n);
  const std::span<const double> x(data_.row(left.front()), data_.d);
  const std::size_t trained = learner_->sizes(data_).weights;
  const auto copied = [](std::span<const double> numbers, std::size_t size) {
    return std::vector<double>(numbers.data(), numbers.data() + std::min(size, numbers.size()));
  };

  VisitRecord record;
  record.visit = visit_with(before, number, left.front());
  record.x = copied(x, x.size());
  learner_->scores(before, x, record.scores);
  record.before = copied(before, trained);
  record.after = copied(parameters(), trained);
  record.earlier = copied(earlier, trained);
  record.objective =
      with_objective ? objective_of(before, 0, data_.size(), 0) : std::numeric_limits<double>::quiet_NaN();
  record.visit.updated = updated;
  record.change_length = record.coefficient = 0;
  if (updated) {
    record.coefficient = journal_.coefficient(static_cast<std::size_t>(updates) - 1);
    record.change.resize(trained);
    learner_->change(before, data_, left, record.change);
    // As the batch perceptron compares it with its tolerance, bit by bit.
    record.change_length = std::sqrt(dot(record.change.data(), record.change.data(), trained));
  }
  return record;
}

}  // namespace perceptron
