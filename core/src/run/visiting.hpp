#pragma once

#include <cstdint>

#include "numeric/work.hpp"
#include "run/run_inside.hpp"

namespace perceptron {

/// What is long of the way to a visit, in slices. True once going there takes an update or two.
inline bool comes_near(RunInside& run, std::uint64_t visit, Work& work) {
  if (visit == run.visit()) return true;
  const double left = work.left();
  if (left > 0 && run.approach(visit, left)) return true;
  work.spend(left);
  return false;
}

/// Has a run stand at a visit as long as this lives; then it stands where it stood.
class Visiting {
 public:
  Visiting(RunInside& run, std::uint64_t visit) : run_(run), present_(run.visit()) { go(visit); }
  ~Visiting() { go(present_); }
  Visiting(const Visiting&) = delete;
  Visiting& operator=(const Visiting&) = delete;

 private:
  void go(std::uint64_t visit) {
    if (visit != run_.visit()) run_.seek(visit);
  }

  RunInside& run_;
  std::uint64_t present_;
};

}  // namespace perceptron
