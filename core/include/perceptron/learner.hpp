#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "perceptron/dataset.hpp"
#include "perceptron/journal.hpp"
#include "perceptron/status.hpp"

namespace perceptron {

/// The learners there are. The numbers cross the boundary to JavaScript: append only.
enum class LearnerKind : std::uint8_t { perceptron };

/// Where a block of visits ends: after so many visits, or right after the update that makes so many updates.
struct BlockLimit {
  std::size_t visits;
  std::size_t updates;  ///< at least 1
};

struct BlockResult {
  std::size_t visits;
  std::size_t updates;
};

/// An update rule and a prediction rule over a flat vector of parameters. Stateless: everything that changes while
/// training is in the parameters, which is what makes seeking possible.
class Learner {
 public:
  virtual ~Learner() = default;

  /// Length of the parameter vector for d features. For linear learners: d weights, then the bias.
  virtual std::size_t parameters(std::size_t d) const = 0;

  /// Visits the examples of `sequence` in turn, the first being visit number `first_visit`, until a limit is reached.
  /// Updates go into `journal` unless it is null; room for `limit.updates` has been reserved. No allocation.
  virtual BlockResult visit(std::span<double> parameters, const Dataset& data, std::span<const std::uint32_t> sequence,
                            double first_visit, BlockLimit limit, Journal* journal) const = 0;

  /// Applies the updates first…last−1 of the journal: the same bits as the visits that made them.
  virtual void replay(std::span<double> parameters, const Dataset& data, const Journal& journal, std::size_t first,
                      std::size_t last) const = 0;

  /// The score a of one row of d feature values.
  virtual double score(std::span<const double> parameters, const double* x, std::size_t d) const = 0;

  /// Whether a score is a mistake on an example of this label.
  virtual bool mistake(double score, double label) const = 0;

  /// c of the update w ← w + c·x that a visit with this score makes; 0 for none.
  virtual double coefficient(double score, double label) const = 0;

  /// The change of the parameters that coefficient c makes on x; `change` is as long as the parameters.
  virtual void change(double c, const double* x, std::span<double> change) const = 0;
};

/// `settings` are the learner's own numbers, in the order its header documents. Null, with `error` set, when they are
/// not valid; fields are named as in the public spec ("learner.learningRate").
std::unique_ptr<Learner> make_learner(LearnerKind kind, bool bias, std::span<const double> settings, Error& error);

}  // namespace perceptron
