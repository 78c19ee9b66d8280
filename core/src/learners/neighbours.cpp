#include "learners/neighbours.hpp"

#include <algorithm>

namespace perceptron {

void Neighbours::create(std::span<const double> X, std::size_t d) {
  Work work = Work::unlimited();
  start(X, d);
  advance(work);
}

void Neighbours::start(std::span<const double> X, std::size_t d) {
  X_ = X;
  d_ = d;
  if (has_tree(d)) {
    tree_.start(X, d);
  } else {
    tiles_.start(X, d);
  }
}

bool Neighbours::advance(Work& work) { return has_tree(d_) ? tree_.advance(work) : tiles_.advance(work); }

void Neighbours::answer(NearestRows& nearest) const {
  if (has_tree(d_)) {
    tree_.search(nearest);
  } else {
    tiles_.search(nearest);
  }
  nearest.finish();
}

void Neighbours::nearest(const double* x, std::span<Neighbour> out) const {
  NearestRows nearest(x, X_, d_, out);
  answer(nearest);
}

void Neighbours::nearest_again(const double* x, std::span<Neighbour> out) const {
  NearestRows nearest(x, X_, d_, out);
  // There are as many rows as are wanted that are no farther than the farthest of these.
  Square farthest = Square::small(0);
  for (const Neighbour& one : out) farthest = std::max(farthest, nearest.distance(one.row));
  nearest.keep_within(farthest);
  answer(nearest);
}

}  // namespace perceptron
