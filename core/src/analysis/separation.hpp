#pragma once

#include "analysis/hull.hpp"
#include "perceptron/analysis.hpp"

namespace perceptron {

/// The shortest proof that no hyperplane separates: the first two equal examples with opposite labels. O(n·d), by
/// hashing.
Task<std::optional<Combination>> find_twins(const Dataset& data, Work& work);

/// Whether a hyperplane separates examples, and what there is to say of it: the analysis of mapped features.
class Separation {
 public:
  /// Of examples of both labels. While it works, it moves their numbers; in the end they are as they were.
  Separation(Dataset& data, bool bias, const SearchLimits& limits) : data_(&data), bias_(bias), limits_(limits) {}

  /// As `Analysis::limit`.
  void limit(double work) { limits_.work = work; }

  Task<> find(Work& work);

  /// Once it is done; undecided before.
  const AnalysisResult& result() const { return result_; }

 private:
  /// The widest hyperplane, with the width in whole numbers.
  struct Widest {
    BigInteger above, below;   ///< the least w·x + b of the positives, and of −(w·x + b) of the negatives
    BigIntegers normal;        ///< w, and b where it counts as a weight
    BigInteger square;         ///< of the length of the normal
    std::vector<double> unit;  ///< the normal with length 1
  };

  Hull hull(const Scale& scale) const {
    return {*data_, bias_ ? Hull::Kind::with_bias : Hull::Kind::through_origin, scale};
  }
  Task<> decide(Work& work);
  Task<> explain(const Combination& origin, Work& work);
  Task<> measure(BigIntegers known, Work& work);
  Task<Widest> widest(Hull hull, BigIntegers known, Work& work);
  Task<> widen(Hull hull, BigIntegers& direction, Work& work);

  Dataset* data_;
  bool bias_;
  SearchLimits limits_;
  Scale scale_;                ///< of the examples as they are
  BigInteger squared_radius_;  ///< times 4^shift
  AnalysisResult result_;
};

}  // namespace perceptron
