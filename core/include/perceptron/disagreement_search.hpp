#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "perceptron/run.hpp"
#include "perceptron/shared.hpp"

namespace perceptron {

/// Examples on which two models disagree, ascending. A tie disagrees with either label.
struct Disagreements {
  std::vector<std::uint32_t> training;
  std::vector<std::uint32_t> held_out;
};

/// Finds the examples on which the models of two runs disagree, of those trained on and of those held out: of the
/// moments that the runs stand at when the job is made. Fails with `wrong_length` where they have not as many examples
/// of as many base features.
class DisagreementSearch {
 public:
  /// Both have the same examples, and the same held out from them.
  DisagreementSearch(Shared<Run> one, Shared<Run> other);

  /// See `Job`.
  bool advance(double work);
  double progress() const;
  const Error& error() const { return error_; }

  /// Asserts that it is done.
  const Disagreements& found() const {
    assert(error_ || compared_ == examples());
    return found_;
  }

 private:
  struct Side {
    Shared<Run> run;
    std::uint64_t visit;
  };

  const Run& run() const { return *sides_[0].run; }
  std::size_t examples() const { return run().data().size() + held_out_.size(); }
  void compare(std::size_t rows);

  std::array<Side, 2> sides_;
  const Dataset held_out_;
  std::size_t compared_ = 0;  ///< examples: those trained on, then those held out
  Disagreements found_;
  Error error_;
};

}  // namespace perceptron
