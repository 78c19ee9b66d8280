#pragma once

#include "numeric/task.hpp"
#include "perceptron/job.hpp"
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

/// Keeps a run at a visit as long as this lives, then returns it to where it was.
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

/// A job on a run, and one of its owners: see measures.hpp.
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

/// A job that is one task: `task(*this, given…)` fills in `found` and says how far it is, 0…1.
template <class Found>
class TaskJob : public Job {
 public:
  template <class... Given>
  explicit TaskJob(Task<> (*task)(TaskJob&, Given...), std::type_identity_t<Given>... given)
      : task_(task(*this, std::move(given)...)) {}

  /// So far.
  const Found& result() const { return found; }
  bool done() const { return done_; }
  /// Whether something is wrong; then the task has failed, and has to end.
  bool fails(const Error& error) { return static_cast<bool>(error_ = error); }

  Work work;  ///< of the task
  Found found{};
  double progressed = 0;

 protected:
  ~TaskJob() = default;

 private:
  bool go_on(Work& slice) override { return done_ = done_ || (!slice.over() && task_.advance(work, slice)); }
  double share() const override { return done_ ? 1 : progressed; }

  bool done_ = false;
  Task<> task_;
};

/// A job on a run at one visit: a task that works only while the run is there. References into the run last until it
/// pauses.
template <class Found>
class VisitJob final : public RunJob {
 public:
  /// `visit`: one beyond the frontier means the frontier. `task(*this, given…)` fills in `found`, and counts in `seen`
  /// how many of its `parts` it has seen.
  template <class... Given>
  VisitJob(Shared<Run> run, std::uint64_t visit, std::size_t parts, Task<> (*task)(VisitJob&, Given...),
           std::type_identity_t<Given>... given)
      : RunJob(std::move(run)),
        visit_(visit < run_->frontier() ? visit : run_->frontier()),
        parts_(parts),
        task_(task(*this, std::move(given)...)) {}

  /// Asserts that it is done.
  const Found& result() const {
    assert(error_ || done_);
    return found;
  }

  RunInside& run() { return *run_; }
  /// The first error counts.
  void fail(const Error& error) {
    if (!error_) error_ = error;
  }

  Work work;  ///< of the task
  Found found{};
  std::size_t seen = 0;

 private:
  std::optional<std::uint64_t> next() override { return done_ ? std::nullopt : std::optional(visit_); }
  void look(Work& slice) override { done_ = task_.advance(work, slice); }
  double share() const override { return done_ ? 1 : static_cast<double>(seen) / static_cast<double>(parts_ + 1); }

  std::uint64_t visit_;
  std::size_t parts_;
  Task<> task_;
  bool done_ = false;
};

}  // namespace perceptron
