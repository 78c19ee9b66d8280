#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "numeric/work.hpp"
#include "perceptron/job.hpp"
#include "perceptron/shared.hpp"
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

/// A job on a run, of which it owns a share. The run may move in between: the job goes to the visits that it looks at,
/// and leaves the run where it stood. What follows a run (a curve, the search for a cycle) is done when it has come to
/// the run's frontier; once training has gone on, it goes on too when it is advanced.
class RunJob : public Job {
 protected:
  ~RunJob() = default;
  explicit RunJob(Shared<Run> run) : share_(std::move(run)), run_(&inside(*share_)) {}

  Shared<Run> share_;
  RunInside* run_;

 private:
  bool go_on(Work& work) final;
  /// The visit that it looks at next, up to the frontier. None: it is done, so far.
  virtual std::optional<std::uint64_t> next() = 0;
  /// Called with the run at that visit, and with some work left: does a part, and spends what that costs.
  virtual void look(Work& work) = 0;
};

/// A job on a run at one visit, part by part.
class VisitJob : public RunJob {
 protected:
  ~VisitJob() = default;
  /// Of a visit up to the frontier; of one beyond, at the frontier.
  VisitJob(Shared<Run> run, std::uint64_t visit, std::size_t parts)
      : RunJob(std::move(run)), visit_(visit < run_->frontier() ? visit : run_->frontier()), parts_(parts) {}

  std::size_t parts() const { return parts_; }

  /// What has come of it. Asserts that it is done.
  template <class Found>
  const Found& once_done(const Found& found) const {
    assert(error_ || done_ == parts_);
    return found;
  }

  std::size_t done_ = 0;  ///< parts, for `look` to count

 private:
  std::optional<std::uint64_t> next() final { return done_ < parts_ ? std::optional(visit_) : std::nullopt; }
  double share() const final { return static_cast<double>(done_) / static_cast<double>(parts_); }

  std::uint64_t visit_;
  std::size_t parts_;
};

}  // namespace perceptron
