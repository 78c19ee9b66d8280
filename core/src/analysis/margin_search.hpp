#pragma once

#include <vector>

#include "analysis/exact_search.hpp"
#include "analysis/hull.hpp"
#include "numeric/big_integer.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// The hyperplane that separates examples with the widest margin: exactly where that is quick, else as wide
/// as doubles find one, and proved to separate in either case.
class MarginSearch {
 public:
  /// Of examples that can be separated. While it works, it moves their numbers; in the end they are as they were.
  /// `scale` of the examples as they are. `known`: the normal of a hyperplane that separates them, as long as the
  /// hull's points, where nothing wider is found by these means.
  MarginSearch(Dataset& data, Hull::Kind kind, const Scale& scale, std::vector<BigInteger> known, const Means& means);

  Task<> find(Work& work);

  /// Its normal in whole numbers, what has proved it, and the square of the length of the normal.
  std::vector<BigInteger>& direction() { return direction_; }
  const ExactSearch& proof() const { return proof_; }
  const BigInteger& squared_length() const { return squared_length_; }
  /// The normal with length 1; asked for once.
  Task<std::vector<double>> unit(Work& work);

 private:
  Task<> search(Work& work);

  Dataset* data_;
  Hull hull_;
  Scale scale_;
  std::vector<BigInteger> direction_;
  Means means_;
  ExactSearch proof_;
  std::vector<BigInteger> squares_;
  BigInteger squared_length_;
};

}  // namespace perceptron
