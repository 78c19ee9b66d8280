#pragma once

#include "numeric/lanes.hpp"
#include "perceptron/feature_map.hpp"

namespace perceptron {

/// (offset + x·z)^degree written out by the multinomial theorem as Σ φ_t(x)·φ_t(z). Each φ_t is a multiplier times a
/// monomial of scaled base features; what several choices of factors give alike is one φ_t, the squares of their
/// multipliers added. By degree, the lowest first. The linear kernel is degree 1 with offset 0.
/// Source: Daumé, A Course in Machine Learning, section 11.1 (kernelized perceptron and feature expansion).
class KernelExpansion {
 public:
  /// Most features that are written out.
  static constexpr double most = 1000;

  /// How many features there are over so many features of an example, equal ones counted apart. Exact up to 2^53.
  static double count(unsigned degree, double offset, std::size_t features);

  /// For a degree of 1…10 and an offset ≥ 0, else `out_of_range`; `too_large` for more than `most`. The map outlives
  /// it.
  static Result<KernelExpansion> create(const FeatureMap& map, std::uint32_t degree, double offset);

  std::size_t size() const { return terms_.size(); }

  /// The power of each base feature in φ_t, (base features). Here and below it asserts that t is below `size()`.
  Numbers powers(std::size_t t) const {
    assert(t < size());
    return terms_[t].powers;
  }

  /// The square of the multiplier of φ_t: multinomial coefficients times a power of the offset.
  double square(std::size_t t) const {
    assert(t < size());
    return terms_[t].square;
  }

  /// What implied weights say of a row of base features.
  struct Reading {
    std::vector<double> features;       ///< φ_t(x)
    std::vector<double> contributions;  ///< w_t·φ_t(x)
    double score;                       ///< their sum, added from the first to the last
  };
  /// Fails with `wrong_length`, as `weights` does.
  Result<Reading> read(Numbers weights, Numbers row) const;

  /// w = Σ α_i·y_i·φ(x_i), the weights that the counts of the kernel perceptron imply.
  Result<std::vector<double>> weights(Numbers alpha, Numbers labels, Numbers rows) const;

 private:
  struct Term {
    std::vector<double> powers;  ///< (base features), whole numbers
    double square;
  };

  void choose(std::size_t feature, unsigned left, std::vector<double>& powers, double square);
  std::vector<double> monomials(Numbers row) const;

  const FeatureMap* map_ = nullptr;
  double offset_ = 0;
  std::vector<Term> terms_;
};

}  // namespace perceptron
