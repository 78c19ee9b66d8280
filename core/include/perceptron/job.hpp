#pragma once

#include <concepts>

namespace perceptron {

/// Work that may be long, in slices. `advance` works for about so many multiply-adds, above 0; true once it is done.
/// The slices make no difference to what comes of it, which is read from the job itself. `progress` is 0…1, and 1 once
/// it is done. A job that can fail has an `error()`: then it is done, and nothing comes of it.
///
/// A job on a run owns a share of it, and the run may move in between: the job goes to the visit it is of, and leaves
/// the run where it stood. What follows a run (a curve, the search for a cycle) is done when it has come to the run's
/// frontier; once training has gone on, it goes on too when it is advanced.
template <class Kind>
concept Job = requires(Kind job, const Kind& told, double work) {
  { job.advance(work) } -> std::same_as<bool>;
  { told.progress() } -> std::same_as<double>;
};

}  // namespace perceptron
