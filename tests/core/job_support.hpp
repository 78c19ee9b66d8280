#pragma once

#include <gtest/gtest.h>

#include <limits>

#include "perceptron/job.hpp"
#include "perceptron/run.hpp"
#include "perceptron/shared.hpp"
#include "support.hpp"

namespace perceptron::test {

using SharedRun = Shared<Run>;

inline constexpr double unlimited = std::numeric_limits<double>::infinity();

/// Slices a job is worked off in: the least there is, some, and all at once.
inline constexpr double slice_sizes[] = {1, 300, 20'000, unlimited};

/// Works a job off; `between` is called after each slice. Returns how many slices there were.
template <class AnyJob, class Between>
std::size_t work_off(AnyJob& job, double slice, Between between) {
  double progress = job.progress();
  std::size_t slices = 1;
  for (; !job.advance(slice); ++slices) {
    EXPECT_LE(progress, job.progress());
    EXPECT_LT(job.progress(), 1);
    progress = job.progress();
    between();
  }
  EXPECT_EQ(job.progress(), 1);
  EXPECT_TRUE(job.advance(slice));
  return slices;
}

template <class AnyJob>
std::size_t work_off(AnyJob& job, double slice) {
  return work_off(job, slice, [] {});
}

/// A job that there is.
template <class Found>
JobOf<Found> job_of(Result<JobOf<Found>> job) {
  EXPECT_TRUE(job) << job.error().message();
  return *std::move(job);
}

inline SharedRun shared_run_of(RunSpec spec) { return run_of(std::move(spec)); }

/// The same, after so many visits.
inline SharedRun trained(RunSpec spec, std::uint64_t visits) {
  SharedRun run = shared_run_of(std::move(spec));
  run->advance(visits);
  return run;
}

}  // namespace perceptron::test
