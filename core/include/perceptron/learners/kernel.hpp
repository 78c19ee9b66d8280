#pragma once

#include <cstdint>

#include "perceptron/learners/option.hpp"

namespace perceptron {

enum class KernelKind : std::uint8_t {
  linear,      ///< x·z
  polynomial,  ///< (offset + x·z)^degree
  rbf,         ///< exp(−gamma·‖x − z‖²)
};

template <>
inline constexpr auto member_names<KernelKind> = std::to_array<const char*>({"linear", "polynomial", "rbf"});

/// The dual perceptron: counts α of the mistakes made on each example, score a(x) = Σ α_i·y_i·K(x_i, x). Summed from
/// the first example to the last it decides what is a mistake, in training as in prediction; a sum no larger than its
/// rounding error is 0, a tie. No bias: a kernel with an offset brings its own. Parameters: α; the score of every
/// example, kept up to date, so that a visit costs O(1) and an update O(n); how many updates there were. Model: α.
/// Source: Aizerman, Braverman and Rozonoer 1964; Freund and Schapire 1999.
struct KernelOptions {
  KernelKind kind = KernelKind::linear;
  std::uint32_t degree = 2;  ///< 1…10
  double offset = 1;         ///< 0…1e6
  double gamma = 1;          ///< above 0, at most 1e6
  TieRule tie = TieRule::mistake;

  static constexpr auto rows() {
    return std::tuple(Option{Field{"learner.kernel.kind"}, &KernelOptions::kind},
                      Option{Field{"learner.kernel.degree"}, &KernelOptions::degree, {1, 10}},
                      Option{Field{"learner.kernel.offset"}, &KernelOptions::offset, {0, 1e6}},
                      Option{Field{"learner.kernel.gamma"}, &KernelOptions::gamma, {0, 1e6, true}},
                      tie_row(&KernelOptions::tie));
  }
};

}  // namespace perceptron
