#include "drawing/update_walk.hpp"

#include "numeric/work.hpp"

namespace perceptron {

std::uint64_t visit_after(const RunInside& run, std::uint64_t updates) {
  if (updates == 0) return 0;
  return static_cast<std::uint64_t>(run.journal().visit(static_cast<std::size_t>(updates - 1))) + 1;
}

std::optional<std::uint64_t> UpdateWalk::next() {
  if (next_update() > run_->frontier_updates()) return {};
  return visit_after(*run_, next_update());
}

/// Drops every other point once there are more than `most`.
void UpdateWalk::look(Work& work) {
  std::vector<double> numbers{static_cast<double>(run_->updates()), static_cast<double>(run_->visit())};
  for (const double number : point()) numbers.push_back(number);
  work.spend(run_->visit_cost() * static_cast<double>(*every_));
  const bool full = columns_[0]->size() == most;
  for (std::size_t k = 0; k < columns_.size(); ++k) {
    std::vector<double>& column = *columns_[k];
    column.push_back(numbers[k]);
    if (!full) continue;
    for (std::size_t point = 0; 2 * point < column.size(); ++point) column[point] = column[2 * point];
    column.resize((column.size() + 1) / 2);
  }
  if (full) *every_ *= 2;
}

double UpdateWalk::share() const {
  const std::uint64_t next = next_update(), last = run_->frontier_updates();
  return next > last ? 1 : static_cast<double>(next) / static_cast<double>(last + 1);
}

}  // namespace perceptron
