#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "perceptron/run.hpp"
#include "run/visiting.hpp"

/// From one update of a run to the next, or of a long run to every second, fourth, …, with a point for each. Points
/// have a column `updates`, and `every` says how many updates there are from one to the next; the first is the start.
namespace perceptron {

/// How many updates have been made at the point that comes next.
template <class Points>
std::uint64_t next_update(const Points& points) {
  return points.updates.size() * points.every;
}

/// The share of points that there are, 0…1.
template <class Points>
double walked(const Run& run, const Points& points) {
  const std::uint64_t next = next_update(points), last = run.frontier_updates();
  return next > last ? 1 : static_cast<double>(next) / static_cast<double>(last + 1);
}

/// The visit from which on the weights are those after so many updates, of which the run has made as many.
inline std::uint64_t visit_after(const Run& run, std::uint64_t updates) {
  if (updates == 0) return 0;
  return static_cast<std::uint64_t>(run.journal().visit(static_cast<std::size_t>(updates - 1))) + 1;
}

/// Works for about so many multiply-adds: `take` adds a point of the run where it stands. True at the frontier.
template <class Points, class Take>
bool walk_on(Run& run, const Points& points, double amount, Take take) {
  Work work;
  work.grant(amount);
  while (next_update(points) <= run.frontier_updates()) {
    const std::uint64_t visit = visit_after(run, next_update(points));
    if (work.over() || !comes_near(run, visit, work)) return false;
    const Visiting visiting(run, visit);
    take();
    work.spend(run.visit_cost() * static_cast<double>(points.every));
  }
  return true;
}

/// Drops every other point once there are more than `most`.
inline void thin_out(std::uint64_t& every, std::initializer_list<std::vector<double>*> columns, std::size_t most) {
  if ((*columns.begin())->size() <= most) return;
  for (auto* column : columns) {
    std::size_t kept = 0;
    for (std::size_t k = 0; k < column->size(); k += 2) (*column)[kept++] = (*column)[k];
    column->resize(kept);
  }
  every *= 2;
}

}  // namespace perceptron
