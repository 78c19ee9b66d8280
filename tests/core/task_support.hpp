#pragma once

#include <algorithm>
#include <limits>

#include "numeric/task.hpp"

namespace perceptron::test {

/// Works a task off in slices, with the work that it was given.
template <class T>
T worked_off(Task<T> task, Work& work, double slice = std::numeric_limits<double>::infinity()) {
  do work.grant(slice);
  while (!task.advance(work));
  return task.take();
}

/// By how many multiply-adds slices of so many are exceeded at most, whether they count or not: that is about the most
/// between two pauses.
template <class T>
double excess(Task<T> task, Work& work, double slice = 1) {
  double most = 0;
  for (bool ended = false; !ended;) {
    work.grant(slice);
    ended = task.advance(work);
    most = std::max(most, -work.left());
  }
  return most;
}

}  // namespace perceptron::test
