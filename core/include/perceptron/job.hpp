#pragma once

#include <memory>
#include <utility>

#include "perceptron/status.hpp"

namespace perceptron {

class Work;

/// Work that may be long, in slices. The slices make no difference to what comes of it: mostly `result()` tells that.
class Job {
 public:
  Job() = default;
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;

  /// Works for about so many multiply-adds, above 0. True once it is done.
  bool advance(double work);
  /// The same, within a longer job.
  bool advance(Work& work) { return error_ || go_on(work) || error_; }
  /// 0…1, and 1 once it is done.
  double progress() const { return error_ ? 1 : share(); }
  /// Why it has failed, if it has: then it is done, and nothing more comes of it.
  const Error& error() const { return error_; }

 protected:
  /// A job is deleted as what it is.
  ~Job() = default;

  Error error_;

 private:
  /// Works until the work is used up. True once it is done, or there is an error; it may be called again then.
  virtual bool go_on(Work& work) = 0;
  /// How far it is, 0…1.
  virtual double share() const = 0;
};

/// A job of one of the library's kinds, and what it finds.
template <class Found>
class JobOf {
 public:
  template <class Kind>
  JobOf(std::unique_ptr<Kind> job)
      : job_(job.release(), [](Job* one) { delete static_cast<Kind*>(one); }),
        found_([](const Job& one) -> const Found& { return static_cast<const Kind&>(one).result(); }) {}

  bool advance(double work) { return job_->advance(work); }
  bool advance(Work& work) { return job_->advance(work); }
  double progress() const { return job_->progress(); }
  const Error& error() const { return job_->error(); }
  /// Of what follows a run, so far; else asserts that it is done.
  const Found& result() const { return found_(*job_); }

  /// The job, for who knows its kind and deletes it as that.
  Job* release() { return job_.release(); }

 private:
  std::unique_ptr<Job, void (*)(Job*)> job_;
  const Found& (*found_)(const Job&);
};

}  // namespace perceptron
