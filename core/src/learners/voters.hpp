#pragma once

#include "learners/learner.hpp"
#include "numeric/lanes.hpp"

namespace perceptron {

/// The weight vectors of a run as voters: voter k are the weights after k updates, and its count is how many visits
/// they survived. The present one, which comes last, has one vote beside those.
class Voters {
 public:
  Voters(const Moment& moment, double bias) : moment_(moment), bias_(bias) {}

  /// Calls `take(weights and bias, count)` for the voters first…last−1, which are not present any more. `w` is voter
  /// `first`, and voter `last` afterwards.
  template <class Take>
  void walk(std::span<double> w, std::size_t first, std::size_t last, Take take) const {
    const Journal& journal = *moment_.history.journal;
    const std::size_t d = moment_.data.d;
    double since = since_visit(first);
    for (std::size_t k = first; k < last; ++k) {
      const double until = journal.visit(k) + 1;
      take(w, until - since);
      since = until;
      // As `replay` does; a call for each of a million voters would cost more than the arithmetic.
      const double c = journal.coefficient(k);
      add_scaled(w.data(), c, moment_.data.row(journal.example(k)), d);
      w[d] += c * bias_;
    }
  }

  /// The count of the present voter.
  double present_count() const { return moment_.visit + 1 - since_visit(moment_.updates); }

 private:
  double since_visit(std::size_t k) const { return k > 0 ? moment_.history.journal->visit(k - 1) + 1 : 0; }

  const Moment& moment_;
  double bias_;
};

/// Adds `count` to the vote on each row that `w` has on its positive side, and takes it from those on the negative one.
/// `w` are d weights and a bias; there are as many rows of d values as votes.
void add_votes(std::span<const double> w, double count, const double* rows, std::size_t d, std::span<double> votes);

}  // namespace perceptron
